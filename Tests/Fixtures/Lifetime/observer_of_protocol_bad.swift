import UIKit

protocol KeyboardHearing: AnyObject {
  var tokens: [NSObjectProtocol] { get set }
  var scrollView: UIScrollView { get }
}

extension KeyboardHearing where Self: UIViewController {
  /// The centre keeps the block, and that the page that adopts the protocol.
  func hearKeyboard() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(  // expect: TV902
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { _ in self.scrollView.contentInset.bottom = 300 })
    tokens.append(
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
        [weak self] _ in self?.scrollView.contentInset.bottom = 0
      })
  }

  func forgetKeyboard() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens.removeAll()
  }
}

final class CommentPage: UIViewController, KeyboardHearing {
  var tokens: [NSObjectProtocol] = []
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    hearKeyboard()
  }

  deinit { forgetKeyboard() }
}

final class ThreadPage: UIViewController {
  @objc func comment() {
    guard presentedViewController == nil else { return }
    let page = CommentPage()
    page.modalPresentationStyle = .formSheet
    present(page, animated: true)  // expect: TV902
  }
}
