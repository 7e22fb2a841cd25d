import UIKit

// PRES-01: what comes before the animation of a presentation that removes the presenter's view, in order.
// [F25=0 F28=0 F31=0] only: B.viewDidLoad < delegate.presentationController < delegate.animationControllerForPresented < delegate.interactionControllerForPresentation < PC.presentationTransitionWillBegin < A.viewWillDisappear < B.viewWillAppear < AN.transitionDuration < AN.animateTransition < TC.alongside < B.viewIsAppearing < PC.containerViewWillLayoutSubviews < PC.containerViewDidLayoutSubviews < AN.completeTransition(true)

private final class WholePresentation: CustomModalScript {
  override var lines: Int { 1 }
  override var removesPresentersView: Bool { true }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    recordCoordinator(of: root)
  }
}
