import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that clean up in their own button, or in an override of `dismiss`, and that the user can pull down (TV1102), seen in the
/// text.
///
/// A page in the default style is a sheet since iOS 13 (F-02). A pull calls none of its actions and no `dismiss` of the page, only the
/// delegate of its presentation controller and the appearance callbacks (SH-01, SH-03). What the button stops, removes or unlocks in
/// objects that outlive the page stays as it was. Left out is what the page does as well when it disappears, and what concerns only
/// its views.
struct ButtonCleanup: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each page with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    let pulled = pullable(types, styles, index)
    return controllers(among: types, index).filter { pulled.contains($0.id) }.compactMap { type in
      let search = ButtonCleanup(type: type, methods: OwnMethods(of: type, in: index), index: index)
      var spans: [SourceSpan] = []
      for span in type.functions.compactMap(search.cleanup) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [pull])
    }
  }

  private let type: TypeIndex.Entry
  private let methods: OwnMethods
  private let gone: Set<String>

  private init(type: TypeIndex.Entry, methods: OwnMethods, index: TypeIndex) {
    self.type = type
    self.methods = methods
    var names: Set<String> = []
    for function in index.lineage(of: type).filter(\.isSubject).flatMap(\.functions) where PageEnds.isGone(function) {
      names.formUnion(Self.mentioned(in: function.body ?? [], methods, depth: 2))
    }
    gone = names
  }

  private static func mentioned(in body: [Statement], _ methods: OwnMethods, depth: Int) -> Set<String> {
    let names = AppEvents.mentioned(in: body)
    if depth == 0 { return names }
    return names.union(
      names.flatMap { methods.named($0) }.flatMap { mentioned(in: $0.body ?? [], methods, depth: depth - 1) })
  }

  /// The pages that code presents as sheets, by the numbers of their types.
  private static func pullable(_ types: [TypeIndex.Entry], _ styles: SheetStyles, _ index: TypeIndex) -> Set<Int> {
    var found: Set<Int> = []
    for type in types {
      for function in type.functions {
        guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body),
          styles.keepSheets(in: body)
        else { continue }
        let shown = ShownPages(body, of: type, in: index)
        Walk.expressions(in: body) { expression in
          guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
            let page = request.arguments.first.flatMap({ shown.page($0.value) }), styles.canPull(page, index)
          else { return }
          found.insert(page.type.id)
        }
      }
    }
    return found
  }

  /// The first piece of cleaning up in a button or in the override.
  private func cleanup(in function: Function) -> SourceSpan? {
    guard let body = function.body, !PageEnds.isGone(function) else { return nil }
    let isOverride = function.fullName == "dismiss(animated:completion:)" && function.attributes.isOverride
    guard isOverride || Taps.run(function) && closes(body) else { return nil }
    let aliases = LocalNames.aliases(in: body)
    return DirectWork(body).expressions.first { expression in
      guard let piece = CodePiece(expression, aliases), !gone.contains(String(piece.name)) else { return false }
      if cleans(piece) { return true }
      guard case .call(let callee, let arguments) = expression.kind,
        let method = methods.method(called: callee, arguments, aliases), piece.receiver.isEmpty
      else { return false }
      let inner = LocalNames.aliases(in: method.body ?? [])
      return DirectWork(method.body ?? []).expressions.contains { expression in
        CodePiece(expression, inner).map { cleans($0) && !gone.contains(String($0.name)) } ?? false
      }
    }?.span
  }

  /// Whether a button closes the page itself.
  private func closes(_ body: [Statement]) -> Bool {
    DirectWork(body).expressions.contains { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .dismiss else {
        return false
      }
      return ["self", "navigationController", "presentingViewController"].contains(request.receiver)
    }
  }

  private static let verbs = [
    "stop", "cleanup", "remove", "delete", "unlock", "restore", "disconnect", "unsubscribe", "teardown", "release",
    "discard", "rollback", "endSession", "resume", "reset", "actOnDismiss", "lock", "leave",
  ]
  private static let ofViews: Set<String> = [
    "removeFromSuperview", "removeFromParent", "stopAnimating", "removeObserver", "removeAll", "removeAllObjects",
    "removeFromParentViewController", "removeTarget", "removeGestureRecognizer", "resetButton", "removeArrangedSubview",
  ]

  /// Whether a call undoes something in an object that is no view of the page.
  private func cleans(_ piece: CodePiece) -> Bool {
    let name = String(piece.name)
    guard piece.value == nil, !piece.receiver.isEmpty, !Self.ofViews.contains(name),
      Self.verbs.contains(where: { name.hasPrefix($0) })
    else { return false }
    let receiver = piece.receiver.lowercased()
    return !["view", "button", "label", "indicator", "hud", "timer", "layer", "cell", "bar", "spinner", "delegate"]
      .contains { receiver.hasSuffix($0) }
  }

  private static var pull: Assumption {
    Assumption(
      text: "the user pulls the page down instead of using its button", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "only the page's own way out cleans up: the user can pull the page down, and it does not happen",
      span: span, alsoBreaks: [])
  }
}
