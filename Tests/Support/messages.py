#!/usr/bin/env python3
"""Compares the texts in Sources with the Turkish catalogue, Sources/CPresets/data/tr.po.

Prints, as PO entries ready to be filled in, the texts that the catalogue does not have, and then the
entries that no source has any more. With --check it exits with 1 if there are any of either; with
--all it prints every text instead.

The Swift sources are read well enough to know the exact value of a string literal and the call,
label, declaration or function that it stands in. A literal is a text where Swift makes a `Phrase` of
it, and in the few places listed below where a plain string is given to `translate`.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
CATALOGUE = SOURCES / "CPresets" / "data" / "tr.po"

# Plain strings that are translated: the function, and which of its arguments without a label.
UNLABELLED = {
    "Phrase": {0}, "say": {0}, "translate": {0}, "ArgumentError": {0}, "Example": {1},
    "Rule": {2}, "Field": {2}, "Record": {1}, "argument": {0},
}
# The same by label, in whatever call.
LABELLED = {"message", "expected", "help", "abstract", "discussion", "explanation", "template"}
# The same by function and label.
LABELLED_IN = {"option": {"value"}}
# Types whose strings are all texts.
TEXT_TYPES = {"Texts", "DiagnosticTexts", "Template"}
TEXT_TYPE_FILES = {"Texts.swift", "DiagnosticStyle.swift", "DiagnosticSummary.swift"}
# Functions that take a phrase somewhere and a plain string elsewhere under the same name.
NOT_TEXTS = {"text"}
# Enumerations whose raw values are words to translate, with their files.
WORD_TYPES = {("Severity", "Diagnostic.swift"), ("Kind", "Kind.swift")}

# ---------------------------------------------------------------- Swift, as far as needed


class Token:
    """A word, number, operator or string. `value` is a string's value; None where it has `\\(…)`."""

    def __init__(self, kind, text, line, value=None, inner=()):
        self.kind, self.text, self.line, self.last = kind, text, line, line
        self.value, self.inner = value, inner

    def __repr__(self):
        return f"{self.kind}:{self.text}"


class Group:
    """What stands between brackets."""

    kind = "group"

    def __init__(self, text, line):
        self.text, self.line, self.last, self.nodes = text, line, line, []


ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


