// expect: holds
// A drag is not recognised in the one frame in which a tap of another finger asks for a page, nor the other way round.
import UIKit

final class PickerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func open() { show(page: UIColor.red) }

  @objc private func drag(_ gesture: UIPanGestureRecognizer) {
    if gesture.state == .began { show(page: UIColor.blue) }
  }

  private func show(page color: UIColor) {
    let page = UIViewController()
    page.view.backgroundColor = color
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
