import UIKit

/// Presents the login when its manager says so, whatever is open by then.
class AccountPage: UIViewController {
  private let sessions = SessionManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    sessions.delegate = self
    sessions.look()
  }

  override func sessionIsUnknown() {
    present(LoginPage(), animated: true)  // expect: TV601
  }

  @IBAction func logOut() {
    let sheet = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
    sheet.addAction(UIAlertAction(title: "OK", style: .default))
    present(sheet, animated: true)
  }
}

class LoginPage: UIViewController {}

@objc protocol SessionManagerDelegate: AnyObject {
  func sessionIsUnknown()
}

extension UIViewController: SessionManagerDelegate {
  func sessionIsUnknown() {}
}

class SessionManager {
  weak var delegate: SessionManagerDelegate?

  func look() {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.delegate?.sessionIsUnknown() }
    }.resume()
  }
}
