import UIKit

/// A player tells whoever has opened it of its end.
private final class PlayerController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: Selector("close"), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.setNeedsLayout()
  }

  func close() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {  // expect: TV1102
    onEnd?()
  }
}

private final class ShowsController: UIViewController {
  private var isPlaying = false

  func play() {
    guard presentedViewController == nil else { return }
    let player = PlayerController()
    player.onEnd = { [weak self] in self?.isPlaying = false }
    player.presentationController?.delegate = player
    isPlaying = true
    present(player, animated: true)
  }
}

private final class ShowsScenario: ModalScenario {
  override func makePresenter() -> UIViewController { ShowsController() }
  override func present(animated: Bool) { (presenter as? ShowsController)?.play() }
  override var presentsWithoutAnimation: Bool { false }
}
