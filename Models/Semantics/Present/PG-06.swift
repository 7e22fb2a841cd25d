import UIKit

// PG-06: a controller that already presents something presents nothing else.
// only: A.presented < UIKit.which is already presenting
// never: C.viewDidLoad

private final class PresentTwoThings: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 { super.perform(line) } else { root.present(RecordedController("C"), animated: true) }
  }
}
