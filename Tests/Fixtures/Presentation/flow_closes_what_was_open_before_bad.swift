import UIKit

/// The question comes on the one page that may be open, and goes by the stack at the bottom, together with what was open before.
final class ConsentFlow {
  private let navigationController: UINavigationController
  private lazy var question = UIViewController()
  var onAnswer: ((Bool) -> Void)?

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func ask() {
    let top = navigationController.presentedViewController ?? navigationController
    top.present(question, animated: true)  // expect: TV601
  }

  func answer(_ consents: Bool) {
    navigationController.dismiss(animated: true) { [weak self] in self?.onAnswer?(consents) }  // expect: TV603
  }
}

final class ConsentCentre {
  private var flow: ConsentFlow?

  func needsConsent(_ stack: UINavigationController) {
    let next = ConsentFlow(navigationController: stack)
    flow = next
    next.ask()
  }

  func decided(_ consents: Bool) { flow?.answer(consents) }
}
