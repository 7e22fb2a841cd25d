import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Public methods of a library's page that close it by `dismiss`, sent to itself, whatever it presents by then (TV603), seen in
/// the text.
///
/// A client calls them at any time. With an alert or a page of its own above it, the page closes only that (DG-01), and the
/// client takes it for gone. What looks at `presentedViewController` is left out, and so are taps on the page: nothing is
/// above it then.
struct OutsideDismissal: TextCheck {
  static let rule = RuleID.TV603

  /// One for each page with such methods, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    return controllers(among: types, index).filter(offered.contain).compactMap { type in
      let methods = type.functions.filter { isForClients($0) }
      if methods.isEmpty { return nil }
      let turn = Turn(OwnMethods(of: type, in: index))
      guard type.functions.contains(where: { opens($0, turn) }) else { return nil }
      var spans: [SourceSpan] = []
      for span in methods.flatMap({ dismissals(in: $0, turn) }) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static let verbs = ["close", "dismiss", "hide"]

  /// Whether a client calls it to have the page closed: no part of the page, which would hand itself over.
  private static func isForClients(_ function: Function) -> Bool {
    guard case .function = function.kind, [.public, .open].contains(function.attributes.access),
      verbs.contains(where: function.name.hasPrefix), !function.attributes.isOverride, !function.attributes.isStatic,
      !LateRequests.isTapped(function)
    else { return false }
    return !function.parameters.contains { parameter in
      let name = parameter.type?.mentionedNames.first ?? ""
      return name.hasPrefix("UI") || name.hasSuffix("Controller") || name.hasSuffix("View") || name == "Any"
    }
  }

  /// Whether the page presents something of its own, in the turn of a call or later.
  private static func opens(_ function: Function, _ turn: Turn) -> Bool {
    turn.allWays(of: function.body ?? []).joined().contains { $0.kind == .present && $0.receiver == "self" }
  }

  private static func dismissals(in function: Function, _ turn: Turn) -> [SourceSpan] {
    let body = function.body ?? []
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return [] }
    return turn.ways(through: body).joined().filter { request in
      request.kind == .dismiss && request.receiver == "self" && request.looks.isEmpty
    }.map(\.span)
  }

  private static var opened: Assumption {
    Assumption(
      text: "a client calls it while the page presents something", confidence: .likely, location: nil,
      kind: .configuration)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "clients close the page by a dismissal sent to itself: what it presents by then goes in its stead",
      span: span, alsoBreaks: [])
  }
}
