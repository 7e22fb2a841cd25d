import UIKit

// OBJ-02: the delegate of the presented controller is asked, for both directions; never the presenter's.
// only: presented.presentationController < presented.animationControllerForPresented < presented.animationControllerForDismissed
// never: presenter.presentationController
// never: presenter.animationControllerForPresented
// never: presenter.animationControllerForDismissed

private final class TwoDelegates: Script {
  let a = UIViewController()
  let b = UIViewController()
  let presenters = RecordedDelegate("presenter")
  let presenteds = RecordedDelegate("presented")

  override func setUp() {
    showRoot(a)
    a.transitioningDelegate = presenters
    b.transitioningDelegate = presenteds
    b.modalPresentationStyle = .custom
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 { a.present(b, animated: true) } else { a.dismiss(animated: true) }
  }
}
