import UIKit

// DOC-125: UIView.transition(from:to:) takes the first view out of its superview and puts the second in its place.
// (developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)).
// only: app.over < first.is gone < second.is there

private final class ViewForView: Script {
  override var takesTouches: Bool { false }
  let first = UIView()
  let second = UIView()

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    root.view.addSubview(first)
    UIView.transition(from: first, to: second, duration: 0.3, options: []) { _ in record("app", "over") }
  }

  override func finish() {
    record("first", first.superview == nil ? "is gone" : "is there")
    record("second", second.superview === root.view ? "is there" : "is gone")
  }
}
