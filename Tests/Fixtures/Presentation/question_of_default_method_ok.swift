// expect: holds
import UIKit

public protocol PermissionAsker {
  func askPermission(on host: UIViewController, completionHandler: @escaping (Bool) -> Void)
}

/// Where nothing can be asked, the answer comes at once.
extension PermissionAsker {
  public func askPermission(on host: UIViewController, completionHandler: @escaping (Bool) -> Void) {
    guard host.presentedViewController == nil, host.viewIfLoaded?.window != nil else {
      completionHandler(false)
      return
    }
    let question = UIAlertController(title: "Camera?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completionHandler(false) })
    question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completionHandler(true) })
    host.present(question, animated: true)
  }
}

final class CameraPage: UIViewController, PermissionAsker {
  @IBAction func explain(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  @IBAction func begin(_ sender: Any) {
    askPermission(on: self) { [weak self] isAllowed in self?.title = isAllowed ? "On" : "Off" }
  }
}
