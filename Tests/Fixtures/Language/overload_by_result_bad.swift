import UIKit

/// Ends an observation when nobody holds it any more.
final class Observation {
  let token: NSObjectProtocol

  init(token: NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension NotificationCenter {
  /// Only the type of the result tells it from the function of the system that it calls.
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> Observation {
    let token: NSObjectProtocol = addObserver(forName: name, object: object, queue: queue, using: block)
    return Observation(token: token)
  }
}

final class WelcomePage: UIViewController {
  private var observation: Observation?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observation = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.showTip() }
  }

  private func showTip() {
    let tip = UIViewController()
    tip.modalPresentationStyle = .fullScreen
    present(tip, animated: false)  // expect: likely TV601
  }
}
