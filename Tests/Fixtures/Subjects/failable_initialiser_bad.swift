import UIKit

/// The initialiser may make nothing: what is explored is what it makes.
final class Wizard: UINavigationController {
  convenience init?(isNeeded: Bool) {
    guard isNeeded else { return nil }
    self.init(rootViewController: UIViewController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let steps = WizardSteps()
    delegate = steps  // expect: TV901
  }

  func next() {
    pushViewController(UIViewController(), animated: true)
  }
}

final class WizardSteps: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    nil
  }
}
