import Foundation
import Synchronization

/// Ctrl-C and polite termination: the first asks the run to end with what it has found, the second ends the process.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

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
  }

  /// From now on they end the process at once.
  static func restore() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
