import Reporters
import RunReport
import Serving
import Verification

/// Walks through what was found, and answers questions about them. Used by the thread that has found it.
struct WalkAnswers {
  static let outdated = HTTPRefusal(409, "The sources were explored again: load the page anew.")
  /// Walks that are kept: each holds the explored states of its subject.
  private static let kept = 2

  let source: ReplaySource
  /// The latest last.
  private var walks: [(finding: Int, walk: OrderingWalk)] = []

  init(_ source: ReplaySource) { self.source = source }

  mutating func answer(_ question: WalkQuestion) -> HTTPAnswer {
    let findings = source.report.findings
    do throws(InputError) {
      let finding = try FindingChoice.position(of: question.finding, among: findings)
      let walk = try walk(through: finding)
      guard walk.go(to: question.place) else {
        throw InputError("there is no such place on a walk through f\(finding + 1): the numbers lead nowhere")
      }
      let answer = WalkAnswer(
        finding: finding + 1, place: walk.shortest(question.place), view: walk.view, taken: walk.taken,
        state: walk.wholeState)
      return HTTPAnswer(kind: .json, body: answer.json)
    } catch {
      return Self.refusal(HTTPRefusal(422, error.message.prefix(1).uppercased() + error.message.dropFirst() + "."))
    }
  }

  static func refusal(_ refusal: HTTPRefusal) -> HTTPAnswer {
    HTTPAnswer(status: refusal.status, kind: .json, body: WalkAnswer.refusal(refusal.sentence))
  }

  /// A walk begins with an exploration of its subject.
  private mutating func walk(through finding: Int) throws(InputError) -> OrderingWalk {
    if let index = walks.firstIndex(where: { $0.finding == finding }) {
      walks.append(walks.remove(at: index))
      return walks[walks.count - 1].walk
    }
    // Before the next is explored, so that not all of them are there at once.
    walks = walks.suffix(Self.kept - 1)
    let walk = try source.walk(through: source.report.findings[finding])
    walks.append((finding, walk))
    return walk
  }
}
