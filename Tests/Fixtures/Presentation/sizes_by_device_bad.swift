import UIKit

/// Chooses the height of its bar by the device, which may lie flat on a table.
final class BarPage: UIViewController {
  private let bar = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = UIDevice.current.orientation.isLandscape ? 32 : 44  // expect: TV1002
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
  }
}
