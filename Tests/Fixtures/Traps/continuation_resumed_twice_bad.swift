// A continuation must be resumed once. The choice resumes it, and so does the end of the page that the choice closes.
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
    continuation?.resume(returning: true)
    dismiss(animated: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    continuation?.resume(returning: false)  // expect: TV1205
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
