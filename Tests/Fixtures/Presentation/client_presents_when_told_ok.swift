// expect: holds
import UIKit

protocol CheckPageDelegate: AnyObject {
  func finished(success: Bool)
}

/// Tells its delegate when it has gone.
final class CheckPage: UIViewController {
  weak var delegate: CheckPageDelegate?
  private var succeeded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func close(_ sender: Any) {
    presentingViewController?.dismiss(animated: true) { self.delegate?.finished(success: self.succeeded) }
  }
}

final class ExplainerPage: UIViewController {}

final class ModePage: UIViewController, CheckPageDelegate {
  func finished(success: Bool) {
    if success || presentedViewController != nil || viewIfLoaded?.window == nil { return }
    present(ExplainerPage(), animated: true)
  }
}

protocol TonePageDelegate: AnyObject {
  func tonePage(_ page: TonePage, ended isChosen: Bool)
}

/// Tells in the same turn, and what it says leads to nothing that is presented.
final class TonePage: UIViewController {
  weak var delegate: TonePageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func close(_ sender: Any) {
    delegate?.tonePage(self, ended: false)
    presentingViewController?.dismiss(animated: true)
  }
}

final class SongPage: UIViewController, TonePageDelegate {
  func tonePage(_ page: TonePage, ended isChosen: Bool) {
    guard isChosen else { return }
    present(ExplainerPage(), animated: true)
  }
}

/// Tells in the completion of the dismissal that it asks for when the answer has come.
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

  private func close(_ isLoggedIn: Bool) {
    DispatchQueue.main.async {
      self.presentingViewController?.dismiss(animated: true) { self.ended(isLoggedIn) }
    }
  }

  @IBAction func cancel(_ sender: Any) { close(false) }
}

final class AccountPage: UIViewController {
  @objc private func logIn() {
    if presentedViewController != nil || view.window == nil { return }
    let login = LoginPage { isLoggedIn in
      if isLoggedIn || self.presentedViewController != nil || self.viewIfLoaded?.window == nil { return }
      self.present(ExplainerPage(), animated: true)
    }
    present(login, animated: true)
  }
}
