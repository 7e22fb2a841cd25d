import Foundation

/// An instance of the app's user interface.
class UIScene: UIResponder {
  enum ActivationState { case unattached, foregroundActive, foregroundInactive, background }

  weak var delegate: UISceneDelegate?

  var activationState: ActivationState {
    if self !== mainScene && !connectedScenes.contains(where: { $0 === self }) { return .unattached }
    return applicationIsInBackground ? .background : .foregroundActive
  }
}

protocol UISceneDelegate: AnyObject {
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
}

protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

class UIWindowScene: UIScene {
  var isMain: Bool { self === mainScene }
  var windows: [UIWindow] { shownWindows.filter { $0.windowScene === self } }
  var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.last }
  var screen: UIScreen { .main }
}

/// The scene that is there from the start: every window belongs to it that nobody has put into another one.
let mainScene = UIWindowScene()

/// The other scenes; nil while there is none.
var otherScenes: [UIWindowScene]?

var connectedScenes: [UIWindowScene] { [mainScene] + (otherScenes ?? []) }

/// The system connects another scene and shows a window in it.
func connectScene(showing controller: UIViewController) {
  let scene = UIWindowScene()
  otherScenes = (otherScenes ?? []) + [scene]
  let window = UIWindow(windowScene: scene)
  window.rootViewController = controller
  window.makeKeyAndVisible()
}

/// The system disconnects a scene: its windows go, with everything in them. No source tells of transitions in flight;
/// nothing is left that they could lead to, so they end without a word.
func disconnect(_ scene: UIWindowScene) {
  let windows = scene.windows
  if let gesture = activeGesture, windows.contains(where: { $0 === gesture.view?.window }) { interrupt(gesture) }
  // Held until the windows are gone: what was being presented hears of that, too.
  var leaving: [UIViewController] = []
  for transition in modalTransitions where windows.contains(where: { $0 === transition.window }) {
    if let presented = transition.presented { leaving.append(presented) }
    if let animator = transition.animator { forgetAnimations(of: animator) }
    removeRelations(transition)
    retire(transition)
    clear(transition)
  }
  scene.delegate?.sceneDidDisconnect(scene)
  for window in windows { window.isHidden = true }
  leaving.removeAll()
  let others = (otherScenes ?? []).filter { $0 !== scene }
  otherScenes = others.isEmpty ? nil : others
}
