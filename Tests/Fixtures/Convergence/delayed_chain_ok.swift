// expect: holds
import UIKit

// Three screens in a chain. Each button does its work a moment later, and whoever taps again meanwhile changes nothing.

final class WelcomeViewController: UIViewController {
  private let button = UIButton(type: .system)
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.textAlignment = .center
    label.text = "Welcome"
    view.addSubview(label)
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func buttonTapped() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.proceed() }
  }

  private func proceed() {
    guard presentedViewController == nil, !isBeingDismissed else { return }
    let next = DetailsViewController()
    next.modalPresentationStyle = .pageSheet
    present(next, animated: true)
  }
}

final class DetailsViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func buttonTapped() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.proceed() }
  }

  private func proceed() {
    guard presentedViewController == nil, !isBeingPresented, !isBeingDismissed, view.window != nil else { return }
    let next = SummaryViewController()
    next.modalPresentationStyle = .formSheet
    next.summary = "Details"
    present(next, animated: true)
  }
}

final class SummaryViewController: UIViewController {
  var summary = ""
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle(summary + ", summed up", for: .normal)
    button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func buttonTapped() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.finish() }
  }

  private func finish() {
    guard !isBeingPresented, !isBeingDismissed, presentingViewController != nil else { return }
    dismiss(animated: true)
  }
}
