import Foundation

/// A way from one controller of a storyboard to another. Subclasses change what is shown in `perform()`.
class UIStoryboardSegue: NSObject {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController

  init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = .standing(for: source)
    self.destination = .standing(for: destination)
    super.init()
  }

  func perform() {}
}

extension UIViewController {
  /// SEG-01. Classes whose scenes are known have one of their own (see `SegueWriter` of Interface Builder's room). Without a storyboard
  /// neither the destination is known nor whether it is pushed: `show` and modal segues are the kinds that have an effect
  /// (developer.apple.com, `performSegue(withIdentifier:sender:)`: `prepare(for:sender:)` is called before).
  func performSegue(withIdentifier identifier: String, sender: Any?) {
    let destination = UIViewController.ofUnspecifiedClass()
    prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)
    if let stack = navigationController, mayHappen("the segue pushes its destination", by: .code) {
      stack.pushViewController(destination, animated: true)
    } else {
      present(destination, animated: true)
    }
  }
}
