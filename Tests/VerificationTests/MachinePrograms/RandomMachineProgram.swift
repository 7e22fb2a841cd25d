import Fuzzing

/// A small app with a scenario, drawn at random: controllers that present, dismiss and push in events and callbacks,
/// animators that complete rightly and wrongly, blocks that come later, views that are left behind, containers that
/// forward appearance or do not. Short enough that its states are some hundred.
///
/// Everything that it declares begins with the prefix, so that many of them can be compiled together.
struct RandomMachineProgram {
  let prefix: String
  private var random: SeededRandom

  /// The entry of the scenario is found by this name.
  var scenario: String { prefix + "Scenario" }

  init(seed: Int) {
    prefix = "P\(seed)"
    random = SeededRandom(seed: UInt64(seed))
  }

  /// The same for the same seed.
  func source() -> String {
    var writer = self
    switch writer.random.below(10) {
    case 0...5: return writer.modal()
    case 6, 7: return writer.navigation()
    default: return writer.container()
    }
  }

  private mutating func modal() -> String {
    let style = [".custom", ".fullScreen", ".overFullScreen", ".automatic"][random.below(4)]
    return """
      \(controller("Host", "UIViewControllerTransitioningDelegate", vendor()))
      \(controller("Screen", nil, ""))
      \(animator())
      final class \(scenario): ModalScenario {
      \(circumstances())
        override func makePresenter() -> UIViewController { \(prefix)Host() }
        override func makePresented(by presenter: UIViewController) -> UIViewController {
          let screen = \(prefix)Screen()
          screen.modalPresentationStyle = \(style)
          screen.transitioningDelegate = presenter as? \(prefix)Host
          return screen
        }
      }

      """
  }

  private mutating func navigation() -> String {
    """
    \(controller("Host", nil, ""))
    \(controller("Screen", nil, ""))
    \(animator())
    final class \(prefix)Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { \(random.below(4) == 0 ? "nil" : prefix + "Animator()") }
    }
    final class \(scenario): NavigationScenario {
      let delegate = \(prefix)Delegate()
    \(circumstances(overrides: "pushesWithoutAnimation"))
      override func makeNavigationController(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = delegate
        return navigation
      }
      override func makeRoot() -> UIViewController { \(prefix)Host() }
      override func makePushed() -> UIViewController { \(prefix)Screen() }
    }

    """
  }

  /// A container of its own, whose child comes and goes.
  private mutating func container() -> String {
    func call(_ text: String) -> String { random.below(4) > 0 ? "    \(text)\n" : "" }
    let forwards = random.below(2) == 0
    return """
      \(controller("Child", nil, ""))
      final class \(prefix)Container: UIViewController {
        let child = \(prefix)Child()
        var isShown = false
        var turns = 0
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { \(forwards) }
        func show() {
          isShown = true
          addChild(child)
      \(call("child.beginAppearanceTransition(true, animated: false)"))    view.addSubview(child.view)
      \(call("child.endAppearanceTransition()"))\(call("child.didMove(toParent: self)"))\
      \(call("DispatchQueue.main.async { self.turns = 1 }"))  }
        func hide() {
          isShown = false
          DispatchQueue.main.async {
            if self.turns == 0 { fatalError() }
            self.turns = 0
          }
      \(call("child.willMove(toParent: nil)"))\(call("child.beginAppearanceTransition(false, animated: false)"))\
      \(call("child.view.removeFromSuperview()"))\(call("child.endAppearanceTransition()"))    child.removeFromParent()
        }
      }
      final class \(scenario): Scenario {
      \(circumstances(overrides: nil))
        override func setUp() { showRoot(\(prefix)Container()) }
        override func offerEvents() {
          guard let container = root as? \(prefix)Container else { return }
          if mainRunLoop.isCrowded { return }
          offer("the app turns over", by: .app) {
            performStep { if container.isShown { container.hide() } else { container.show() } }
          }
        }
      }

      """
  }

  /// What may happen besides: mostly little, or there would be too many states.
  private mutating func circumstances(overrides flag: String? = "presentsWithoutAnimation") -> String {
    var lines = [
      "rotates: Bool { \(random.below(5) == 0) }", "entersBackground: Bool { \(random.below(5) == 0) }",
    ]
    if let flag { lines.append("\(flag): Bool { \(random.below(2) == 0) }") }
    if flag == "presentsWithoutAnimation" {
      lines.append("repeatsRequests: Bool { \(random.below(2) == 0) }")
      lines.append("isInteractive: Bool { \(random.below(5) == 0) }")
    }
    return lines.map { "  override var " + $0 }.joined(separator: "\n")
  }

  private mutating func vendor() -> String {
    let presents = random.below(5) > 0 ? "\(prefix)Animator()" : "nil"
    let dismisses = random.below(3) > 0 ? "\(prefix)Animator()" : "nil"
    return """
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { \(presents) }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          \(dismisses)
        }

      """
  }

  private mutating func controller(_ name: String, _ conformance: String?, _ members: String) -> String {
    var writer = RandomStatements(prefix: prefix, random: random)
    defer { random = writer.random }
    let head = "final class \(prefix)\(name): UIViewController" + (conformance.map { ", " + $0 } ?? "")
    return "\(head) {\n  var count = 0\n" + members + writer.callbacks() + "}"
  }

  private mutating func animator() -> String {
    var writer = RandomStatements(prefix: prefix, random: random)
    defer { random = writer.random }
    return writer.animator()
  }
}
