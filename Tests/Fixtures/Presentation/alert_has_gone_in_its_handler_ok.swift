// expect: holds
import UIKit

/// The handler dismisses the alert that has gone when it is called: nothing is dismissed, and the page is free.
final class SpeakerPage: UIViewController {
  private weak var question: UIAlertController?
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(ask), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func ask() {
    guard presentedViewController == nil else { return }
    let question = UIAlertController(title: nil, message: "Which room?", preferredStyle: .alert)
    self.question = question
    let next = UIAlertAction(title: "Next", style: .default) { [weak self] _ in self?.send(to: "kitchen") }
    question.addAction(next)
    present(question, animated: true)
  }

  private func send(to room: String) {
    Server.shared.send(room)
    question?.dismiss(animated: true, completion: nil)
    showProgress()
  }

  private func showProgress() {
    present(UIAlertController(title: nil, message: "One moment", preferredStyle: .alert), animated: true)
  }
}
