// expect: holds
import UIKit

/// The storyboard's stack begins with the page that the code casts.
final class InboxController: UIViewController {
  @IBAction func write(_ sender: Any) {
    guard presentedViewController == nil else { return }
    let stack = UIStoryboard(name: "Letters", bundle: nil).instantiateInitialViewController() as! LetterStack
    let letter = stack.topViewController as! LetterController
    letter.text = "Dear"
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}

final class LetterStack: UINavigationController {}

final class LetterController: UIViewController {
  var text = ""
}
