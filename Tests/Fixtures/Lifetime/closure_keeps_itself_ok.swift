import UIKit

// expect: holds

/// Keeps a closure that does not keep the controller.
final class Keeper: UIViewController {
  private var close: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    close = { [weak self] in self?.dismiss(animated: true) }
  }

  @objc func tapped() { close?() }
}

final class Opener: UIViewController {
  @objc func open() {
    let keeper = Keeper()
    keeper.modalPresentationStyle = .fullScreen
    present(keeper, animated: true)
  }
}
