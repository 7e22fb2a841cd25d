import Program
import Subjects

/// Which pages the user can pull down: those whose style nobody sets to another one than a sheet, and of which no code speaks
/// to the presentation controller.
struct SheetStyles {
  /// The names of functions that give a controller another style, or make it refuse pulls.
  private let styling: Set<String>
  /// Whether a `present` of the sources does so for whatever it is given.
  let areChangedForAll: Bool
  private let scenesHaveStyles: Bool

  init(_ index: TypeIndex) {
    var styling: Set<String> = []
    var isChanged = false
    var scenes = false
    // What extensions add to UIKit's classes counts, too.
    let functions = index.entries.flatMap(\.functions).filter { index.isSubject(file: Int($0.span.file)) }
    for function in functions + index.globals {
      let body = function.body ?? []
      if function.isOfInterface, CallFinder.calls("interfaceScene", in: body) { scenes = true }
      if Self.isPlain(body) { continue }
      if function.fullName == "present(_:animated:completion:)" { isChanged = true }
      styling.insert(function.name)
    }
    self.styling = styling.subtracting(["init", "present", "viewDidLoad", "dismiss"])
    areChangedForAll = isChanged
    scenesHaveStyles = scenes
  }

  /// Whether code that presents leaves the styles as they are.
  func keepSheets(in body: [Statement]) -> Bool {
    guard Self.isPlain(body) else { return false }
    var isStyled = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind,
        case .member(let base, let name) = MethodUses.bare(callee).kind, styling.contains(name)
      else { return }
      switch base.kind {
      case .selfReference, .superReference: break
      default: isStyled = true
      }
    }
    return !isStyled
  }

  /// Whether the user can pull a page down as it is.
  func canPull(_ page: ShownPages.Page, _ index: TypeIndex) -> Bool {
    let isMade = page.creation != nil || page.maker?.creation != nil
    if !isMade && !page.isInStack && scenesHaveStyles { return false }
    if let maker = page.maker, !keepSheets(in: maker.function.body ?? []) { return false }
    return [page.type, page.container].compactMap { $0 }.allSatisfy { Self.canPull($0, index) }
  }

  /// Whether the code of a page leaves its style to who presents it, and hears of no pull.
  static func canPull(_ entry: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    if index.hasUnknownSuperclass(entry) || Self.hearsOfPulls(entry, index) { return false }
    // Pages of the system tell their delegates in their own ways.
    let ancestors = index.ancestors(of: entry).filter { name in
      name.hasSuffix("Controller") && index.entry(named: name, from: entry.file)?.isSubject != true
    }
    if !ancestors.isSubset(of: Self.plain) { return false }
    return index.lineage(of: entry).filter(\.isSubject).allSatisfy { type in
      !type.variables.contains { Self.words.contains($0.name) || $0.name == Self.style && $0.attributes.isOverride }
        && HelperMethods.bodies(of: type).allSatisfy(Self.leavesItself)
    }
  }

  /// Whether a class has what a presentation controller tells its delegate.
  static func hearsOfPulls(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    index.lineage(of: type).filter(\.isSubject).flatMap(\.functions).contains { function in
      function.name.hasPrefix("presentationController") && function.name.hasSuffix("Dismiss")
    }
  }

  private static let style = "modalPresentationStyle"
  private static let words: Set<String> = ["isModalInPresentation", "modalInPresentation", "transitioningDelegate"]
  /// The styles that can be pulled down (developer.apple.com, `UIModalPresentationStyle`).
  private static let sheets: Set<String> = ["automatic", "pageSheet", "formSheet"]

  private static let plain: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UIHostingController",
  ]

  /// Whether statements say nothing of the style, of pulls and of presentation controllers.
  private static func isPlain(_ body: [Statement]) -> Bool {
    let names = AppEvents.mentioned(in: body)
    if !names.isDisjoint(with: words) || names.contains(where: speaksOfPresentation) { return false }
    return !names.contains(style) || !setsOther(body) { _ in true }
  }

  /// Whether code of a page says nothing of its own presentation.
  private static func leavesItself(_ body: [Statement]) -> Bool {
    let names = AppEvents.mentioned(in: body)
    if !names.isDisjoint(with: ["isModalInPresentation", "modalInPresentation"]) { return false }
    var isOwn = false
    Walk.expressions(in: body) { expression in
      guard case .member(let base, let name) = expression.kind else {
        if case .name(let name) = expression.kind, words.contains(name) || speaksOfPresentation(name) { isOwn = true }
        return
      }
      if words.contains(name) || speaksOfPresentation(name), isOfPage(base) { isOwn = true }
    }
    return !isOwn && !setsOther(body, of: isOfPage)
  }

  private static func speaksOfPresentation(_ name: String) -> Bool {
    name.hasSuffix("resentationController") && name.first?.isLowercase == true
  }

  /// `self`, `navigationController`, `parent`
  private static func isOfPage(_ base: Expression) -> Bool {
    switch LocalNames.path(of: base) {
    case "self"?, "navigationController"?, "parent"?, "tabBarController"?: true
    default: false
    }
  }

  /// Whether statements give a controller a style that is no sheet, or one that is computed.
  private static func setsOther(_ body: [Statement], of isMeant: @escaping (Expression) -> Bool) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, CallFinder.baseName(of: target) == style else {
        return
      }
      if case .member(let base, _) = MethodUses.bare(target).kind, !isMeant(base) { return }
      switch value.kind {
      case .implicitMember(let name), .member(_, let name): if !sheets.contains(name) { found = true }
      default: found = true
      }
    }
    return found
  }
}
