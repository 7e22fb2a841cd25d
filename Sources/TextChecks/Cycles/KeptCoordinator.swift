import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Coordinators that their owner keeps when the user has gone back from the page that they push (TV902), seen in the text.
///
/// The owner adds the coordinator to its children and takes it away when it is told of the end. The back button and the swipe pop
/// the page without a word to the coordinator: only the navigation controller's delegate and the page itself notice
/// (developer.apple.com, `navigationController(_:didShow:animated:)`, `isMovingFromParent`). Where neither is asked, each
/// opening leaves a coordinator and its page behind. So does one that presents its page and has no word for its owner at all.
struct KeptCoordinator: TextCheck {
  static let rule = RuleID.TV902

  /// One for each coordinator that is kept so, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let isWatched = index.entries.contains { type in
      type.isSubject && type.functions.contains { $0.fullName == "navigationController(_:didShow:animated:)" }
    }
    let added = isWatched ? [] : Set(types.flatMap(added))
    return types.compactMap { type in
      guard added.contains(type.declaration.name), type.declaration.kind == .class,
        let cause = push(by: type, index).map(cause) ?? presentation(by: type).map(silence)
      else { return nil }
      return SignatureJudgement(type: type, causes: [cause])
    }
  }

  /// The classes of what a type makes and adds to its children.
  private static func added(by type: TypeIndex.Entry) -> [String] {
    type.functions.flatMap { function -> [String] in
      let body = function.body ?? []
      let classes = LocalClasses.named(in: body)
      if classes.isEmpty { return [] }
      var found: [String] = []
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          case .name(let local)? = arguments.first?.value.kind, let name = classes[local],
          isAddition(callee) || isAddition(callee, ofClass: name)
        else { return }
        found.append(name)
      }
      return found
    }
  }

  /// `addChild(coordinator)`, `children.append(coordinator)`
  static func isAddition(_ callee: Expression) -> Bool {
    guard let path = LocalNames.path(of: callee)?.lowercased(), let method = path.split(separator: ".").last else {
      return false
    }
    let isOfChildren = path.contains("child") || path.contains("coordinator")
    return isOfChildren && (method.hasPrefix("add") || method == "append")
  }

  /// `add(coordinator)`, where only the class says what it is.
  private static func isAddition(_ callee: Expression, ofClass name: String) -> Bool {
    guard MethodUses.isOfSelf(callee), let method = CallFinder.baseName(of: callee)?.lowercased() else { return false }
    return name.hasSuffix("Coordinator") && ["add", "append", "store"].contains(where: method.hasPrefix)
  }

  /// Where the coordinator pushes a page that tells nobody when it goes.
  private static func push(by type: TypeIndex.Entry, _ index: TypeIndex) -> SourceSpan? {
    if tells(type, index) { return nil }
    for function in type.functions where function.name == "start" {
      let classes = ValueClasses(index: index, type: type, parameters: function.parameters, body: function.body ?? [])
      var place: SourceSpan?
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          CallFinder.baseName(of: MethodUses.bare(callee)) == "pushViewController", place == nil,
          let pushed = arguments.first?.value, keeps(pushed, type) || isOverOthers(arguments),
          let page = classes.entry(of: pushed), page.isSubject, !tells(page, index)
        else { return }
        place = expression.span
      }
      if let place { return place }
    }
    return nil
  }

  /// Where the coordinator presents its page, if nothing in its code could tell its owner of the end.
  private static func presentation(by type: TypeIndex.Entry) -> SourceSpan? {
    let tells = type.functions.contains { function in
      AppEvents.mentioned(in: function.body ?? []).contains { name in
        let lower = name.lowercased()
        return ["parent", "delegate", "didfinish", "coordinator", "child", "finished"].contains(where: lower.contains)
      }
    }
    let hands = type.variables.contains { $0.type?.arity != nil || $0.attributes.isWeak }
    if tells || hands { return nil }
    var place: SourceSpan?
    for function in type.functions where function.name == "start" {
      Walk.expressions(in: function.body ?? []) { expression in
        guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present, place == nil,
          let page = request.arguments.first?.value, keeps(page, type)
        else { return }
        place = expression.span
      }
    }
    return place
  }

  /// Whether a page comes with animation: the first one of a stack has no way back.
  private static func isOverOthers(_ arguments: [Argument]) -> Bool {
    guard case .bool(true)? = arguments.first(where: { $0.label == "animated" })?.value.kind else { return false }
    return true
  }

  private static func keeps(_ page: Expression, _ type: TypeIndex.Entry) -> Bool {
    guard MethodUses.isOfSelf(page), let name = CallFinder.baseName(of: page) else { return false }
    return type.variables.contains { $0.name == name && KeptSelf.keeps($0) }
  }

  /// Whether code of a class may notice that the page goes, or gives it a back button of its own. What is kept comes to no
  /// `deinit`.
  private static func tells(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    index.lineage(of: type).filter(\.isSubject).contains { part in
      part.functions.contains { function in
        noticing.contains(function.name)
          || !AppEvents.mentioned(in: function.body ?? []).isDisjoint(with: signs)
      }
    }
  }

  private static let noticing: Set<String> = [
    "viewWillDisappear", "viewDidDisappear", "willMove", "didMove", "navigationController",
  ]
  private static let signs: Set<String> = [
    "isMovingFromParent", "isMovingFromParentViewController", "hidesBackButton", "setHidesBackButton",
    "leftBarButtonItem", "leftBarButtonItems", "backAction",
  ]

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .coordinatorIsKept,
      message: "the back button tells nobody that this page goes: its coordinator stays with its owner",
      span: span, alsoBreaks: [.TV1102])
  }

  private static func silence(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .coordinatorIsKept,
      message: "nobody tells the owner that this page goes: its coordinator stays with it, page and all", span: span,
      alsoBreaks: [.TV1102])
  }
}
