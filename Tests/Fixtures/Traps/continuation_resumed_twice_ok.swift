// expect: holds
// The property lets go of the continuation before it is resumed: nobody resumes it again.
import UIKit

final class ChoiceController: UIViewController {
  private var continuation: CheckedContinuation<Bool, Never>?

  func answer() async -> Bool {
    await withCheckedContinuation { self.continuation = $0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(accept), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func accept() {
    guard !isBeingDismissed else { return }
    resume(true)
    dismiss(animated: true)
  }

  private func resume(_ isAccepted: Bool) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: isAccepted)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    resume(false)
  }
}

final class DocumentController: UIViewController {
  private var isAsking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(ask), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func ask() {
    guard !isAsking, presentedViewController == nil else { return }
    isAsking = true
    let choice = ChoiceController()
    choice.modalPresentationStyle = .fullScreen
    present(choice, animated: true)
    Task { @MainActor in
      let isAccepted = await choice.answer()
      view.alpha = isAccepted ? 1 : 0.9
      isAsking = false
    }
  }
}
