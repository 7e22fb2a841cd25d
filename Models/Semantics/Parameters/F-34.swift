import UIKit

// F-34 `BUSY_SCOPE`: what is in progress refuses its own presenter's requests, or all of the window.
// [F34=0] only: A.presented < D.presented
// [F34=0] only: D.presented < A.presented
// [F34=1] only: A.presented
// [F34=1] always: UIKit.while a presentation is in progress < A.presented

private final class OtherPresenter: ModalScript {
  let other = UIViewController()

  override var lines: Int { 1 }
  override func makePresented() -> UIViewController { UIViewController() }

  override func makeRoot() -> UIViewController {
    let controller = UIViewController()
    other.definesPresentationContext = true
    controller.addChild(other)
    controller.view.addSubview(other.view)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    let second = UIViewController()
    second.modalPresentationStyle = .overCurrentContext
    other.present(second, animated: true) { record("D", "presented") }
  }
}
