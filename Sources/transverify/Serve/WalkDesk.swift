import Dispatch
import Serving
import Synchronization

/// Where connections leave questions for the one thread that can walk, and wait for its answers.
final class WalkDesk: Sendable {
  /// A question that waits.
  final class Slip: Sendable {
    let question: WalkQuestion
    private let given = Mutex<HTTPAnswer?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ question: WalkQuestion) { self.question = question }

    func give(_ answer: HTTPAnswer) {
      given.withLock { $0 = answer }
      isDone.signal()
    }

    fileprivate func wait() -> HTTPAnswer {
      isDone.wait()
      return given.withLock { $0 } ?? WalkAnswers.refusal(.busy)
    }
  }

  /// Questions that wait at a time: connections for everything else must be left.
  static let most = 8

  private let state = Mutex((waiting: [Slip](), isClosed: false))
  private let arrivals = DispatchSemaphore(value: 0)

  /// Waits for the answer; refused at once where too many wait, or nobody will answer.
  func ask(_ question: WalkQuestion) -> HTTPAnswer {
    let slip = Slip(question)
    let refusal = state.withLock { state -> HTTPRefusal? in
      if state.isClosed { return WalkAnswers.outdated }
      if state.waiting.count >= Self.most { return .busy }
      state.waiting.append(slip)
      return nil
    }
    if let refusal { return WalkAnswers.refusal(refusal) }
    arrivals.signal()
    return slip.wait()
  }

  /// The next question, waited for; `nil` once the desk is closed.
  func next() -> Slip? {
    arrivals.wait()
    let (slip, isClosed) = state.withLock { state in
      (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
    }
    // Whoever comes later does not wait, either.
    if isClosed { arrivals.signal() }
    return slip
  }

  /// Nothing is answered any more.
  func close() {
    let left = state.withLock { state in
      defer { state = ([], true) }
      return state.waiting
    }
    for slip in left { slip.give(WalkAnswers.refusal(WalkAnswers.outdated)) }
    arrivals.signal()
  }
}
