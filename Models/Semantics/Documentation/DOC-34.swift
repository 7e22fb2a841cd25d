import UIKit

// DOC-34: The delegate is told who presents, which may be the window's root, and who was asked to (source).
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(forpresented:presenting:source:)).
// only: delegate.presented is B < delegate.presenting is the root < delegate.source is the child

private final class Parties: NSObject, UIViewControllerTransitioningDelegate {
  weak var root: UIViewController?
  weak var child: UIViewController?
  weak var b: UIViewController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    record("delegate", presented === b ? "presented is B" : "presented is another")
    record("delegate", presenting === root ? "presenting is the root" : "presenting is another")
    record("delegate", source === child ? "source is the child" : "source is another")
    return nil
  }
}

private final class WhoPresents: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()
  let child = UIViewController()
  private let delegate = Parties()

  override func setUp() {
    showRoot(a)
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    delegate.root = a
    delegate.child = child
    delegate.b = b
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
  }

  override func perform(_ line: Int) { child.present(b, animated: true) }
}
