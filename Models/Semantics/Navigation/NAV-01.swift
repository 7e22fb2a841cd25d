import UIKit

// NAV-01: a push, from the queries to `didShow`; the interaction controller is asked for because there is an animator.
// [F49=0 F31=0 F27=0] only: delegate.animationControllerForPush < delegate.interactionController < app.pushed < A.viewWillDisappear < B.viewWillAppear < delegate.willShow < AN.transitionDuration < AN.animateTransition < AN.completeTransition(true) < A.viewDidDisappear < B.viewDidAppear < B.didMoveToParent < delegate.didShow < AN.animationEnded(true)
// always: B.willMoveToParent < B.viewDidLoad < B.viewWillAppear
// always: B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear

private final class Push: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override func setUp() { stack.show(in: self, delegate: true) }
  override func perform(_ line: Int) { stack.push() }
}
