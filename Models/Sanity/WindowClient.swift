import UIKit

/// Presents in two windows at any time, and hides, shows and exchanges them.
final class WindowClient: GeneralClient {
  let a = ClientController()
  let b = ClientController()
  let c = ClientController()
  let d = UIViewController()
  let upper = UIWindow(frame: .zero)

  override var allowance: Int { 2 }
  override var plans: Bool { true }
  override var takesTouches: Bool { false }

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .fullScreen
    d.modalPresentationStyle = .overFullScreen
    upper.rootViewController = c
    upper.isHidden = false
    beginActing()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client presents") { self.a.present(self.b, animated: true) { self.act() } },
      ClientCall("the client dismisses") { self.a.dismiss(animated: true) { self.act() } },
      ClientCall("the client presents in the other window") {
        self.c.present(self.d, animated: true) { self.act() }
      },
      ClientCall("the client dismisses in the other window") {
        self.c.dismiss(animated: false) { self.act() }
      },
      ClientCall("the client hides the other window") { self.upper.isHidden = true },
      ClientCall("the client shows the other window as the key one") { self.upper.makeKeyAndVisible() },
      // The container of what the former root presents would stay in the window.
      ClientCall("the client exchanges the other root") {
        if self.c.presentedViewController == nil { self.upper.rootViewController = UIViewController() }
      },
    ]
  }
}

/// The system connects another scene, and disconnects it whatever happens there.
final class SceneClient: GeneralClient {
  override var keepsAppearance: Bool { true }
  let a = ClientController()
  let b = ClientController()
  let c = ClientController()

  override var allowance: Int { 2 }
  override var plans: Bool { true }
  override var takesTouches: Bool { false }

  override func setUp() {
    showRoot(a)
    connectScene(showing: c)
    beginActing()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client presents") { self.a.present(UIViewController(), animated: true) { self.act() } },
      ClientCall("the client presents in the other scene") {
        if self.b.modalPresenter == nil { self.c.present(self.b, animated: true) { self.act() } }
      },
      ClientCall("the client dismisses in the other scene") { self.c.dismiss(animated: true) { self.act() } },
    ]
  }

  override func offerEvents() {
    super.offerEvents()
    if let scene = otherScenes?.first {
      offer("the system disconnects the other scene", by: .system) { performStep { disconnect(scene) } }
    }
  }
}
