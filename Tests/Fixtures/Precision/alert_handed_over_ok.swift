// expect: holds
import UIKit

/// A bar makes an alert and hands it over: whoever shows it does not hear of an alert that is there.
protocol EditBarDelegate: AnyObject {
  func show(alert: UIAlertController)
}

final class EditBar: UIView {
  weak var delegate: EditBarDelegate?
  private let title = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.addTarget(self, action: #selector(titleTapped), for: .touchUpInside)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func titleTapped() {
    let alert = UIAlertController(title: "Edit", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    delegate?.show(alert: alert)
  }
}

final class EditorPage: UIViewController {
  private let bar = EditBar(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }
}

extension EditorPage: EditBarDelegate {
  func show(alert: UIAlertController) {
    present(alert, animated: true)
  }
}
