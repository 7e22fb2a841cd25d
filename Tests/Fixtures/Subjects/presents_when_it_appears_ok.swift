import UIKit

// expect: holds

/// Nothing but its appearance makes it present.
final class WelcomePage: UIViewController {
  private var isShown = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isShown || presentedViewController != nil { return }
    isShown = true
    let tour = UIViewController()
    tour.modalPresentationStyle = .fullScreen
    present(tour, animated: true)
  }
}
