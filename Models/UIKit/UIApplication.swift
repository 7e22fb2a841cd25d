import Foundation

class UIApplication: NSObject {
  enum State { case active, inactive, background }

  static var shared: UIApplication { UIApplication() }

  var applicationState: State { applicationIsInBackground ? .background : .active }
  var keyWindow: UIWindow? { currentKeyWindow() }
  var windows: [UIWindow] {
    guard let window = keyWindow else { return [] }
    return [window]
  }

  var connectedScenes: [UIWindowScene] { [UIWindowScene()] }
  var isIdleTimerDisabled: Bool {
    get { unknown() }
    set {}
  }

  /// Touches that the app itself suspends are not modelled.
  func beginIgnoringInteractionEvents() {}
  func endIgnoringInteractionEvents() {}
}

private func currentKeyWindow() -> UIWindow? { keyWindow }
