// expect: holds
import UIKit

/// A form with its two ends. It keeps both closures.
final class MandateForm: UIView {
  private let onAccept: () -> Void
  private var onRefuse: (() -> Void)?

  init(onAccept: @escaping () -> Void) {
    self.onAccept = onAccept
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  func whenRefused(_ action: @escaping () -> Void) { onRefuse = action }
  func accept() { onAccept() }
  func refuse() { onRefuse?() }
}

final class MandatePage: UIViewController {
  private var form: MandateForm?

  override func viewDidLoad() {
    super.viewDidLoad()
    form = MandateForm(onAccept: { [weak self] in self?.leave() })
    form?.whenRefused { [unowned self] in leave() }
    if let form { view.addSubview(form) }
  }

  private func leave() { view.endEditing(true) }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(MandatePage(), animated: true) }
}
