import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Delegates that code sets for the presentation controller of a page, and then presents the navigation controller around the
/// page (TV1102), seen in the text.
///
/// A page that stands nowhere yet makes a presentation controller of its own when it is asked for it ("lazily",
/// pspdfkit.com/blog/2015/presentation-controllers), which never presents it: the delegate hears of no pull. That of the
/// navigation controller is the one that is told (SH-01). Which one a page means that is in a navigation controller already,
/// public sources leave open: that is left out.
struct MisplacedDelegate: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.flatMap { misplaced(in: $0.body ?? [], type, index) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func misplaced(
    in body: [Statement], _ type: TypeIndex.Entry, _ index: TypeIndex
  ) -> [SourceSpan] {
    guard CallFinder.calls("present", labelled: "animated", in: body), CallFinder.assigns(["delegate"], in: body) else {
      return []
    }
    let stacks = stacks(in: body)
    var set: [(owner: String, span: SourceSpan)] = []
    var shown: [(root: String, stack: String?, made: SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      if case .assign(let target, let value) = expression.kind, let owner = owner(of: target), hears(value, type, index)
      {
        set.append((owner, expression.span))
      }
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let page = request.arguments.first?.value
      else { return }
      if let root = root(of: page) { shown.append((root, nil, page.span)) }
      if let name = LocalNames.path(of: page), let stack = stacks[name] { shown.append((stack.root, name, stack.made)) }
    }
    return shown.flatMap { shown -> [SourceSpan] in
      if set.contains(where: { $0.owner == shown.stack }) { return [] }
      return set.filter { $0.owner == shown.root && $0.span.end <= shown.made.start }.map(\.span)
    }
  }

  /// The roots of navigation controllers, and where these are made, by their names.
  private static func stacks(in body: [Statement]) -> [String: (root: String, made: SourceSpan)] {
    var found: [String: (root: String, made: SourceSpan)] = [:]
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value, let root = root(of: value)
      else { continue }
      found[name] = (root, value.span)
    }
    return found
  }

  /// `UINavigationController(rootViewController: page)`
  private static func root(of value: Expression) -> String? {
    guard case .call(_, let arguments) = MethodUses.bare(value).kind, let first = arguments.first,
      first.label == "rootViewController"
    else { return nil }
    return LocalNames.path(of: first.value)
  }

  /// Whose presentation controller's delegate is meant.
  private static func owner(of target: Expression) -> String? {
    guard let path = LocalNames.path(of: target) else { return nil }
    for suffix in [".presentationController.delegate", ".sheetPresentationController.delegate"]
    where path.hasSuffix(suffix) {
      return String(path.dropLast(suffix.count))
    }
    return nil
  }

  /// Whether the delegate is the object itself, and does something after a pull.
  private static func hears(_ value: Expression, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard LocalNames.path(of: value) == "self" else { return false }
    return index.lineage(of: type).flatMap(\.functions).contains { function in
      function.fullName == "presentationControllerDidDismiss(_:)" && function.body?.isEmpty == false
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the navigation controller around this page is presented: its presentation controller has no delegate",
      span: span, alsoBreaks: [])
  }
}
