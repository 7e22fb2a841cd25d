import UIKit

// DOC-15: Neither isViewLoaded nor viewIfLoaded loads the view; loadViewIfNeeded does.
// (developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded).
// only: B.not loaded < B.nil < B.viewDidLoad < B.loaded < B.a view

private final class AskedWithoutLoading: Script {
  override var takesTouches: Bool { false }
  let b = RecordedController("B")

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    tell()
    b.loadViewIfNeeded()
    tell()
  }

  private func tell() {
    record("B", b.isViewLoaded ? "loaded" : "not loaded")
    record("B", b.viewIfLoaded == nil ? "nil" : "a view")
  }
}
