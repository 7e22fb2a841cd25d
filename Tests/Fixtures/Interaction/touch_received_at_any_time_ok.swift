// expect: holds
import UIKit

/// A tap on the page turns a card over; there are two. A button shows the help.
final class CardTable: UIViewController, UIGestureRecognizerDelegate {
  private var cards = ["ace", "king"]
  private let help = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(turn))
    tap.delegate = self
    view.addGestureRecognizer(tap)
    view.addSubview(help)
    help.addTarget(self, action: #selector(showHelp), for: .touchUpInside)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === view && !cards.isEmpty
  }

  @objc private func showHelp() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }

  @objc private func turn() {
    cards.removeLast()
  }
}
