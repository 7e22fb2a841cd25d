// Two buttons can be tapped with two fingers: both taps come in one frame, and the second page is refused.
import UIKit

final class PickerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
    let other = UIButton()
    other.addTarget(self, action: #selector(openOther), for: .touchUpInside)
    view.addSubview(other)
  }

  @objc private func open() { show(page: UIColor.red) }

  @objc private func openOther() { show(page: UIColor.blue) }

  private func show(page color: UIColor) {
    let page = UIViewController()
    page.view.backgroundColor = color
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)  // expect: TV601
  }
}
