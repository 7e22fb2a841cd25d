import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = TwoRooms()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Tells its child of its own appearance, but not that it goes when the help covers it.
final class TwoRooms: UIViewController {  // expect: possible TV501
  private let room = RoomPage()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(room)
    view.addSubview(room.view)
    room.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    room.beginAppearanceTransition(true, animated: animated)  // expect: TV502
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    room.endAppearanceTransition()
  }
}

final class RoomPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}
