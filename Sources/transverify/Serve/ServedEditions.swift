import Reporters
import Serving
import Synchronization

/// What connections get: the latest edition that is explored, and how it stands with the next.
final class ServedEditions: Sendable {
  private struct State {
    var current: Edition
    var isChecking = false
    var trouble = ""
  }

  private let state: Mutex<State>

  init(_ first: Edition) { state = Mutex(State(current: first)) }

  var current: Edition { state.withLock { $0.current } }

  /// The sources have changed.
  func beginChecking() { state.withLock { $0.isChecking = true } }

  /// The next edition is served from now on; answers the last one.
  func publish(_ edition: Edition) -> Edition {
    state.withLock { state in
      defer { state = State(current: edition) }
      return state.current
    }
  }

  /// The changed sources cannot be explored: the last edition stays.
  func fail(_ trouble: String) {
    state.withLock { state in (state.isChecking, state.trouble) = (false, trouble) }
  }

  /// Answers a request for one of the documents. Any thread may ask.
  func answer(_ request: LocalServer.Request) -> HTTPAnswer {
    switch request.path {
    case [""]: HTTPAnswer(kind: .html, body: current.found?.page ?? "")
    case [ServedPage.styleName]: HTTPAnswer(kind: .style, body: ServedPage.style)
    case [ServedPage.scriptName]: HTTPAnswer(kind: .script, body: ServedPage.script)
    case ["version"]: HTTPAnswer(kind: .json, body: standing.json)
    case ["findings"]: HTTPAnswer(kind: .json, body: findings)
    case ["walk"]: walk(request.query)
    default: HTTPRefusal.unknown.answer
    }
  }

  private var findings: String {
    let edition = current
    return ServedState.findings(edition.found?.findings ?? [], version: edition.number)
  }

  private var standing: ServedState {
    let state = state.withLock { $0 }
    return ServedState(
      version: state.current.number, findings: state.current.found?.findings.count ?? 0, isChecking: state.isChecking,
      trouble: state.trouble)
  }

  private func walk(_ query: [String: String]) -> HTTPAnswer {
    do throws(HTTPRefusal) {
      return current.answer(try WalkQuestion(query))
    } catch {
      return WalkAnswers.refusal(error)
    }
  }
}
