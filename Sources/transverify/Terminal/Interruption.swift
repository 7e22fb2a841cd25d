import Foundation
import Synchronization

/// Ctrl-C and polite termination: the first asks the run to end with what it has found, the second ends the process.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Whoever starts the program may have these signals blocked, as threads of libdispatch have: then nothing but `kill -9`
  /// would end it.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Also makes a closed pipe an error of the write instead of the death of the process.
  static func install() {
    // The flag must exist before a handler runs: making it is not safe inside one.
    _ = isRequested
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    unblock()
  }

  /// From now on they end the process at once.
  static func restore() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
