import Diagnostics
import Program

/// What a storyboard adds to the code: children that embed segues put into container views.
///
/// The code shows them where it takes a child for one of a class and nothing in it ever adds a child:
/// `children[0] as! UIPageViewController`. Interface Builder loads the children of container views together with the
/// controller's view (View Controller Programming Guide for iOS, Implementing a Container View Controller), so they are
/// written out: an override of the method that the machine calls when it makes a view for a controller.
enum EmbeddedControllers {
  /// `nil` where there are none.
  static func connecting(
    _ functions: [Function], _ variables: [Variable], inherited: [TypeReference], at place: SourceSpan
  ) -> Function? {
    guard let superclass = inherited.first, case .named(let name, _) = superclass, name.hasSuffix("ViewController"),
      !fillsItself(name)
    else { return nil }
    var search = ChildSearch()
    for function in functions { search.look(in: function.body ?? []) }
    for variable in variables {
      search.look(in: variable.accessors?.getter ?? [])
      if let value = variable.value { search.look(in: [Statement(.expression(value), value.span)]) }
    }
    guard !search.addsChildren, let last = search.classes.keys.max(), last < 4 else { return nil }
    let children = (0...last).map { search.classes[$0] ?? "UIViewController" }
    var attributes = Attributes()
    attributes.isOverride = true
    let body = children.map { Statement(.expression(embedding($0, at: place)), place) }
    return Function(
      name: "connectEmbeddedControllers", parameters: [], body: body, attributes: attributes, span: place,
      nameSpan: place)
  }

  /// UIKit's containers have the children that they show.
  private static func fillsItself(_ name: String) -> Bool {
    ["UITabBarController", "UIPageViewController", "UISplitViewController"].contains(name)
  }

  /// `connectEmbedded(Kind())`; a navigation controller shows something.
  private static func embedding(_ name: String, at place: SourceSpan) -> Expression {
    let content = Argument(label: "rootViewController", value: call("UIViewController", [], place))
    let made = call(name, name == "UINavigationController" ? [content] : [], place)
    return call("connectEmbedded", [Argument(value: made)], place)
  }

  private static func call(_ name: String, _ arguments: [Argument], _ place: SourceSpan) -> Expression {
    Expression(.call(Expression(.name(name), place), arguments), place)
  }
}

/// The children that code takes for given, by number.
private struct ChildSearch {
  var classes: [Int: String] = [:]
  var addsChildren = false

  mutating func look(in statements: [Statement]) {
    var found: [Int: String] = [:]
    var adds = false
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .cast(let value, .named(let name, _), _):
        if let number = Self.number(ofChild: value) { found[number] = name }
      case .name("addChild"), .member(_, "addChild"), .name("addChildViewController"),
        .member(_, "addChildViewController"):
        adds = true
      default: break
      }
    }
    classes.merge(found) { former, _ in former }
    addsChildren = addsChildren || adds
  }

  /// `children[2]`, `self.children.first!`: of the object itself, by a number that is written.
  private static func number(ofChild value: Expression) -> Int? {
    switch value.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return number(ofChild: inner)
    case .subscript_(let base, let arguments):
      guard isChildren(base), case .integer(let number)? = arguments.first?.value.kind, number >= 0 else { return nil }
      return number
    case .member(let base, "first"): return isChildren(base) ? 0 : nil
    default: return nil
    }
  }

  private static func isChildren(_ base: Expression) -> Bool {
    switch base.kind {
    case .name(let name): return names.contains(name)
    case .member(let owner, let name):
      if case .selfReference = owner.kind { return names.contains(name) }
      return false
    default: return false
    }
  }

  /// The former name was replaced in Swift 4.2.
  private static let names = ["children", "childViewControllers"]
}
