import Program

/// How the scenes of a storyboard are made.
extension SegueWriter {
  /// What the storyboard makes of a scene, with what its relationships put into it. What no file shows may be anything.
  func made(_ place: Placed?, _ write: CodeWriter, depth: Int = 0) -> Expression {
    guard let place else { return unspecified(write) }
    let scene = place.scene
    // Scenes may lead in a circle.
    let held = depth < Self.mostDepth ? files.content(of: scene, in: place.file).prefix(Self.mostPages) : []
    let content = held.map { made($0, write, depth: depth + 1) }
    let controller = controller(of: scene, write)
    var result = controller
    switch scene.element {
    case "navigationController":
      let root = content.first ?? write.call("UIViewController", [])
      result = write.call("interfaceStack", [(nil, controller), (nil, root)])
    case "tabBarController" where !content.isEmpty:
      result = write.call("interfaceTabs", [(nil, controller), (nil, write.array(content))])
    default: break
    }
    if scene.presentationStyle == nil && !scene.definesContext && !scene.isModalInPresentation { return result }
    let style = scene.presentationStyle.map(write.implicit) ?? write.nothing
    return write.call(
      "interfaceScene",
      [
        (nil, result), ("style", style), ("definesContext", write.bool(scene.definesContext)),
        ("isModal", write.bool(scene.isModalInPresentation)),
      ])
  }

  /// An object of the scene's class where the sources have it, else of the class of its kind.
  private func controller(of scene: InterfaceScene, _ write: CodeWriter) -> Expression {
    if let name = scene.customClass, classes.contains(name) {
      let made = write.call(
        on: write.name("storyboard"), "instantiateViewController",
        [("withIdentifier", write.text(scene.identifier ?? scene.id))])
      return write.cast(made, to: name)
    }
    let isPlain = scene.element == "viewController" && scene.customClass == nil
    if let kind = isPlain ? "UIViewController" : Self.kinds[scene.element] { return write.call(kind, []) }
    return unspecified(write)
  }

  private func unspecified(_ write: CodeWriter) -> Expression {
    write.call(on: write.name("UIViewController"), "ofUnspecifiedClass", [])
  }

  private static let mostDepth = 3
  /// A bar shows five tabs; what lies behind "More" is left out (developer.apple.com, `UITabBarController`).
  private static let mostPages = 5

  private static let kinds = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "tableViewController": "UITableViewController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController",
  ]
}
