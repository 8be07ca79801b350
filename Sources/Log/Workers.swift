#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs the same work on several threads.
enum Workers {
    /// Calls `work` with 0, 1, … on as many threads at once, and returns when all have ended.
    /// Thread 0 is the caller's.
    static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for index in 1..<max(1, count) {
            let box = Unmanaged.passRetained(Box { work(index) })
            #if canImport(Glibc)
                var thread = pthread_t()
                let started = pthread_create(&thread, nil, { Workers.start($0) }, box.toOpaque()) == 0
                if started { threads.append(thread) }
            #else
                var thread: pthread_t?
                let started = pthread_create(&thread, nil, { Workers.start($0) }, box.toOpaque()) == 0
                if let thread { threads.append(thread) }
            #endif
            if !started {
                box.release()
                work(index)
            }
        }
        work(0)
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Calls `work` on a thread that nobody waits for.
    static func start(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Box(work))
        #if canImport(Glibc)
            var thread = pthread_t()
            let started = pthread_create(&thread, nil, { Workers.start($0) }, box.toOpaque()) == 0
            if started { pthread_detach(thread) }
        #else
            var thread: pthread_t?
            let started = pthread_create(&thread, nil, { Workers.start($0) }, box.toOpaque()) == 0
            if let thread { pthread_detach(thread) }
        #endif
        if !started { box.release() }
    }

    private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
    }

    private final class Box {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
    }

    /// The processors that may be used, at most 8.
    static var processors: Int { max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }
}
