import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Searches for the topmost controller that take one that is going for it (TV601), seen in the text.
///
/// During its dismissal a controller is still the last of the chain of `presentedViewController`. What it is asked to present is
/// refused, or goes with it (PG-04). A message of the system or an answer that comes in this moment is lost; taps do not come
/// then. What looks at `isBeingDismissed` is left out. The search is one cause: the first request on what it finds is blamed.
struct TopmostPage: TextCheck, Sendable {
  static let rule = RuleID.TV601
  static let comesLate = true

  /// One for each type or extension with such a request, in the order of the types.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let types = types + ExtendedTypes.all(program, index)
    var searches: [String: Int] = [:]
    for type in types {
      for name in Self.searches(of: type) where searches[name] == nil { searches[name] = type.file }
    }
    var blamed: [String: (type: Int, span: SourceSpan)] = [:]
    for (number, type) in types.enumerated() {
      for span in ClimbingRequests.all(of: type) { blamed["\(number) \(span.start)"] = (number, span) }
      if searches.isEmpty { continue }
      for (name, span) in requests(of: type, index) {
        guard let file = searches[name] else { continue }
        if let known = blamed[name], types[known.type].file == file || type.file != file { continue }
        blamed[name] = (number, span)
      }
    }
    let byType = Dictionary(grouping: blamed.values, by: \.type)
    return byType.sorted { $0.key < $1.key }.map { number, places in
      let spans = Set(places.map(\.span)).sorted { ($0.file, $0.start) < ($1.file, $1.start) }
      return SignatureJudgement(type: types[number], causes: spans.map(cause), needs: [going])
    }
  }

  /// The names of functions and properties that go up the chain of what is presented to its end.
  private static func searches(of type: TypeIndex.Entry) -> [String] {
    let getters = type.variables.map { (name: $0.name, body: $0.accessors?.getter ?? []) }
    let functions = type.functions.map { (name: $0.name, body: $0.body ?? []) }
    return (getters + functions).filter { isSearch($0.body, named: $0.name) }.map(\.name)
  }

  private static func isSearch(_ body: [Statement], named name: String) -> Bool {
    let mentioned = AppEvents.mentioned(in: body)
    guard mentioned.contains("presentedViewController"),
      mentioned.isDisjoint(with: ["isBeingDismissed", "present", "dismiss"])
    else { return false }
    if mentioned.contains(name) { return true }
    return CallFinder.repeats(in: body)
  }

  /// Requests to present that no tap makes, each with a name in what is asked.
  private static func requests(of type: TypeIndex.Entry, _ index: TypeIndex) -> [(name: String, span: SourceSpan)] {
    let isScreen = index.ancestors(of: type).contains("UIViewController")
    return type.functions.filter { !isScreen || !LateRequests.isTapped($0) }.flatMap { function in
      let body = function.body ?? []
      guard CallFinder.calls("present", labelled: "animated", in: body),
        AppEvents.mentioned(in: body).isDisjoint(with: ["isBeingDismissed", "dismiss"])
      else { return [(name: String, span: SourceSpan)]() }
      let aliases = LocalNames.aliases(in: body)
      var found: [(name: String, span: SourceSpan)] = []
      Walk.expressions(in: body) { expression in
        guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present
        else { return }
        for part in request.receiver.split(separator: ".") {
          found.append((String(part.prefix { $0 != "(" && $0 != "[" }), request.span))
        }
      }
      return found
    }
  }

  private static var going: Assumption {
    Assumption(
      text: "the topmost controller is being dismissed at that moment", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "a controller that is just going is taken for the topmost one, and refuses to present",
      span: span, alsoBreaks: [])
  }
}
