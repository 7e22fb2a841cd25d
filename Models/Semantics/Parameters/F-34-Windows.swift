import UIKit

// F-34: what is in progress in one window refuses nothing in another one, whatever the value.
// [F34=1] only: A.presented < D.presented
// [F34=1] only: D.presented < A.presented
// never: UIKit.while a presentation is in progress

private final class TwoWindows: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    connectScene(showing: UIViewController())
  }

  override func perform(_ line: Int) {
    let windows = UIApplication.shared.windows
    windows.first?.rootViewController?.present(UIViewController(), animated: true) { record("A", "presented") }
    windows.last?.rootViewController?.present(UIViewController(), animated: true) { record("D", "presented") }
  }
}
