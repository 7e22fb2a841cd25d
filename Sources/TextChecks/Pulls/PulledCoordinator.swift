import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Coordinators whose stack of pages the user can pull down, and that stay with their owner then (TV1102), seen in the text.
///
/// The owner makes a navigation controller and a coordinator for it, keeps the coordinator among its children, and presents the
/// stack in the default style, a sheet since iOS 13 (F-02). A pull tells the delegate of the presentation controller alone
/// (SH-01, SH-03): where nobody is that, the coordinator is not taken out, and it keeps its pages. Not where a page that the
/// coordinator makes notices that it goes, or says how it is presented.
struct PulledCoordinator: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each owner with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    return types.compactMap { type in
      guard type.declaration.kind == .class, !SheetStyles.hearsOfPulls(type, index) else { return nil }
      let search = PulledCoordinator(index: index, type: type, styles: styles)
      let spans = type.functions.flatMap { search.requests(in: $0.body ?? []) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let styles: SheetStyles

  /// The presentations of a stack that a child of the owner has.
  private func requests(in body: [Statement]) -> [SourceSpan] {
    guard CallFinder.calls("present", labelled: "animated", in: body), styles.keepSheets(in: body) else { return [] }
    let stacks = stacks(in: body)
    if stacks.isEmpty { return [] }
    let children = children(in: body, with: stacks).filter { isAdded($0.name, in: body) }
    let shown = Set(children.map(\.stack))
    if shown.isEmpty { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let page = request.arguments.first.flatMap({ LocalNames.path(of: $0.value) }), shown.contains(page)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// The local navigation controllers that can be pulled down.
  private func stacks(in body: [Statement]) -> Set<String> {
    let found = LocalClasses.named(in: body).filter { _, name in
      if name == "UINavigationController" { return true }
      guard let entry = index.entry(mentioned: name, in: type), entry.isSubject,
        index.ancestors(of: entry).contains("UINavigationController")
      else { return false }
      return SheetStyles.canPull(entry, index) && !tellsOfItsEnd(entry)
    }
    return Set(found.keys)
  }

  /// Whether a stack tells somebody when it goes.
  private func tellsOfItsEnd(_ entry: TypeIndex.Entry) -> Bool {
    index.lineage(of: entry).filter(\.isSubject).flatMap(\.functions).contains { function in
      PageEnds.isGone(function) && function.body?.isEmpty == false
    }
  }

  /// The local coordinators that are made with one of the stacks, of classes that hear of no pull.
  private func children(in body: [Statement], with stacks: Set<String>) -> [(name: String, stack: String)] {
    LocalBinding.all(in: body).compactMap { binding in
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value,
        case .call(let callee, let arguments) = value.kind, case .name(let made) = callee.kind,
        made.lowercased().contains("coordinator"),
        let stack = arguments.lazy.compactMap({ LocalNames.path(of: $0.value) }).first(where: stacks.contains),
        let entry = index.entry(mentioned: made, in: type), entry.isSubject, !SheetStyles.hearsOfPulls(entry, index),
        leavesPulls(entry)
      else { return nil }
      return (name, stack)
    }
  }

  /// `childCoordinators.append(child)`, `addChild(child)`
  private func isAdded(_ child: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, KeptCoordinator.isAddition(callee),
        arguments.contains(where: { LocalNames.path(of: $0.value) == child })
      else { return }
      found = true
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the user can pull these pages down, and nobody hears of it: their coordinator stays with its owner",
      span: span, alsoBreaks: [.TV902])
  }
}
