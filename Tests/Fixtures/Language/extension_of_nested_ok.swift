// expect: holds
import UIKit

/// An extension of a nested type does not see what is nested beside it: its `Shade` is the class.
struct Wire {
  struct Shade { var name: String }
}

final class Shade {
  let name = "dark"
  static func dark() -> Shade { Shade() }
}

extension Wire.Shade {
  static func dark() -> Wire.Shade {
    let shade = Shade.dark()
    return Wire.Shade(name: shade.name)
  }
}

final class LampController: UIViewController {
  private var shade: Wire.Shade?
  private let fading = Fading()

  override func viewDidLoad() {
    super.viewDidLoad()
    shade = Wire.Shade.dark()
  }

  func show() {
    let bulb = UIViewController()
    bulb.title = shade?.name
    bulb.transitioningDelegate = fading
    present(bulb, animated: true)
  }
}

final class Fading: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}
