// expect: holds
import UIKit

/// `@objc` connects nothing: only the other method calls this one, and looks before.
final class TicketPage: UIViewController {
  private var isShowing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func tapped() {
    if isShowing { return }
    isShowing = true
    showTicketOnce()
  }

  @objc func showTicketOnce() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      let ticket = UIViewController()
      ticket.modalPresentationStyle = .fullScreen
      self.present(ticket, animated: true) { self.isShowing = false }
    }
  }
}
