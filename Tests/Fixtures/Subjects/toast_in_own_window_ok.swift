// expect: holds
import UIKit

/// What the toast says, in a window over the app's own.
final class ToastPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.alpha = 1
  }
}

/// Shows one toast at a time, each with a timer of its own.
final class ToastStand {
  static let shared = ToastStand()

  private var window: UIWindow?
  private var timer: DispatchWorkItem?

  func show() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ToastPage()
    window.isHidden = false
    self.window = window
    timer?.cancel()
    let timer = DispatchWorkItem { [weak self] in self?.hide() }
    self.timer = timer
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: timer)
  }

  func hide() {
    timer?.cancel()
    timer = nil
    window?.isHidden = true
    window = nil
  }
}

final class OrdersScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: self, action: #selector(save))
  }

  @objc private func save() { ToastStand.shared.show() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ToastStand.shared.hide()
  }
}
