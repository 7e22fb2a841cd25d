import UIKit

protocol HintViewDelegate: AnyObject {
  func hintViewWillHide(_ view: HintView)
  func hintViewDidHide(_ view: HintView)
}

/// Closed by a tap and by clients. Closed by both within the animation, it tells its delegate twice.
public final class HintView: UIView {
  weak var delegate: HintViewDelegate?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
  }

  public required init?(coder: NSCoder) { nil }

  @objc public func hide() {
    guard superview != nil else { return }
    delegate?.hintViewWillHide(self)  // expect: TV604
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      self.delegate?.hintViewDidHide(self)
    }
  }
}

/// Goes by itself after a while, and by its button. The timer is stopped only when the page has faded.
final class NoticeController: UIViewController {
  var onClose: (() -> Void)?
  private var timer: Timer?
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    timer = Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(closeNotice), userInfo: nil, repeats: false)
  }

  @objc private func tapped() { closeNotice() }

  @objc private func closeNotice() {
    UIView.animate(
      withDuration: 0.2, animations: { self.view.alpha = 0 },
      completion: { _ in
        self.timer?.invalidate()
        if let onClose = self.onClose {
          onClose()  // expect: TV604
        }
        self.view.removeFromSuperview()
        self.removeFromParent()
      })
  }
}

typealias SlideEnd = () -> Void

/// What it does at the end of each of its animations stands in methods of its own.
final class Drawer: UIView {
  var closedHandler: ((Drawer) -> Void)?
  private let overlay = UIControl()

  func install() {
    overlay.addTarget(self, action: #selector(overlayTapped), for: .touchUpInside)
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in self?.closeDrawer(then: nil) }
  }

  @objc private func overlayTapped() { closeDrawer(then: nil) }

  private func closeDrawer(then next: (() -> Void)?) {
    slide {
      next?()
      self.finish()  // expect: TV604
    }
  }

  private func slide(completion: @escaping SlideEnd) {
    UIView.animate(withDuration: 0.25, animations: { self.frame.origin.x = -300 }) { _ in completion() }
  }

  private func finish() {
    removeFromSuperview()
    closedHandler?(self)
  }
}
