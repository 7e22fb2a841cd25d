import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Objects that send `dismiss` to a page which they keep, while that page presents something of its own (TV603), seen in the text.
///
/// A controller that presents closes what it presents, and not itself (DG-01): with a menu or an alert of the page open, that goes,
/// and the page stays, though the object takes it for gone. Sent to the presenter, the request closes both (DG-02). Left out is
/// what the page tells itself of its buttons, since nothing is above it then, and what looks at what is presented.
struct KeptPageDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV603
  static let comesLate = true

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    var known: [Int: Bool] = [:]
    return types.compactMap { type in
      let pages = pages(of: type, index) { page in
        if let answer = known[page.id] { return answer }
        let answer = opens(page, index)
        known[page.id] = answer
        return answer
      }
      if pages.isEmpty { return nil }
      let spans = type.functions.flatMap { function in
        requests(in: function, pages.filter { !isTold(function, by: $0.value, index) })
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  /// By the name of a property the page that it keeps.
  private static func pages(
    of type: TypeIndex.Entry, _ index: TypeIndex, where opens: (TypeIndex.Entry) -> Bool
  ) -> [String: TypeIndex.Entry] {
    var pages: [String: TypeIndex.Entry] = [:]
    for variable in type.variables where variable.isStored && !variable.attributes.isStatic {
      guard let page = (variable.className ?? variable.madeClass).flatMap({ index.entry(mentioned: $0, in: type) }),
        page.isSubject, page.id != type.id, page.declaration.kind == .class,
        index.ancestors(of: page).contains("UIViewController"), opens(page)
      else { continue }
      pages[variable.name] = page
    }
    return pages
  }

  /// Whether code of a page presents something on it.
  private static func opens(_ page: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    let turn = Turn(OwnMethods(of: page, in: index))
    return index.lineage(of: page).filter(\.isSubject).flatMap(\.functions).contains { function in
      CallFinder.calls("present", labelled: "animated", in: function.body ?? [])
        && turn.allWays(of: function.body ?? []).joined().contains { $0.kind == .present && $0.receiver == "self" }
    }
  }

  /// Whether a page calls the function: a protocol asks for it by which the page tells, or it is given the page.
  private static func isTold(_ function: Function, by page: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    let lineage = index.lineage(of: page).filter(\.isSubject)
    let names = Set(lineage.map(\.name))
    if function.parameters.contains(where: { !names.isDisjoint(with: $0.type?.mentionedNames ?? []) }) { return true }
    return lineage.flatMap(\.variables).contains { variable in
      guard let asked = variable.className.flatMap({ index.entry(mentioned: $0, in: page) }) else { return false }
      return asked.functions.contains { $0.fullName == function.fullName }
    }
  }

  private static func requests(in function: Function, _ pages: [String: TypeIndex.Entry]) -> [SourceSpan] {
    guard !pages.isEmpty, let body = function.body, CallFinder.calls("dismiss", labelled: "animated", in: body),
      !AppEvents.mentioned(in: body).contains("presentedViewController")
    else { return [] }
    let aliases = LocalNames.aliases(in: body)
    let given = closures(givenTo: pages, in: body, aliases)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .dismiss,
        pages[request.receiver] != nil, !given.contains(where: { $0.contains(expression.span) })
      else { return }
      spans.append(request.span)
    }
    return spans
  }

  /// What a page is given to call: `page.onClose = { … }`, `page = Page(onClose: { … })`; and what follows its own requests.
  private static func closures(
    givenTo pages: [String: TypeIndex.Entry], in body: [Statement], _ aliases: [String: String]
  ) -> [SourceSpan] {
    let classes = Set(pages.values.map(\.name))
    var found: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if case .closure = value.kind, case .member = MethodUses.bare(target).kind { found.append(value.span) }
      case .call(let callee, let arguments):
        let name = CallFinder.baseName(of: callee) ?? ""
        guard classes.contains(name) || ["present", "dismiss"].contains(name) else { return }
        found += arguments.map(\.value.span)
      default: break
      }
    }
    return found
  }

  private static var opened: Assumption {
    Assumption(
      text: "the page has something of its own open at that moment", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "dismiss is sent to the page itself: what the page presents by then goes, and it stays",
      span: span, alsoBreaks: [])
  }
}
