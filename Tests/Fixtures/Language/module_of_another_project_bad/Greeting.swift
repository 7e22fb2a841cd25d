import UIKit

#if canImport(ConfettiParty)
  import ConfettiParty
#endif

/// Other code imports the module without asking: the first branch is the code.
final class GreetingPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    greet()
  }

  private func greet() {
    guard presentedViewController == nil, view.window != nil else { return }
    #if canImport(ConfettiParty)
      present(UIViewController(), animated: true)
      present(UIAlertController(title: nil, message: "Hello", preferredStyle: .alert), animated: true)  // expect: TV601
    #else
      present(UIViewController(), animated: true)
    #endif
  }
}
