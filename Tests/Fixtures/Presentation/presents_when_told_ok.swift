// expect: holds
import UIKit

/// What the app wants to be told of.
final class Policy {
  private var observers: [() -> Void] = []
  func observeChanges(_ body: @escaping () -> Void) { observers.append(body) }
}

/// Shows a page whenever the policy changes, unless something is shown.
final class PolicyCoordinator {
  private let navigationController: UINavigationController
  private let policy: Policy

  init(navigationController: UINavigationController, policy: Policy) {
    self.navigationController = navigationController
    self.policy = policy
  }

  func start() {
    policy.observeChanges { [weak self] in self?.policyDidChange() }
  }

  func policyDidChange() {
    if navigationController.presentedViewController != nil { return }
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    navigationController.present(page, animated: true)
  }
}
