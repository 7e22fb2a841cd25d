import UIKit

// PG-03: a custom style asks the delegate of what is presented for a presentation controller, first of all.
// only: delegate.presentationController < delegate.animationControllerForPresented < PC.presentationTransitionWillBegin

private final class AskForController: CustomModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override var lines: Int { 1 }
}
