// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

protocol HintViewDelegate: AnyObject {
  func hintViewDidHide(_ view: HintView)
}

/// A flag keeps the second call out.
public final class HintView: UIView {
  weak var delegate: HintViewDelegate?
  private var isHiding = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
  }

  public required init?(coder: NSCoder) { nil }

  @objc public func hide() {
    if isHiding { return }
    isHiding = true
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      self.delegate?.hintViewDidHide(self)
    }
  }
}

/// The end of the first one leaves nothing for that of the second.
public final class TipView: UIView {
  var onClose: (() -> Void)?

  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc public func close() {
    UIView.animate(
      withDuration: 0.3, animations: { self.alpha = 0 },
      completion: { _ in
        guard self.superview != nil else { return }
        self.removeFromSuperview()
        self.onClose?()
      })
  }
}

/// Tells once, since it forgets whom.
public final class BadgeView: UIView {
  var onClose: (() -> Void)?

  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismiss)))
  }

  @objc public func dismiss() {
    UIView.animate(
      withDuration: 0.3, animations: { self.alpha = 0 },
      completion: { _ in
        self.removeFromSuperview()
        self.onClose?()
        self.onClose = nil
      })
  }
}

/// Touches are off while it goes, and the timer has ended.
final class NoticeController: UIViewController {
  var onClose: (() -> Void)?
  private var timer: Timer?

  func start() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeNotice)))
    timer = Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(closeNotice), userInfo: nil, repeats: false)
  }

  @objc private func closeNotice() {
    timer?.invalidate()
    view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.2, animations: { self.view.alpha = 0 },
      completion: { _ in
        self.onClose?()
        self.view.removeFromSuperview()
      })
  }
}

/// Only a tap closes it: a view that moves takes none.
final class CardView: UIView {
  var onClose: (() -> Void)?

  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeCard)))
  }

  @objc private func closeCard() {
    UIView.animate(
      withDuration: 0.2, animations: { self.alpha = 0 },
      completion: { _ in
        self.removeFromSuperview()
        self.onClose?()
      })
  }
}

/// The caller alone hears of its own call.
public final class SheetView: UIView {
  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { hide {} }

  public func hide(completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.2, animations: { self.alpha = 0 },
      completion: { _ in
        self.removeFromSuperview()
        completion()
      })
  }
}

/// Who calls looks first at what the call changes at once.
final class Banner: UIView {
  weak var delegate: HintViewDelegate?
  var onHide: (() -> Void)?
  private var isShown = true

  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      guard let self, self.isShown else { return }
      self.hideBanner()
    }
  }

  @objc private func tapped() {
    if isShown { hideBanner() }
  }

  private func hideBanner() {
    isShown = false
    UIView.animate(
      withDuration: 0.2, animations: { self.alpha = 0 },
      completion: { _ in
        self.removeFromSuperview()
        self.onHide?()
      })
  }
}

/// Only a tap closes it: those who close pages speak of other ones.
final class LessonView: UIView {
  var dismissAction: (() -> Void)?

  func install() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { dismiss(animated: true) }

  func dismiss(animated: Bool) {
    dismissAction?()
    UIView.animate(
      withDuration: 0.4, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}

/// A page that asks once.
final class PlainPage: UIViewController {
  @IBAction func ask(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Yes", style: .default))
    present(question, animated: true)
  }
}
