import UIKit

// expect: holds
/// A block of the main queue does not wait until a presentation that began after it has come to its end.
final class NoteScreen: UIViewController {
  private var isShowing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in [#selector(share), #selector(attach)] {
      let button = UIButton(type: .system)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func share() { show(UIViewController()) }

  @objc private func attach() {
    DispatchQueue.main.async { self.show(UIViewController()) }
  }

  private func show(_ controller: UIViewController) {
    guard !isShowing else { return }
    isShowing = true
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true) { self.isShowing = false }
  }
}
