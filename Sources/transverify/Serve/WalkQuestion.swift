import RunReport
import Serving

/// What a page asks of a walk: `walk?version=1&finding=f1&step=3&path=2,1`, and `&beginning=2` for another set-up.
///
/// A walk is nothing but its place: the server keeps none for a page, and equal questions have equal answers.
struct WalkQuestion: Hashable, Sendable {
  /// The edition that the page shows; `nil` for the latest.
  var version: Int?
  /// A number, a rule or an id, as `replay` takes them.
  var finding: String
  var place: WalkPlace

  /// Steps and choices of a place, at most.
  static let longest = 1_000

  init(_ query: [String: String]) throws(HTTPRefusal) {
    version = try Self.number("version", query)
    finding = query["finding"] ?? "f1"
    let step = try Self.number("step", query) ?? 0
    let path = query["path"] ?? ""
    let texts = path.split(separator: ",", omittingEmptySubsequences: path.isEmpty)
    let choices = texts.compactMap { Int($0) }
    guard choices.count == texts.count, choices.allSatisfy({ $0 > 0 }) else {
      throw HTTPRefusal(400, "The path is no list of numbers, like 2,1.")
    }
    guard step + choices.count <= Self.longest else { throw HTTPRefusal(400, "The path is too long.") }
    place = WalkPlace(beginning: try Self.number("beginning", query), step: step, choices: choices)
  }

  private static func number(_ name: String, _ query: [String: String]) throws(HTTPRefusal) -> Int? {
    guard let text = query[name] else { return nil }
    guard let number = UInt16(text) else { throw HTTPRefusal(400, "The \(name) is no number.") }
    return Int(number)
  }
}
