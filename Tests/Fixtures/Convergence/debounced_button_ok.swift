// expect: holds
import UIKit

// A button shrinks and grows when it is tapped, and the sheet comes after that; a tap meanwhile begins anew.

final class BouncingButton: UIButton {
  private var bounce: UIViewPropertyAnimator?
  var onBounced: (() -> Void)?

  func bounceOnce() {
    bounce?.stopAnimation(true)
    transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { [weak self] in
      self?.transform = .identity
    }
    animator.addCompletion { [weak self] position in
      guard position == .end else { return }
      self?.bounce = nil
      self?.onBounced?()
    }
    bounce = animator
    animator.startAnimation()
  }
}

final class OfferViewController: UIViewController {
  private let button = BouncingButton(type: .custom)
  private var debounce: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
    button.onBounced = { [weak self] in self?.showSheet() }
  }

  @objc private func buttonTapped() {
    debounce?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.button.bounceOnce() }
    debounce = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15, execute: work)
  }

  private func showSheet() {
    guard presentedViewController == nil, !isBeingDismissed, view.window != nil else { return }
    let sheet = SheetContentController()
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }
}

final class SheetContentController: UIViewController {
  private let close = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
  }

  @objc private func closeTapped() {
    guard !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}
