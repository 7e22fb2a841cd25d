import UIKit

/// A controller that listens to all appearance callbacks: only then the machine tells them apart.
private class Listener: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

/// What the diagram of the appearance automaton is derived from: as `ModalDiagram`, with controllers that listen.
private final class AppearanceDiagram: ModalScenario {
  override func makePresenter() -> UIViewController { Listener() }
  override func makePresented() -> UIViewController { Listener() }
  override var isInteractive: Bool { true }
  override var style: UIModalPresentationStyle? { .fullScreen }
  override var repeatsRequests: Bool { false }
  override var rotates: Bool { false }
  override var entersBackground: Bool { false }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() }, interactionController: { _ in self.swipe })
  }
}
