import UIKit

/// What the alert's handler calls comes when the app goes on by itself, too: then the alert is on its way out.
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
    showProgress()  // expect: TV601
  }

  private func showProgress() {
    present(UIAlertController(title: nil, message: "One moment", preferredStyle: .alert), animated: true)
  }

  func goOn() {
    send(to: "kitchen")
  }
}
