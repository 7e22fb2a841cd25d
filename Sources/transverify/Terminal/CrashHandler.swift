import Foundation

/// Turns a trap of the program itself into one sentence and exit code 70.
///
/// Invariants: the handler calls only what POSIX allows in a signal handler (`write`, `_exit`), and reads nothing but
/// constants that exist before it is installed. It runs on a stack of its own, so that it can also tell of a stack
/// that overflowed. With `SWIFT_BACKTRACE` set the runtime's own handler stays, which prints where it happened.
enum CrashHandler {
  private static let stackSize = 64 * 1024
  private static let message: StaticString = """
    transverify: internal error: the program crashed; run again with SWIFT_BACKTRACE=enable=yes to see where

    """

  static func install() {
    if getenv("SWIFT_BACKTRACE") != nil { return }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { _ in
        _ = write(STDERR_FILENO, CrashHandler.message.utf8Start, CrashHandler.message.utf8CodeUnitCount)
        _exit(ExitCode.internalError.rawValue)
      }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        action.sa_flags = SA_ONSTACK
      #else
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_ONSTACK)
      #endif
      sigaction(number, &action, nil)
    }
  }
}
