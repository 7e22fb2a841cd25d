import UIKit

/// Another class calls the helper, too, and it does not look.
final class TicketController: UIViewController {
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
    showTicket()
  }

  func showTicket() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      let ticket = UIViewController()
      ticket.modalPresentationStyle = .fullScreen
      self.present(ticket, animated: true) { self.isShowing = false }  // expect: TV601
    }
  }
}

final class TicketLinks {
  weak var controller: TicketController?

  func open() { controller?.showTicket() }
}
