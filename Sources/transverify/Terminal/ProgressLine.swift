import Foundation
import Synchronization
import Verification

/// One line on a terminal that says how far a run has come. Any thread may call it.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var next: ContinuousClock.Instant?
  }

  private let write: @Sendable (String) -> Void
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// - Parameter write: prints to the terminal as it is.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Shows the progress, at most ten times a second.
  func show(_ progress: RunProgress) {
    let now = ContinuousClock.now
    state.withLock { state in
      if let next = state.next, now < next { return }
      state.next = now + .milliseconds(100)
      state.isShown = true
      // Without wrapping: a second line could not be removed again.
      write("\r\u{1B}[K\u{1B}[?7l" + Self.text(progress, seconds: (now - start) / .seconds(1)) + "\u{1B}[?7h")
    }
  }

  /// Removes the line, so that reports begin at the margin.
  func clear() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// `3/12 CardAnimator · 12,345 states · 41,150 states/s · depth 14 · queue 831`
  static func text(_ progress: RunProgress, seconds: Double) -> String {
    let rate = seconds > 0 ? Int(Double(progress.states) / seconds) : 0
    let repair = progress.repair.map { ["repair of \($0)"] } ?? []
    let parts =
      repair + [
        "\(progress.finishedSubjects)/\(progress.subjects) \(progress.subject)", "\(grouped(progress.states)) states",
        "\(grouped(rate)) states/s", "depth \(progress.depth)", "queue \(grouped(progress.queue))",
      ]
    return parts.joined(separator: " · ")
  }

  private static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
