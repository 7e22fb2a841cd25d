import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages made of Eureka's forms whose rows keep closures that have the page (TV902), seen in the text.
///
/// `FormViewController` keeps its form, that its rows, and a row what it is told to do (github.com/xmartlabs/Eureka,
/// `callbackOnChange` and its like). What a row is made with runs once and is let go. Told is the first row of a page: the others have
/// the same cause.
struct FormRowCycle: TextCheck {
  static let rule = RuleID.TV902

  /// One for each such page, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let isForm = type.declaration.kind == .class && index.ancestors(of: type).contains("FormViewController")
      if !isForm { return nil }
      let spans = KeptSelf.code(of: type).flatMap { handlers(in: $0, of: type) }
      return spans.first.map { SignatureJudgement(type: type, causes: [cause($0)]) }
    }
  }

  private static func handlers(in body: [Statement], of type: TypeIndex.Entry) -> [SourceSpan] {
    guard AppEvents.mentioned(in: body).contains("form") else { return [] }
    let own = SelfClosures(type: type, body: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let row, let name) = MethodUses.bare(callee).kind, callbacks.contains(name),
        case .call = MethodUses.bare(row).kind
      else { return }
      spans += arguments.map(\.value).filter(own.has).map(\.span)
    }
    return spans.sorted { $0.start < $1.start }
  }

  private static let callbacks: Set<String> = [
    "onChange", "onCellSelection", "onPresent", "cellUpdate", "onRowValidationChanged", "onCellHighlightChanged",
    "onExpandInlineRow", "onCollapseInlineRow",
  ]

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .partKeepsItself,
      message: "the controller keeps a form whose rows keep the controller: once shown it never goes", span: span,
      alsoBreaks: [])
  }
}
