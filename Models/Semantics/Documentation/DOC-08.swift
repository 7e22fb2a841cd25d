import UIKit

// DOC-08: A presentation over the current context is made by the nearest ancestor that defines the context.
// (developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext).
// only: B.presented by the context

private final class DefinedContext: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()
  let context = UIViewController()
  let child = UIViewController()

  override func setUp() {
    showRoot(a)
    embed(context, in: a)
    embed(child, in: context)
    context.definesPresentationContext = true
  }

  override func perform(_ line: Int) {
    b.modalPresentationStyle = .overCurrentContext
    child.present(b, animated: true)
  }

  override func finish() {
    let isContext = b.presentingViewController === context
    record("B", isContext ? "presented by the context" : "presented by another")
  }

  private func embed(_ inner: UIViewController, in outer: UIViewController) {
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
  }
}
