// expect: holds
import UIKit

/// A button that keeps what it does.
final class LinkButton: UIButton {
  private let action: () -> Void
  var onHold: (() -> Void)?

  init(title: String, action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    setTitle(title, for: .normal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

/// The buttons stand in the page's view.
final class ImprintPage: UIViewController {
  private weak var mail: LinkButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    let back = LinkButton(title: "Back", action: { [weak self] in self?.leave() })
    view.addSubview(back)
    mail = makeMail()
    mail?.onHold = { [weak self] in self?.leave() }
  }

  private func makeMail() -> LinkButton {
    let mail = LinkButton(title: "Mail") {}
    view.addSubview(mail)
    return mail
  }

  private func leave() { view.endEditing(true) }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(ImprintPage(), animated: true) }
}
