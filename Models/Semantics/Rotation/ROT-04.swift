import UIKit

// ROT-04: a new size lays out the container, which calls its pair of callbacks; a custom presentation controller's
// presented view and chrome stay where they are.
// only: PC.containerViewWillLayoutSubviews < PC.containerViewDidLayoutSubviews < test.turns < PC.containerViewWillLayoutSubviews < PC.containerViewDidLayoutSubviews < B.stays < chrome.stays

private final class Relayout: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = TurningDelegate()
  let chrome = UIView()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
  }

  override func perform(_ line: Int) {
    let place = CGRect(x: 0, y: 0, width: 10, height: 10)
    b.view.frame = place
    b.view.superview?.insertSubview(chrome, at: 0)
    chrome.placement = b.view.placement
    record("test", "turns")
    changeSize(.resize)
    record("B", b.view.frame.shape == .constant ? "stays" : "moves")
    record("chrome", chrome.frame.shape == .constant ? "stays" : "moves")
  }
}
