import Foundation

/// Starts threads and says when one could not be had: limits of address space (`ulimit -v`) and of processes
/// (`ulimit -u`, containers) end that silently elsewhere.
package struct ThreadStarter: Sendable {
  /// A thread that has been started. Exactly one caller waits for it.
  package struct Running: Sendable {
    /// Returns once the thread has done its work and its stack is given back.
    package let join: @Sendable () -> Void

    package init(join: @escaping @Sendable () -> Void) { self.join = join }
  }

  /// Starts a thread with a stack of so many bytes; `nil` when the system refuses it. The body is then not called.
  package let start: @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Running?

  package init(start: @escaping @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Running?) {
    self.start = start
  }

  /// Starts threads of the operating system.
  package static let system = ThreadStarter { stackSize, body in
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { perform($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { argument in argument.flatMap(perform) }, work.toOpaque())
    #endif
    guard code == 0 else {
      work.release()
      return nil
    }
    let started = Started(thread: thread)
    return Running { started.join() }
  }

  /// What a new thread does.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private struct Started: @unchecked Sendable {
      let thread: pthread_t?

      func join() { if let thread { pthread_join(thread, nil) } }
    }
  #else
    private struct Started: @unchecked Sendable {
      let thread: pthread_t

      func join() { pthread_join(thread, nil) }
    }
  #endif

  /// Takes the work that was passed on, and does it.
  private static func perform(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    SignalStack.use(during: work.body)
    return nil
  }
}

/// A second stack of a thread, for handlers of signals: with it one that tells of crashes also tells of an overflow of
/// the first stack.
private enum SignalStack {
  private static let size = 64 * 1024

  static func use(during body: () -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
    body()
    stack.ss_flags = .init(SS_DISABLE)
    sigaltstack(&stack, nil)
    memory.deallocate()
  }
}
