// expect: holds
import UIKit
import WebKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Looks whether the page can present, or asks the one on top of all.
final class Announcer {
  weak var page: UIViewController?
  var onNext: ((Bool) -> Void)?

  func announce(_ text: String, completion: @escaping (Bool) -> Void) {
    guard let page, page.presentedViewController == nil, page.view.window != nil else { return completion(false) }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    page.present(alert, animated: true) { completion(true) }
  }

  func announceOnTop(completion: @escaping () -> Void) {
    guard let topPage = Pages.shared.topPage() else { return completion() }
    topPage.present(UIViewController(), animated: true) { completion() }
  }

  /// The caller goes on whatever comes of it.
  func announceAtOnce(completion: @escaping () -> Void) {
    page?.present(UIViewController(), animated: true) { print("shown") }
    completion()
  }

  func begin() {
    guard let page else {
      onNext?(false)
      return
    }
    page.present(UIViewController(), animated: true)
    onNext?(true)
  }
}

final class Pages {
  static let shared = Pages()
  private var root = UIViewController()

  func topPage() -> UIViewController? {
    var page = root
    while let next = page.presentedViewController, !next.isBeingDismissed { page = next }
    return page
  }
}

/// Only hands UIKit's own completion on: who calls gives nothing to do.
enum ErrorPresenter {
  static func show(_ error: Error, on page: UIViewController, onPresented: (() -> Void)? = nil) {
    let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
    page.present(alert, animated: true, completion: onPresented)
  }
}

/// In the turn of a tap: what was tapped presents nothing.
final class HomePage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    show { print("open") }
  }

  private func show(completion: @escaping () -> Void) {
    present(UIViewController(), animated: true) { completion() }
  }
}

/// Looks first whether it can present.
final class GalleryPage: UIViewController {
  func show(_ page: UIViewController) {
    if presentedViewController != nil || view.window == nil { return }
    view.isUserInteractionEnabled = false
    present(page, animated: true) { [weak self] in self?.view.isUserInteractionEnabled = true }
  }
}

/// Hands on what its caller does besides: nobody waits for that.
enum Sheets {
  static func show(_ sheet: UIViewController, over page: UIViewController, completion: @escaping () -> Void) {
    page.present(sheet, animated: true, completion: completion)
  }
}

final class SheetFlow {
  weak var page: UIViewController?

  func begin() {
    guard let page else { return }
    Sheets.show(UIViewController(), over: page) { print("shown") }
  }
}
