// expect: holds
import UIKit

/// A protocol makes whoever conforms to it, from a storyboard.
/// The screen that is shown keeps the delegate.
final class Cookbook: UIViewController {
  @IBAction func open(_ sender: Any) {
    let recipe = Recipe.fromStoryboard()
    recipe.modalPresentationStyle = .custom
    recipe.transitioningDelegate = recipe.transition
    present(recipe, animated: true)
  }
}

final class Recipe: UIViewController, StoryboardMade {
  let transition = Unfold()
}

protocol StoryboardMade {
  static func fromStoryboard() -> Self
}

extension StoryboardMade where Self: UIViewController {
  static func fromStoryboard() -> Self {
    let identifier = String(describing: self)
    let storyboard = UIStoryboard(name: "Kitchen", bundle: Bundle(for: self))
    guard let controller = storyboard.instantiateViewController(withIdentifier: identifier) as? Self else {
      fatalError("the storyboard has no \(identifier)")
    }
    return controller
  }
}

final class Unfold: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
