import UIKit

/// The bar of this screen is there while the next one has only been asked for: two fingers.
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
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", style: .plain, target: self, action: #selector(make))
  }

  @objc private func open() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  @objc private func make() {
    guard navigationController?.topViewController !== self else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: possible TV701
  }
}
