// expect: holds
import UIKit

protocol HostModel: AnyObject {
  func viewWillAppear(_ animated: Bool)
}

/// Tells a model that has a method of that name.
final class HostController: UIViewController {
  private let model: HostModel

  init(model: HostModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.viewWillAppear(animated)
  }
}

final class Opener: UIViewController {
  @objc func open() {
    present(UIViewController(), animated: true)
  }
}
