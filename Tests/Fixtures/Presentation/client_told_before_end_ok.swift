// expect: holds
import UIKit

/// What a question offers.
public final class Answer {
  let title: String
  let handler: ((Answer) -> Void)?

  public init(title: String, handler: ((Answer) -> Void)?) {
    self.title = title
    self.handler = handler
  }
}

/// Asks a question. The client is told when it has gone, or where it stays.
open class QuestionController: UIViewController {
  public var onClose: (() -> Void)?
  public var onHelp: (() -> Void)?
  private let answers: [Answer]

  public init(answers: [Answer]) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:)") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func chosen(_ sender: UIButton) {
    let answer = answers[sender.tag]
    dismiss(animated: true) { answer.handler?(answer) }
  }

  @objc func helped(_ sender: UIButton) {
    if sender.tag == 1 {
      dismiss(animated: true)
      return
    }
    onHelp?()
  }

  @objc func closed() {
    presentingViewController?.dismiss(animated: true, completion: onClose)
  }
}

/// A client.
final class QuizPage: UIViewController {
  func ask() {
    if presentedViewController != nil || view.window == nil { return }
    present(QuestionController(answers: []), animated: true)
  }
}

/// Its helpers close it, ask for leave before that, and tell when it has gone.
public final class MenuController: UIViewController {
  public var onChoice: (() -> Void)?
  public var shouldClose: (() -> Bool)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func chosen(_ sender: UIButton) {
    guard shouldClose?() ?? true else { return }
    leave()
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true) { [weak self] in self?.tell() }
  }

  private func tell() {
    if let choice = onChoice { choice() }
  }
}
