import UIKit

// expect: holds
/// The bar of the next screen comes with that screen, when its transition starts, and then touches are off.
final class FolderNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [FolderScreen()]
  }

  required init?(coder: NSCoder) { nil }
}

private final class FolderScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func open() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(FileScreen(), animated: true)
  }
}

private final class FileScreen: UIViewController {
  private let preview = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Show", style: .plain, target: self, action: #selector(show(_:)))
  }

  @objc private func show(_ sender: Any) {
    guard view.window == nil else { return }
    present(preview, animated: true)
  }
}
