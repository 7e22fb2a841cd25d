import UIKit

/// Tells its root that it appears as soon as it is made, long before anything shows that root.
final class Flow {
  private let rootViewController: UIViewController
  private var observer: Any?

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
    startWhenVisible()
  }

  private func startWhenVisible() {
    guard !UIApplication.shared.windows.contains(where: { $0.isKeyWindow }) else { return start() }
    rootViewController.beginAppearanceTransition(true, animated: false)  // expect: TV501
    observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.rootViewController.endAppearanceTransition()
      self?.start()
    }
  }

  private func start() { rootViewController.title = "Started" }
}
