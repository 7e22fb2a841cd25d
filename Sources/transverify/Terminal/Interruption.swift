import Foundation
import Synchronization

/// Ctrl-C and polite termination: the first asks the run to end with what it has found, the second ends the process.
///
/// Until somebody asks whether it was requested nothing has been found: then the first ends the process, too.
enum Interruption {
  private static let flag = Atomic<Bool>(false)
  private static let isHeard = Atomic<Bool>(false)

  /// Whoever asks goes on asking, and ends within a second.
  static var isRequested: Bool {
    isHeard.store(true, ordering: .relaxed)
    return flag.load(ordering: .relaxed)
  }

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
    // The flags must exist before a handler runs: making them is not safe inside one.
    flag.store(false, ordering: .relaxed)
    isHeard.store(false, ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        if !Interruption.isHeard.load(ordering: .relaxed) { Interruption.endUnheard() }
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    unblock()
  }

  /// Calls nothing that a signal handler must not.
  private static func endUnheard() {
    let text: StaticString = "transverify: interrupted before anything was explored\n"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _exit(ExitCode.incomplete.rawValue)
  }

  /// From now on they end the process at once.
  static func restore() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
