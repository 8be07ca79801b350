"""What generate.py fills its folders with."""

LIFTS = {
    "Garage Push": [("Bench Press", 60), ("Overhead Press", 40), ("Incline Dumbbell Press", 24),
                 ("Lateral Raise", 8), ("Triceps Pushdown", 25), ("Cable Fly", 15)],
    "Garage Pull": [("Deadlift", 100), ("Barbell Row", 60), ("Pull-Up", 0), ("Face Pull", 20),
                 ("Barbell Curl", 25), ("Hammer Curl", 12)],
    "Garage Legs": [("Squat", 80), ("Romanian Deadlift", 70), ("Leg Press", 120), ("Leg Curl", 35),
                ("Leg Extension", 40), ("Standing Calf Raise", 60)],
}
MEALS = ["Breakfast 08:15", "Lunch 12:45", "Snack", "Dinner 19:30"]
FOODS = ["{} g Oats", "{} ml Whole Milk", "2 pieces Egg", "1 scoop Whey Protein", "{} g Chicken Breast",
         "{} g White Rice", "{} g Broccoli", "1 tablespoon Olive Oil", "{} g Greek Yogurt", "1 Banana",
         "{} g Salmon", "{} g Potato", "{} g Apple", "{} g Bread", "{} g Cottage Cheese", "{} g Almonds"]
SET_NOTES = ["slow start", "bar path drifting", "felt strong", "grip gave out", "short rest",
             "stopped one short of ugly", "the last two with a pause at the bottom"]
SENTENCES = [
    "Slept badly, still moved well.",
    "The gym was full, so the order is not the usual one.",
    "Left shoulder quiet for the first time in weeks, kept the elbows tucked.",
    "Warmed up longer than planned, and it paid off on the top sets.",
    "Back to the old shoes; the heel slips in the new ones.",
    "Çok sıcaktı, dinlenmeleri uzattım.",
    "Two more of these and the weights go up.",
    "Tired from the run yesterday, everything felt one point heavier.",
    "Ate too late before it, will move the session or the meal.",
    "Counted every rest this time, and the whole thing took ten minutes less.",
]
DAY_NOTES = [
    "Weighed everything, as nearly as the kitchen scale allows.",
    "Ate out at noon; the rice is a guess from the size of the bowl, the rest was weighed at home.",
    "Hungry in the evening, and went to bed that way.",
    "Tired of chicken. Fish on Thursday.",
    "Akşam misafir vardı, tartamadım; miktarlar tahmin.",
    "Cooked for three days, the same box until Wednesday.",
]
GYMS = ["Corner Gym", "University Hall", "Basement"]
STYLES = ["House", "Market", "Canteen", "Grandma's", "Corner Shop", "Village", "Office", "Sunday", "Winter",
          "Harbour", "Airport"]
DISHES = ["Lentil Stew", "Granola", "Flatbread", "Bean Salad", "Fish Cake", "Rice Pudding", "Noodle Bowl",
          "Pepper Dip", "Nut Bar", "Oat Drink", "Vegetable Pie", "Tomato Broth", "Curry Paste", "Corn Fritter",
          "Berry Compote", "Cheese Pastry", "Stuffed Cabbage", "Barley Soup", "Potato Bake", "Seed Cracker"]
PLACES = ["Doorway", "Backpack", "Staircase", "Towel", "Hedge", "Kitchen Chair", "Park", "Wall", "Rucksack",
          "Garden"]
MOVES = ["Row", "Lunge", "Press", "Carry", "Step-Up", "Hold", "Pull", "Drag", "Twist", "Reach", "Hinge"]
QUESTIONS = ["My bench has not moved for three weeks. What would you change?",
             "I am travelling for ten days and the hotel has dumbbells only.",
             "How much of the weight I lost is water?"]
ANSWERS = ["Nothing yet: the sleep column says more than the bench does. Take the next week light, then start again "
           "five kilos lower and write down the rests.",
           "Two whole-body sessions a week keep everything you have. Higher reps, slow on the way down.",
           "Compare weeks, not days: the mean of seven mornings went down by 300 g, and that is about right."]
