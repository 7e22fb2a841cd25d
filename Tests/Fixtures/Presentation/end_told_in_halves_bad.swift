import UIKit

public protocol NotePageDelegate: AnyObject {
  func notePageWillDismiss(_ page: NotePage)
  func notePageDidDismiss(_ page: NotePage)
}

/// Only its own button leads to the first call; closed in another way the page comes past it.
public class NotePage: UIViewController {
  public weak var delegate: NotePageDelegate?

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.notePageDidDismiss(self) }  // expect: TV1102
  }

  @objc func done() { close() }

  private func close() {
    delegate?.notePageWillDismiss(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// A banner that is taken away at once where the next one comes.
final class Banner: UIView {
  struct Events {
    var willDisappear: (() -> Void)?
    var didDisappear: (() -> Void)?
  }

  var events = Events()

  func animateOut() {
    events.willDisappear?()
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.takeAway() })
  }

  func removeAtOnce() { takeAway() }  // expect: TV1102

  private func takeAway() {
    events.didDisappear?()
    removeFromSuperview()
  }
}
