// expect: holds
import UIKit

public protocol NotePageDelegate: AnyObject {
  func notePageWillDismiss(_ page: NotePage)
  func notePageDidDismiss(_ page: NotePage)
}

/// UIKit calls both halves.
public class NotePage: UIViewController {
  public weak var delegate: NotePageDelegate?

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.notePageWillDismiss(self) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.notePageDidDismiss(self) }
  }

  @objc func done() { presentingViewController?.dismiss(animated: true) }
}

/// Each way tells both.
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

  func removeAtOnce() {
    events.willDisappear?()
    takeAway()
  }

  private func takeAway() {
    events.didDisappear?()
    removeFromSuperview()
  }
}

/// Who runs the animation calls each half.
final class Drawer: UIView {
  struct Events {
    var willClose: (() -> Void)?
    var didClose: (() -> Void)?
  }

  var events = Events()

  func beginClosing() { events.willClose?() }
  func endClosing() { events.didClose?() }
}

final class Shelf: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = NotePage()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
