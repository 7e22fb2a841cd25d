import UIKit

/// Never shown without a navigation controller, whose bar its hint stands below.
final class StationList: UIViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
    hint.topAnchor.constraint(equalTo: (navigationController?.navigationBar.bottomAnchor)!).isActive = true
  }

  func announceDelay() {
    let delay = UIAlertController(title: "Delay", message: nil, preferredStyle: .alert)
    let detour = UIAlertController(title: "Detour", message: nil, preferredStyle: .alert)
    present(delay, animated: true)
    present(detour, animated: true)  // expect: TV601
  }
}
