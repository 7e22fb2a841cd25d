// expect: holds
import UIKit

/// The window over everything in which popups are shown.
final class PopupStage {
  static let shared = PopupStage()

  private var window: UIWindow?

  func show(_ page: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Of a page that another one has replaced nothing is left to be taken away.
  func close(_ page: UIViewController) {
    guard window?.rootViewController === page else { return }
    window?.isHidden = true
    window = nil
  }
}

/// A popup that lets touches through to the app while it slides out.
class PopupPage: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  func slideOut() {
    UIView.animate(withDuration: 0.3) {
      self.card.transform = CGAffineTransform(translationX: 0, y: 400)
    } completion: { _ in
      PopupStage.shared.close(self)
    }
  }
}

final class HintPage: PopupPage {}

final class StartScreen: UIViewController {
  private var hint: HintPage?

  @objc func showHint() {
    let hint = HintPage()
    PopupStage.shared.show(hint)
    self.hint = hint
  }

  @objc func closeHint() { hint?.slideOut() }
}
