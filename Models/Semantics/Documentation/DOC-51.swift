import UIKit

// DOC-51: A presentation controller leaves the presenter's view where it is, unless it says that it should be removed;
// then it goes at the end of the presentation.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview).
// only: script.default < A.in the window
// only: script.removes < A.out of the window

private final class RemovesPresenter: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func perform(_ line: Int) {
    delegate.removesPresentersView = mayHappen("the presenter's view is removed")
    record("script", delegate.removesPresentersView ? "removes" : "default")
    super.perform(line)
  }

  override func finish() { record("A", root.view.window == nil ? "out of the window" : "in the window") }
}
