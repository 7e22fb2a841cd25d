import UIKit

/// Cannot be pulled down once something is typed; the sheet springs back.
final class TagPage: UIViewController {
  private let field = UITextField()
  private var hasChanges: Bool { field.text?.isEmpty == false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(typed), for: .editingChanged)
  }

  @objc private func typed() { isModalInPresentation = hasChanges }  // expect: TV1103
}
