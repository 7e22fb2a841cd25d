import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Scanners that close themselves for each picture with a code, and never stop looking (TV604), seen in the text.
///
/// The camera goes on while the page leaves, and its delegate is told of every picture in which a code is seen
/// (developer.apple.com, `AVCaptureMetadataOutputObjectsDelegate`): the dismissal is asked for again while it is on its way. What stops
/// the session, or notes that a code was found, is left out.
struct EndlessScan: TextCheck {
  static let rule = RuleID.TV604

  private static let callbacks: Set<String> = [
    "metadataOutput(_:didOutput:from:)", "captureOutput(_:didOutputMetadataObjects:from:)",
  ]

  /// One for each page that scans so, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let given = GivenClosures(index)
    return controllers(among: types, index).compactMap { type in
      let spans = type.functions.filter { callbacks.contains($0.fullName) }.compactMap { function -> SourceSpan? in
        let bodies = Dictionary(type.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
        if stops(TriggerGroups.reached(from: function, bodies), type) { return nil }
        return closing(in: function, of: type, given, index)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [seen])
    }
  }

  /// Whether code lets the camera rest, or remembers what it has seen.
  private static func stops(_ body: [Statement], _ type: TypeIndex.Entry) -> Bool {
    let names = AppEvents.mentioned(in: body)
    let ends = ["stop", "pause", "setmetadataobjectsdelegate", "removeoutput"]
    if names.contains(where: { name in ends.contains { name.lowercased().contains($0) } }) { return true }
    let kept = Set(type.variables.filter { $0.isStored && $0.isMutable && !$0.attributes.isStatic }.map(\.name))
    return !TappedAnswers.conditions(of: body).intersection(kept).isDisjoint(with: TappedAnswers.assigned(in: body))
  }

  /// Where the page asks for its own dismissal, or calls a closure by which whoever shows it does.
  private static func closing(
    in function: Function, of type: TypeIndex.Entry, _ given: GivenClosures, _ index: TypeIndex
  ) -> SourceSpan? {
    let body = function.body ?? []
    let ways = Turn(OwnMethods(of: type, in: index)).ways(through: body, of: function)
    if let own = ways.joined().first(where: { $0.kind == .dismiss && $0.receiver == "self" }) {
      return own.place(in: type)
    }
    let aliases = LocalNames.aliases(in: body)
    return DirectWork(body).expressions.first { expression in
      guard case .call(let callee, _) = expression.kind, let path = LocalNames.path(of: callee, aliases) else {
        return false
      }
      let closures = given.given(to: path, of: type)
      return !closures.isEmpty
        && closures.allSatisfy { CallFinder.calledNames(in: $0.body).contains { $0.hasPrefix("dismiss") } }
    }?.span
  }

  private static var seen: Assumption {
    Assumption(
      text: "the code is still in the picture while the page leaves", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "each picture with a code asks for the dismissal again: nothing stops the camera",
      span: span, alsoBreaks: [])
  }
}
