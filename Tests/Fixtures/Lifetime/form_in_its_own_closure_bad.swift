import UIKit

protocol Form: AnyObject {
  var onSubmit: (String) -> Bool { get set }
  func check(_ text: String) -> Bool
}

final class NameForm: UIView, Form {
  var onSubmit: (String) -> Bool = { _ in true }
  func check(_ text: String) -> Bool { !text.isEmpty }
}

/// Gives the form of a view a closure with the form.
final class FormPage: UIViewController {
  private let content = NameForm()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    prepare(content)
  }

  private func prepare(_ form: Form) {
    form.onSubmit = { text in form.check(text) }  // expect: TV902
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(FormPage(), animated: true) }
}
