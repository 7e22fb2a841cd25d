import Reporters
import RunReport
import Serving
import Synchronization
import Threading
import Verification

/// The sources as they are at one time: what is found in them, and walks through it. Both happen on a thread of its
/// own, so that an earlier edition is served meanwhile.
final class Edition: Sendable {
  /// What pages show of it.
  struct Found: Sendable {
    var page: String
    /// The identity of each finding.
    var findings: [String]
  }

  private struct State {
    var outcome: Result<Found, InputError>?
    var isRetired = false
    var hasEnded = false
  }

  /// Counted from 1.
  let number: Int
  private let desk = WalkDesk()
  private let state = Mutex(State())
  private let thread = Mutex<ThreadStarter.Running?>(nil)
  private static let stackSize = 8 << 20

  init(number: Int) { self.number = number }

  /// `nil` while it is explored.
  var outcome: Result<Found, InputError>? { state.withLock { $0.outcome } }
  var found: Found? { try? outcome?.get() }
  private var isRetired: Bool { state.withLock { $0.isRetired } }

  /// Explores what the options name.
  /// - Parameter isEnded: asked again and again, on a walk, too.
  func begin(
    _ engine: Engine, _ options: RunOptions, _ progress: @escaping @Sendable (RunProgress) -> Void,
    isEnded: @escaping @Sendable () -> Bool
  ) {
    let running = ThreadStarter.system.start(Self.stackSize) {
      self.perform(engine, options, progress) { isEnded() || self.isRetired }
      self.state.withLock { $0.hasEnded = true }
    }
    thread.withLock { $0 = running }
    if running == nil {
      state.withLock { $0.outcome = .failure(InputError("the system allows no more threads")) }
    }
  }

  private func perform(
    _ engine: Engine, _ options: RunOptions, _ progress: @escaping @Sendable (RunProgress) -> Void,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    do throws(InputError) {
      let source = try engine.replays(options, nil, progress, isCancelled)
      let report = source.report
      let found = Found(page: ServedPage.render(report, version: number), findings: report.findings.map(\.id))
      state.withLock { $0.outcome = .success(found) }
      var walks = WalkAnswers(source)
      while let slip = desk.next() { slip.give(walks.answer(slip.question)) }
    } catch {
      state.withLock { $0.outcome = .failure(error) }
    }
  }

  /// Waits for the walk; any thread may.
  func answer(_ question: WalkQuestion) -> HTTPAnswer {
    if let version = question.version, version != number { return WalkAnswers.refusal(WalkAnswers.outdated) }
    return desk.ask(question)
  }

  /// Ends its thread as soon as that can be.
  func retire() {
    state.withLock { $0.isRetired = true }
    desk.close()
  }

  /// Gives the thread's stack back, once it has ended; whether it has.
  func isBuried() -> Bool {
    guard state.withLock({ $0.hasEnded }) else { return false }
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return true
  }
}