class Lexer:
    def __init__(self, text):
        self.text, self.at, self.line = text, 0, 1

    def tokens(self, until=None):
        """The tokens up to the end, or to the bracket that closes an interpolation."""
        found, depth = [], 0
        while self.at < len(self.text):
            rest = self.text[self.at]
            if rest == "\n":
                self.line += 1
                self.at += 1
            elif rest in " \t\r":
                self.at += 1
            elif self.text.startswith("//", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text.startswith("/*", self.at):
                self.comment()
            elif string := re.compile(r'(#*)(""")|(#*)(")').match(self.text, self.at):
                found.append(self.string(string.group(1) or string.group(3) or "", string.group(2) or string.group(4)))
            elif word := re.compile(r"[#@$]?[^\W\d]\w*|`\w+`|\$\d+").match(self.text, self.at):
                found.append(Token("word", word.group().strip("`"), self.line))
                self.at = word.end()
            elif number := re.compile(r"\d\w*(?:\.\d\w*)?").match(self.text, self.at):
                found.append(Token("number", number.group(), self.line))
                self.at = number.end()
            elif rest in "()[]{},;":
                if until and rest == "(":
                    depth += 1
                if until and rest == ")":
                    if depth == 0:
                        self.at += 1
                        return found
                    depth -= 1
                found.append(Token("mark", rest, self.line))
                self.at += 1
            elif operator := re.compile(r"->|\.\.[.<]|[=!]==?|\?\?|&&|\|\||[-+*/%<>=]=|[^\w\s\"]").match(self.text, self.at):
                found.append(Token("mark", operator.group(), self.line))
                self.at = operator.end()
            else:
                raise SyntaxError(f"line {self.line}: {self.text[self.at:self.at + 20]!r}")
        return found

    def comment(self):
        depth = 0
        while True:
            mark = re.compile(r"/\*|\*/|\n").search(self.text, self.at)
            if not mark:
                raise SyntaxError(f"line {self.line}: a comment without an end")
            self.at = mark.end()
            if mark.group() == "\n":
                self.line += 1
            else:
                depth += 1 if mark.group() == "/*" else -1
                if depth == 0:
                    return

    def string(self, hashes, quotes):
        """A string literal, with the blanks that its last line takes away from a long one."""
        start = self.line
        self.at += len(hashes) + len(quotes)
        close, escape = quotes + hashes, "\\" + hashes
        parts, inner = [], []  # Parts are raw text (str), escaped text (list) or None for `\(…)`.
        while not self.text.startswith(close, self.at):
            if self.text.startswith(escape, self.at):
                self.at += len(escape)
                letter = self.text[self.at]
                self.at += 1
                if letter == "(":
                    inner += self.tokens(until=")")
                    parts.append(None)
                elif letter == "u":
                    code = re.compile(r"\{([0-9A-Fa-f]+)\}").match(self.text, self.at)
                    parts.append([chr(int(code.group(1), 16))])
                    self.at = code.end()
                elif letter in " \t\n":
                    blank = re.compile(r"[ \t]*\n").match(self.text, self.at - 1)
                    parts.append(["\n"])  # A mark for the join below.
                    self.at, self.line = blank.end(), self.line + 1
                else:
                    parts.append([ESCAPES[letter], ""])
            else:
                letter = self.text[self.at]
                if letter == "\n":
                    self.line += 1
                parts.append(letter)
                self.at += 1
        self.at += len(close)
        token = Token("string", quotes, start, self.value(parts, quotes), inner)
        token.last = self.line
        return token

    @staticmethod
    def value(parts, quotes):
        if None in parts:
            return None
        if quotes == '"':
            return "".join(part if isinstance(part, str) else part[0] for part in parts)
        lines, joins, line = [], [], []
        for part in parts:
            if part == "\n" or part == ["\n"]:
                lines.append(line)
                joins.append("" if part == ["\n"] else "\n")
                line = []
            else:
                line.append(part)
        indent = len(line)  # The last line holds only blanks.
        result = ""
        for number, line in enumerate(lines[1:], 1):
            kept = line[indent:] if line else line
            result += "".join(part if isinstance(part, str) else part[0] for part in kept)
            if number < len(lines) - 1:
                result += joins[number]
        return result


def grouped(tokens):
    """The tokens with what is in brackets in groups."""
    top = Group("", 1)
    stack = [top]
    for token in tokens:
        if token.kind == "mark" and token.text in "([{":
            group = Group(token.text, token.line)
            stack[-1].nodes.append(group)
            stack.append(group)
        elif token.kind == "mark" and token.text in ")]}":
            stack.pop().last = token.line
        else:
            stack[-1].nodes.append(token)
    return top


def is_(node, *texts):
    return node is not None and node.kind != "string" and node.text in texts


def arguments(group):
    """The arguments of a call: label or None, and the nodes."""
    found, current = [], []
    for node in group.nodes + [None]:
        if node is None or is_(node, ","):
            if current:
                labelled = len(current) > 1 and current[0].kind == "word" and is_(current[1], ":")
                found.append((current[0].text, current[2:]) if labelled else (None, current))
            current = []
        else:
            current.append(node)
    return found


def callee(nodes, index):
    """The name of the function whose arguments stand at an index; "" for brackets around an expression."""
    at = index - 1
    if at >= 0 and is_(nodes[at], "?", "!"):
        at -= 1
    if at < 0 or nodes[at].kind != "word" or nodes[at].line != nodes[index].line:
        return ""
    if nodes[at].text in {"return", "in", "case", "if", "guard", "switch", "while", "let", "var", "throw", "try", "throws", "where"}:
        return ""
    if nodes[at].text == "init" and at > 1 and is_(nodes[at - 1], ".") and nodes[at - 2].kind == "word":
        return nodes[at - 2].text
    return nodes[at].text


# ---------------------------------------------------------------- What is a text


class Signatures:
    """Which arguments and variables are phrases, from the declarations."""

    def __init__(self):
        self.unlabelled = {name: set(places) for name, places in UNLABELLED.items()}
        self.labels = set(LABELLED)

    def collect(self, nodes, type_name=""):
        for index, node in enumerate(nodes):
            if node.kind != "group":
                if node.kind == "word" and node.text in {"let", "var"} and self.is_phrase(nodes[index + 1:index + 5]):
                    self.labels.add(nodes[index + 1].text)
                continue
            before = nodes[index - 1] if index else None
            name = before.text if before and before.kind == "word" else ""
            if node.text == "(" and (name == "init" or index > 1 and is_(nodes[index - 2], "func")):
                self.parameters(type_name if name == "init" else name, node)
            inner = type_name
            if node.text == "{":
                for back in range(index - 1, max(-1, index - 40), -1):
                    if is_(nodes[back], "struct", "class", "enum", "extension", "protocol", "actor"):
                        inner = nodes[back + 1].text
                        break
                    if is_(nodes[back], "func", "let", "var", "init", "=") or nodes[back].kind == "group":
                        break
            self.collect(node.nodes, inner)

    @staticmethod
    def is_phrase(nodes):
        """Whether nodes are `name: Phrase`."""
        return len(nodes) > 2 and nodes[0].kind == "word" and is_(nodes[1], ":") and is_(nodes[2], "Phrase")

    def parameters(self, name, group):
        place, current = 0, []
        for node in group.nodes + [None]:
            if node is not None and not is_(node, ","):
                current.append(node)
                continue
            if current:
                is_unlabelled = is_(current[0], "_")
                own = current[1:] if len(current) > 1 and current[1].kind == "word" else current
                if self.is_phrase(own):
                    if is_unlabelled:
                        self.unlabelled.setdefault(name, set()).add(place)
                    else:
                        self.labels.add(current[0].text)
                place += is_unlabelled
            current = []


class Harvest:
    def __init__(self, signatures):
        self.signatures, self.texts, self.problems = signatures, {}, []

    def add(self, token, path):
        if token.value is None:
            self.problems.append(f"{path}:{token.line}: a text with \\(…) in it can't be translated")
        else:
            self.texts.setdefault(token.value, path)

    def file(self, nodes, path):
        self.walk(nodes, path)

    def walk(self, nodes, path, is_body=True, inner_type=""):
        """Goes through nodes, looking for the places where texts stand."""
        for index, node in enumerate(nodes):
            before = nodes[index - 1] if index else None
            if node.kind == "string":
                if node.inner:
                    self.walk(grouped(node.inner).nodes, path)
            elif node.kind == "word":
                self.declaration(nodes, index, path, is_body)
                if node.text == "case" and (inner_type, Path(path).name) in WORD_TYPES:
                    self.words(nodes, index, path)
            elif node.kind == "group":
                name = callee(nodes, index) if node.text == "(" else ""
                if name and name not in NOT_TEXTS and not (index > 1 and is_(nodes[index - 2], "func")):
                    self.call(name, node, path)
                inner = ""
                if node.text == "{":
                    inner = self.type_of(nodes, index)
                    if self.is_phrase_body(nodes, index):
                        self.values(node.nodes, path, is_body=True)
                    if inner in TEXT_TYPES and Path(path).name in TEXT_TYPE_FILES:
                        self.all_texts(node, path)
                self.walk(node.nodes, path, node.text == "{", inner)

    @staticmethod
    def type_of(nodes, index):
        """The name of the enumeration or structure whose body stands at an index."""
        for back in range(index - 1, max(-1, index - 40), -1):
            if is_(nodes[back], "struct", "class", "enum", "extension"):
                return nodes[back + 1].text
            if nodes[back].kind == "group" or is_(nodes[back], "func", "let", "var", "=", ";"):
                return ""
        return ""

    @staticmethod
    def is_phrase_body(nodes, index):
        """`-> Phrase {`, `-> Phrase? {` and `var x: Phrase {`."""
        at = index - 1
        if at >= 0 and is_(nodes[at], "?"):
            at -= 1
        if at < 1 or not is_(nodes[at], "Phrase"):
            return False
        return is_(nodes[at - 1], "->") or at > 2 and is_(nodes[at - 1], ":") and is_(nodes[at - 3], "var")

    def call(self, name, group, path):
        place = 0
        for label, nodes in arguments(group):
            if label is None:
                wanted = place in self.signatures.unlabelled.get(name, ())
                place += 1
            else:
                wanted = label in self.signatures.labels or label in LABELLED_IN.get(name, ())
            if wanted:
                self.values(nodes, path)

    def declaration(self, nodes, index, path, is_body):
        """`name: Phrase = value` and `name = value` for what is a phrase."""
        at = index + 1
        if at < len(nodes) and is_(nodes[at], ":") and at + 1 < len(nodes) and is_(nodes[at + 1], "Phrase"):
            at += 2
            if at < len(nodes) and is_(nodes[at], "?"):
                at += 1
        elif nodes[index].text not in self.signatures.labels or index and is_(nodes[index - 1], "let", "var"):
            return
        if at < len(nodes) and is_(nodes[at], "="):
            self.values(self.statement(nodes, at + 1, is_body), path)

    @staticmethod
    def statement(nodes, start, is_body):
        """The nodes of an expression: up to a comma, or to a line that does not go on with it."""
        end = start
        while end < len(nodes):
            node = nodes[end]
            if is_(node, ",", ";"):
                break
            if is_body and end > start and node.line > nodes[end - 1].last:
                goes_on = is_(node, "?", ":", "??", ".", "+", "&&", "||")
                begun = is_(nodes[end - 1], "?", ":", "??", "+", "=", "&&", "||")
                if not goes_on and not begun:
                    break
            end += 1
        return nodes[start:end]

    def values(self, nodes, path, is_body=False):
        """The literals that an expression, or a body, can have as its value."""
        is_conditional = False
        index = 0
        while index < len(nodes):
            node = nodes[index]
            if is_(node, "if", "switch", "else", "do"):
                is_conditional = True
            elif is_(node, "case"):  # A pattern.
                while index < len(nodes) and not is_(nodes[index], ":"):
                    index += 1
            elif is_(node, "let", "var", "guard") and is_body:
                index += len(self.statement(nodes, index + 1, True))
            elif node.kind == "string":
                before = nodes[index - 1] if index else None
                after = nodes[index + 1] if index + 1 < len(nodes) else None
                is_compared = is_(before, "==", "!=", "~=", "+") or is_(after, "==", "!=", "+", ".")
                if not is_compared:
                    self.add(node, path)
            elif node.kind == "group":
                if node.text == "(" and not callee(nodes, index):
                    self.values(node.nodes, path)
                elif node.text == "{" and is_conditional:
                    self.values(node.nodes, path, True)
            index += 1

    def all_texts(self, group, path):
        for node in group.nodes:
            if node.kind == "string":
                self.add(node, path)
            elif node.kind == "group" and node.text == "(":
                self.all_texts(node, path)

    def words(self, nodes, index, path):
        """The raw values of `case a, b = "c"`."""
        for node in self.case(nodes, index + 1):
            self.texts.setdefault(node, path)

    @staticmethod
    def case(nodes, at):
        while at < len(nodes) and nodes[at].kind == "word":
            word = nodes[at].text
            at += 1
            if at + 1 < len(nodes) and is_(nodes[at], "="):
                word, at = nodes[at + 1].value, at + 2
            yield word
            if at >= len(nodes) or not is_(nodes[at], ","):
                return
            at += 1


def is_text(value):
    """Whether there is something to translate: letters outside of placeholders and of `code`."""
    return any(letter.isalpha() for letter in re.sub(r"\{\d+\}", "", value))


def harvest():
    """All texts with the file that has them first, and what went wrong."""
    trees = {}
    for path in sorted(SOURCES.rglob("*.swift")):
        shown = str(path.relative_to(SOURCES))
        try:
            trees[shown] = grouped(Lexer(path.read_text("utf-8")).tokens()).nodes
        except (SyntaxError, IndexError, AttributeError) as error:
            sys.exit(f"messages.py can't read {shown}: {error}")
    signatures = Signatures()
    for nodes in trees.values():
        signatures.collect(nodes)
    result = Harvest(signatures)
    for path, nodes in trees.items():
        result.file(nodes, path)
    return result.texts, result.problems


# ---------------------------------------------------------------- The catalogue

PO_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def quoted(text):
    """A text as PO strings: on one line, or after each line break a new one."""
    def quote(part):
        return '"' + part.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'

    lines = text.splitlines(keepends=True)
    return quote(text) if len(lines) < 2 else "\n".join(['""'] + [quote(line) for line in lines])


def read_catalogue(path=CATALOGUE):
    """The entries of a PO file, without its header."""
    entries, key, value, target = {}, None, None, None

    def close():
        if key is not None and value is not None and key:
            if key in entries:
                sys.exit(f"{path}: msgid {key!r} is there twice")
            entries[key] = value

    if not path.exists():
        return entries
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = re.fullmatch(r'(?:(msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"', line)
        if not match:
            sys.exit(f"{path}:{number}: {line}")
        text = re.sub(r"\\(.)", lambda found: PO_ESCAPES[found.group(1)], match.group(2))
        if match.group(1) == "msgid":
            close()
            key, value, target = text, None, "key"
        elif match.group(1) == "msgstr":
            value, target = text, "value"
        elif target == "key":
            key += text
        else:
            value += text
    close()
    return entries


def placeholders(text):
    return sorted(set(re.findall(r"\{\d+\}", text)))


def main(options):
    texts, problems = harvest()
    wanted = {text: path for text, path in texts.items() if is_text(text)}
    if "--all" in options:
        for text, path in wanted.items():
            print(f"#: {path}\nmsgid {quoted(text)}\n")
        return 0
    entries = read_catalogue()
    missing = {text: path for text, path in wanted.items() if not entries.get(text)}
    unused = [text for text in entries if text not in texts]
    wrong = [text for text, value in entries.items() if value and placeholders(text) != placeholders(value)]
    for text, path in missing.items():
        print(f'#: {path}\nmsgid {quoted(text)}\nmsgstr ""\n')
    for text in unused:
        print(f"# No source has this any more.\nmsgid {quoted(text)}\n")
    for text in wrong:
        print(f"# The placeholders differ.\nmsgid {quoted(text)}\nmsgstr {quoted(entries[text])}\n")
    for problem in problems:
        print("#", problem)
    print(f"# {len(wanted)} texts: {len(missing)} missing, {len(unused)} not used, {len(wrong)} with other placeholders", file=sys.stderr)
    return 1 if "--check" in options and (missing or unused or wrong or problems) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
