// expect: holds
import UIKit

protocol PaymentDelegate: AnyObject {
  func paymentDidCancel()
  func paymentDidComplete(_ address: URL?)
}

final class PaymentPage: UIViewController {
  enum Outcome {
    case cancelled
    case paid(URL?)
  }

  var onEnd: ((Outcome) -> Void)?

  @objc private func cancelPayment() { onEnd?(.cancelled) }
  private func found(_ address: URL) { onEnd?(.paid(address)) }
}

/// Covers the screen: nobody pulls it down.
final class Payments {
  func pay(from host: UIViewController, delegate: PaymentDelegate) {
    let page = PaymentPage()
    page.onEnd = { [weak delegate] outcome in
      switch outcome {
      case .cancelled: delegate?.paymentDidCancel()
      case .paid(let address): delegate?.paymentDidComplete(address)
      }
    }
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .fullScreen
    host.present(stack, animated: true)
  }
}

/// Tells whenever it goes.
final class NamePage: UIViewController {
  var completion: ((String?) -> Void)?
  private var name: String?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, let completion else { return }
    self.completion = nil
    completion(name)
  }

  @objc func cancel() { presentingViewController?.dismiss(animated: true) }
  @objc func save() {
    name = "name"
    presentingViewController?.dismiss(animated: true)
  }
}

final class Names {
  func ask(on host: UIViewController, completion: @escaping (String?) -> Void) {
    let page = NamePage()
    page.completion = completion
    if host.presentedViewController == nil { host.present(page, animated: true) }
  }
}

/// What it was given is told of a result alone, which never comes after a pull.
final class ColourPage: UIViewController {
  var onChoice: ((UIColor) -> Void)?

  @objc func chooseRed() { onChoice?(.red) }
}

final class Colours {
  func ask(on host: UIViewController, onChoice: @escaping (UIColor) -> Void) {
    let page = ColourPage()
    page.onChoice = onChoice
    host.present(page, animated: true)
  }
}
