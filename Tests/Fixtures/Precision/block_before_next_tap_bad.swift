import UIKit

/// Another button may be tapped before the block of the first one runs.
final class ParcelController: UIViewController {
  func openMap() {
    DispatchQueue.main.async {
      let map = UIViewController()
      map.modalPresentationStyle = .fullScreen
      self.present(map, animated: true)  // expect: possible TV601
    }
  }

  func openList() {
    let list = UITableViewController()
    list.modalPresentationStyle = .fullScreen
    present(list, animated: true)
  }
}
