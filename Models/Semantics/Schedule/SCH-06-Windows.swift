import UIKit

// SCH-06: touches are blocked in the window of the transition; the window of another scene takes them.
// sometimes: B.viewWillAppear < D.tapped < B.viewDidAppear
// sometimes: D.tapped < B.viewWillAppear

private final class OtherScene: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    connectScene(showing: TapOnce())
  }

  override func perform(_ line: Int) {
    guard let window = UIApplication.shared.windows.first, let controller = window.rootViewController else { return }
    controller.present(makePresented(), animated: true)
  }
}

private final class TapOnce: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
  }

  func tap() {
    record("D", "tapped")
    view.gestureRecognizers = nil
  }
}
