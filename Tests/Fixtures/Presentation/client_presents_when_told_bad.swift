import UIKit

protocol CheckPageDelegate: AnyObject {
  func finished(success: Bool)
}

/// Tells its delegate and closes itself in one turn.
final class CheckPage: UIViewController {
  weak var delegate: CheckPageDelegate?
  private var succeeded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func close(_ sender: Any) {
    delegate?.finished(success: succeeded)
    dismiss(animated: true)
  }
}

final class ExplainerPage: UIViewController {}

/// What it presents then meets the page that is still there.
final class ModePage: UIViewController, CheckPageDelegate {
  private var isChecked = false

  func finished(success: Bool) {
    if success { isChecked = true }
    activate()
  }

  private func activate() {
    guard isChecked else { return explain() }
    title = "On"
  }

  private func explain() {
    present(ExplainerPage(), animated: true)  // expect: TV601
  }
}

final class ColourPage: UIViewController {
  var onChoice: ((UIColor) -> Void)?

  @objc func chooseRed() {
    presentingViewController?.dismiss(animated: true)
    onChoice?(.red)
  }
}

/// The same in a closure.
final class Canvas: UIViewController {
  func chooseColour() {
    if presentedViewController != nil || view.window == nil { return }
    let page = ColourPage()
    page.onChoice = { [weak self] colour in
      self?.view.backgroundColor = colour
      self?.present(ExplainerPage(), animated: true)  // expect: TV601
    }
    present(page, animated: true)
  }
}

/// Closes itself when the answer has come, with a `dismiss` of its own that goes over the main queue.
final class LoginPage: UIViewController {
  private let ended: (Bool) -> Void

  init(ended: @escaping (Bool) -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc private func logIn() {
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in
      self.close(data != nil)
    }.resume()
  }

  private func close(_ isLoggedIn: Bool) {
    DispatchQueue.main.async {
      super.dismiss(animated: true)
      self.ended(isLoggedIn)
    }
  }
}

/// Shows the failure one turn later, in which the login still goes.
final class AccountPage: UIViewController {
  @objc private func logIn() {
    if presentedViewController != nil || view.window == nil { return }
    let login = LoginPage { isLoggedIn in
      DispatchQueue.main.async { self.ended(isLoggedIn) }
    }
    present(login, animated: true)
  }

  private func ended(_ isLoggedIn: Bool) {
    if isLoggedIn {
      title = "Account"
    } else {
      present(ExplainerPage(), animated: true)  // expect: TV601
    }
  }
}
