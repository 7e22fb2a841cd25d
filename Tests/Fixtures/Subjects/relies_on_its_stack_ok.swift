import UIKit

// expect: holds

/// Never shown without a navigation controller, whose bar its hint stands below.
final class StationList: UIViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
    hint.topAnchor.constraint(equalTo: (navigationController?.navigationBar.bottomAnchor)!).isActive = true
  }

  func announceDelay() {
    guard presentedViewController == nil else { return }
    let delay = UIAlertController(title: "Delay", message: nil, preferredStyle: .alert)
    delay.addAction(UIAlertAction(title: "OK", style: .default))
    present(delay, animated: true)
  }
}
