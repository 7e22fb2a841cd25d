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

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelPayment))
  }

  @objc private func cancelPayment() { onEnd?(.cancelled) }
  private func found(_ address: URL) { onEnd?(.paid(address)) }
}

/// The delegate that waits for the end is an argument of the function.
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
    host.present(stack, animated: true)  // expect: TV1102
  }
}

final class NamePage: UIViewController {
  var completion: ((String?) -> Void)?

  @objc func cancel() { dismiss(animated: true) { self.completion?(nil) } }
  @objc func save() { dismiss(animated: true) { self.completion?("name") } }
}

/// Hands on what it was given itself.
final class Names {
  func ask(on host: UIViewController, completion: @escaping (String?) -> Void) {
    let page = NamePage()
    page.completion = completion
    if host.presentedViewController == nil {
      host.present(page, animated: true)  // expect: TV1102
    }
  }

  func name(on host: UIViewController) async -> String? {
    await withCheckedContinuation { answer in
      let page = NamePage()
      page.completion = { name in answer.resume(returning: name) }
      if host.presentedViewController == nil {
        host.present(page, animated: true)  // expect: TV1102
      }
    }
  }
}

protocol FlowParent: AnyObject {
  func childDidFinish(_ child: NameFlow)
}

/// A flow that its parent keeps until it says that it is over.
final class NameFlow {
  private let host: UIViewController
  private weak var parent: FlowParent?

  init(host: UIViewController, parent: FlowParent) {
    self.host = host
    self.parent = parent
  }

  func start() {
    let page = NamePage()
    page.completion = { [weak self] _ in
      guard let self else { return }
      self.parent?.childDidFinish(self)
    }
    host.present(page, animated: true)  // expect: TV1102
  }
}
