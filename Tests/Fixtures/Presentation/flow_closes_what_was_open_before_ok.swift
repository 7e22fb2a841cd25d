// expect: holds
import UIKit

/// The question comes on whatever is on top, and goes by whoever presents it.
final class ConsentFlow {
  private let navigationController: UINavigationController
  private lazy var question = UIViewController()
  var onAnswer: ((Bool) -> Void)?

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func ask() {
    var top: UIViewController = navigationController
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    top.present(question, animated: true)
  }

  func answer(_ consents: Bool) {
    question.presentingViewController?.dismiss(animated: true) { [weak self] in self?.onAnswer?(consents) }
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
