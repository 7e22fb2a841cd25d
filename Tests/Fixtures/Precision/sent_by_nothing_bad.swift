import UIKit

/// A button of its own sends what the other method calls.
final class TicketPage: UIViewController {
  private var isShowing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    let second = UIButton(type: .system)
    second.addTarget(self, action: Selector(("showTicketOnce")), for: .touchUpInside)
    view.addSubview(second)
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
      self.present(ticket, animated: true) { self.isShowing = false }  // expect: TV601
    }
  }
}
