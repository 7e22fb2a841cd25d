// expect: holds
import UIKit

#if canImport(ConfettiParty)
  import ConfettiParty
#endif

/// Nothing here has the module of the first branch: the second one is the code.
final class GreetingPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    greet()
  }

  private func greet() {
    guard presentedViewController == nil, view.window != nil else { return }
    #if canImport(ConfettiParty)
      present(UIViewController(), animated: true)
      present(UIAlertController(title: nil, message: "Hello", preferredStyle: .alert), animated: true)
    #else
      present(UIViewController(), animated: true)
    #endif
  }
}
