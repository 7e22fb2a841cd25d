import Foundation

class UIApplication: NSObject {
  enum State { case active, inactive, background }

  static var shared: UIApplication { UIApplication() }

  var applicationState: State { applicationIsInBackground ? .background : .active }
  var keyWindow: UIWindow? { currentKeyWindow() }
  var windows: [UIWindow] { shownWindows }
  /// Nobody knows it where the scenario makes none.
  var delegate: AnyObject? {
    get { currentAppDelegate() }
    set {}
  }
  var connectedScenes: [UIScene] { allConnectedScenes() }
  var isIdleTimerDisabled: Bool {
    get { unknown() }
    set {}
  }
}

private func currentKeyWindow() -> UIWindow? { keyWindow }
private func allConnectedScenes() -> [UIScene] { connectedScenes }
private func currentAppDelegate() -> AnyObject? { madeAppDelegate ?? unknown(.code) }
