import UIKit

// DOC-20: isBeingPresented is true while the controller is being presented, isBeingDismissed while it is being
// dismissed, and neither in between.
// (developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed).
// only: B.being presented < B.neither < B.being dismissed

private final class Asking: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell()
  }

  func tell() {
    record("B", isBeingPresented ? "being presented" : isBeingDismissed ? "being dismissed" : "neither")
  }
}

private final class BeingPresented: ModalScript {
  override var takesTouches: Bool { false }
  private let b = Asking()

  override var lines: Int { 3 }
  override func makePresented() -> UIViewController { b }

  override func perform(_ line: Int) { if line == 1 { b.tell() } else { super.perform(line) } }
}
