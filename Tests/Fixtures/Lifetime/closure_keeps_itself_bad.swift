import UIKit

/// Keeps a closure that keeps the controller: neither ever goes away.
final class Keeper: UIViewController {
  private var close: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    close = { self.dismiss(animated: true) }  // expect: TV902
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
