import UIKit

/// Two fingers may lift from two buttons before the block of the first one runs.
final class ParcelController: UIViewController {
  private let map = UIButton(type: .system)
  private let list = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    view.addSubview(list)
    map.addTarget(self, action: #selector(openMap), for: .touchUpInside)
    list.addTarget(self, action: #selector(openList), for: .touchUpInside)
  }

  @objc private func openMap() {
    DispatchQueue.main.async {
      let map = UIViewController()
      map.modalPresentationStyle = .fullScreen
      self.present(map, animated: true)  // expect: likely TV601
    }
  }

  @objc private func openList() {
    let list = UITableViewController()
    list.modalPresentationStyle = .fullScreen
    present(list, animated: true)  // expect: possible TV601
  }
}
