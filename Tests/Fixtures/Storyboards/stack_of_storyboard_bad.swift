import UIKit

/// A stack that code makes is empty.
final class InboxController: UIViewController {
  @IBAction func write(_ sender: Any) {
    guard presentedViewController == nil else { return }
    let stack = LetterStack()
    let letter = stack.topViewController as! LetterController  // expect: TV1205
    letter.text = "Dear"
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}

final class LetterStack: UINavigationController {}

final class LetterController: UIViewController {
  var text = ""
}
