// expect: holds
import UIKit

/// A constant of a generic type makes what its type argument says.
/// The screen that is shown keeps the delegate.
final class Foyer: UIViewController {
  @IBAction func enter() {
    let stage = Scenes.Theatre.stage.instantiate()
    stage.modalPresentationStyle = .custom
    stage.transitioningDelegate = stage.transition
    present(stage, animated: true)
  }
}

final class Stage: UIViewController {
  let transition = Curtain()
}

struct Scene<Controller: UIViewController> {
  let storyboard: String
  let identifier: String

  func instantiate() -> Controller {
    let made = UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
    guard let controller = made as? Controller else { fatalError("\(identifier) is of another class") }
    return controller
  }
}

enum Scenes {
  enum Theatre {
    static let stage = Scene<Stage>(storyboard: "Theatre", identifier: "Stage")
  }
}

final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
