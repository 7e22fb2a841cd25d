import Program
import Subjects

/// What code of a class does with its views later: whether it gives one a new frame when the size changes, or leaves that to
/// masks, constraints or somebody else.
struct RenewedViews {
  /// Names that the code mentions which runs when a size changes.
  private let renewed: Set<String>
  /// The names of the functions that run then.
  let renewing: Set<String>
  /// Whether the class has code of its own for a rotation or another change of size.
  let answersSizes: Bool
  private let bodies: [[Statement]]

  init(family: [TypeIndex.Entry]) {
    let functions = family.filter(\.isSubject).flatMap(\.functions)
    var pending = functions.filter { Self.isTold($0) }
    answersSizes = pending.contains { function in
      let isOfLayout = function.name.contains("LayoutSubviews") || Self.others.contains(function.name)
      return !isOfLayout && function.body?.isEmpty == false
    }
    var names: Set<String> = []
    var reached = Set(pending.map(\.name))
    while let next = pending.popLast() {
      let mentioned = AppEvents.mentioned(in: next.body ?? [])
      names.formUnion(mentioned)
      for function in functions where mentioned.contains(function.name) && reached.insert(function.name).inserted {
        pending.append(function)
      }
    }
    for variable in family.flatMap(\.variables) where names.contains(variable.name) {
      names.formUnion(AppEvents.mentioned(in: variable.accessors?.didSet?.body ?? []))
      names.formUnion(AppEvents.mentioned(in: variable.accessors?.getter ?? []))
    }
    renewed = names
    renewing = reached
    bodies = family.filter(\.isSubject).flatMap(HelperMethods.bodies)
  }

  /// What UIKit calls when a size changes, and what is named after that.
  private static func isTold(_ function: Function) -> Bool {
    if callbacks.contains(function.name) { return true }
    let name = function.name.lowercased()
    return ["orientation", "rotat", "resize", "sizechange", "transitiontosize"].contains {
      name.contains($0)
    }
  }

  private static let callbacks: Set<String> = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "containerViewWillLayoutSubviews",
    "containerViewDidLayoutSubviews", "viewWillTransition", "willTransition", "traitCollectionDidChange",
    "viewSafeAreaInsetsDidChange",
    "updateViewConstraints", "size", "systemLayoutFittingSizeDidChange", "preferredContentSizeDidChange",
    "scrollViewDidScroll", "observeValue", "layoutSubviews",
  ]

  /// Those that come for other reasons, too.
  private static let others: Set<String> = [
    "updateViewConstraints", "scrollViewDidScroll", "observeValue", "viewSafeAreaInsetsDidChange", "layoutSubviews",
    "traitCollectionDidChange", "preferredContentSizeDidChange", "systemLayoutFittingSizeDidChange",
  ]

  /// Whether something else than the one statement has a say in the place of the view, as far as the text shows.
  func areOthersInCharge(of names: Set<String>) -> Bool {
    !renewed.isDisjoint(with: names.union(["subviews", "sublayers"])) || bodies.contains { isHandedOn(names, in: $0) }
  }

  /// Whether code says how a view is placed, or gives it to somebody else.
  func isHandedOn(_ names: Set<String>, in body: [Statement]) -> Bool {
    let isMeant = { (value: Expression) in FixedFrames.ownName(value).map(names.contains) == true }
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .member(let base, let name):
        if isMeant(base), Self.speaksOfLayout(name) { found = true }
      case .call(let callee, let arguments):
        let isHarmless = CallFinder.baseName(of: callee).map(Self.harmless.contains) == true
        if !isHarmless, arguments.contains(where: { isMeant($0.value) }) { found = true }
      case .assign(let target, let value):
        if isMeant(value), FixedFrames.ownName(target).map(names.contains) != true { found = true }
      case .array(let parts): if parts.contains(where: isMeant) { found = true }
      case .dictionary(let pairs): if pairs.contains(where: { isMeant($0.value) }) { found = true }
      default: break
      }
    }
    return found
  }

  private static func speaksOfLayout(_ name: String) -> Bool {
    let word = name.lowercased()
    return layoutWords.contains { word.contains($0) }
  }

  private static let layoutWords = [
    "anchor", "snp", "constrain", "autoresizing", "edges", "pin", "fill", "auto", "dock", "center", "flex", "easy",
  ]

  private static let harmless: Set<String> = [
    "addSubview", "insertSubview", "addSublayer", "insertSublayer", "bringSubviewToFront", "bringSubview",
    "sendSubviewToBack", "sendSubview", "print",
  ]
}
