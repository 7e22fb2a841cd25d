import UIKit

// expect: holds

/// Shows the start screen over itself, whatever was shown before.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("restart")))
  }

  func restart() {
    if presentedViewController == nil {
      showStart()
    } else if transitionCoordinator == nil {
      dismiss(animated: true) { [weak self] in self?.showStart() }
    }
  }

  private func showStart() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(UIViewController(), animated: true)
  }
}

private final class HomeScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }

  override func offerEvents() {
    super.offerEvents()
    if !isSettled() { return }
    offer("a link opens the app", by: .system) { performStep { (self.root as? HomeController)?.restart() } }
  }
}

/// Closes itself at a tap: whoever else closes it at the same moment is not in the sources.
private final class NoteController: UIViewController {
  private var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close")))
  }

  func close() {
    dismiss(animated: true) { [weak self] in self?.isDone = true }
  }
}

private final class NoteScenario: ModalScenario {
  override func makePresented() -> UIViewController { NoteController() }
}
