// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Looks whether the page can present.
final class LinkQuestions {
  private var isAsking = false

  func ask(about link: URL, on page: UIViewController) {
    guard !isAsking, page.presentedViewController == nil, page.view.window != nil else { return }
    isAsking = true
    let alert = UIAlertController(title: link.absoluteString, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Open", style: .default) { _ in self.isAsking = false })
    page.present(alert, animated: true)
  }
}

/// Noted when it is there, or when it was read.
final class Hints {
  func showOnce(_ text: String, key: String, on page: UIViewController) {
    guard !UserDefaults.standard.bool(forKey: key) else { return }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true) { UserDefaults.standard.set(true, forKey: key) }
  }

  func showUntilRead(_ text: String, key: String, on page: UIViewController) {
    guard !UserDefaults.standard.bool(forKey: key) else { return }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in UserDefaults.standard.set(true, forKey: key) })
    page.present(alert, animated: true)
  }
}

/// What was refused goes, and its note with it.
final class Browser {
  private weak var shown: UIViewController?

  func open(on page: UIViewController) {
    guard shown == nil else { return }
    let browser = UIViewController()
    shown = browser
    page.present(browser, animated: true)
  }
}

/// The note is taken back in the same turn.
final class Reports {
  private var isSending = false

  func send(on page: UIViewController) {
    guard !isSending else { return }
    isSending = true
    page.present(UIViewController(), animated: true)
    isSending = false
  }
}

/// Who has it shown takes it away, whatever has come of it.
final class Offers {
  private var isShown = false

  func show(on page: UIViewController) {
    guard !isShown else { return }
    isShown = true
    page.present(UIViewController(), animated: true)
  }

  func hide(on page: UIViewController) {
    page.dismiss(animated: true)
    isShown = false
  }
}

/// Each time the page appears, the note is taken back.
final class HomePage: UIViewController {
  private var hasAsked = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAsked = false
  }

  func askForReview() {
    guard !hasAsked else { return }
    hasAsked = true
    let alert = UIAlertController(title: "Do you like it?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, animated: true)
  }
}
