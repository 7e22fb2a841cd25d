import UIKit

// OBJ-05: the presentation controller lives from the request to the end of the dismissal.
// only: PC.lives < A.presented < PC.lives < A.dismissed < PC.is gone

private final class LifeOfController: CustomModalScript {
  weak var controller: UIPresentationController?

  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    controller = controller ?? presented?.presentationController
    if line == 1 || controller != nil { tell() } else { assume(false) }
  }

  override func finish() { tell() }

  private func tell() { record("PC", controller == nil ? "is gone" : "lives") }
}
