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

/// Asks a question. It asks for its own end and calls the handler in the same turn: what that presents is refused.
open class QuestionController: UIViewController {
  public var onClose: (() -> Void)?
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
    dismiss(animated: true)
    answer.handler?(answer)  // expect: TV601
  }

  @objc func closed() {
    if let onClose {
      onClose()  // expect: TV601
    }
    presentingViewController?.dismiss(animated: true, completion: nil)
  }
}

/// A client.
final class QuizPage: UIViewController {
  func ask() {
    if presentedViewController != nil || view.window == nil { return }
    present(QuestionController(answers: []), animated: true)
  }
}

/// Its helpers close it and tell.
public final class MenuController: UIViewController {
  public var onChoice: (() -> Void)?
  public var onEnd: (() -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func chosen(_ sender: UIButton) {
    onChoice?()  // expect: TV601
    leave()
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true, completion: nil)
  }

  public func close() {
    DispatchQueue.main.async { [weak self] in
      self?.willClose()
      self?.dismiss(animated: true)
    }
  }

  private func willClose() {
    if let end = onEnd { end() }  // expect: TV601
  }
}
