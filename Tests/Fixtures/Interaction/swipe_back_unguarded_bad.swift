import UIKit

final class Flow {
  let stack = UINavigationController(rootViewController: UIViewController())

  func start() {
    stack.setNavigationBarHidden(true, animated: false)
    stack.interactivePopGestureRecognizer?.delegate = nil  // expect: TV1204
  }
}
