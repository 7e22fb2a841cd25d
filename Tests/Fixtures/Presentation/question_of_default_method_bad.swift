import UIKit

/// What a client may leave to the library: its default asks the user.
public protocol PermissionAsker {
  func askPermission(completionHandler: @escaping (Bool) -> Void)
}

extension PermissionAsker {
  public func askPermission(completionHandler: @escaping (Bool) -> Void) {
    let question = UIAlertController(title: "Camera?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completionHandler(false) })
    question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completionHandler(true) })
    Windows.host()?.present(question, animated: true)  // expect: TV602
  }
}

enum Windows {
  static var kept: UIViewController?
  static func host() -> UIViewController? { kept }
}
