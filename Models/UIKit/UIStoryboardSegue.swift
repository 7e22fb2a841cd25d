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
  func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
