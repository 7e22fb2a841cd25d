import UIKit

/// What the toast says, in a window over the app's own.
final class ToastPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.alpha = 1
  }
}

/// Shows one toast at a time; the timer of the first one takes the second one away.
final class ToastStand {
  static let shared = ToastStand()

  private var window: UIWindow?

  func show() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ToastPage()
    window.isHidden = false
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.hide() }
  }

  func hide() {
    window?.isHidden = true  // expect: TV603
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
