import UIKit

// DOC-122: The order of subviews is that in which they lie on the screen, the one at the back first;
// bringSubviewToFront and sendSubviewToBack change it.
// (developer.apple.com/documentation/uikit/uiview/subviews).
// only: views.a b c < views.b c a < views.c b a

private final class BackToFront: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let parent = UIView()
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    tell(parent, [a, b, c], "a b c")
    parent.bringSubviewToFront(a)
    tell(parent, [b, c, a], "b c a")
    parent.sendSubviewToBack(c)
    tell(parent, [c, b, a], "c b a")
  }

  private func tell(_ parent: UIView, _ order: [UIView], _ name: String) {
    let isSame = parent.subviews.count == 3 && (0..<3).allSatisfy { parent.subviews[$0] === order[$0] }
    record("views", isSame ? name : "another order")
  }
}
