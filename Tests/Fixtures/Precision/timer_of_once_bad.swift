import UIKit

/// Draws its page a moment after it was loaded, unless the user leaves it.
final class SlowPage: UIViewController {
  private var timer: Timer?
  private var image: UIImage?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak self] _ in self?.draw() }
  }

  override func viewWillDisappear(_ animated: Bool) {  // expect: TV505
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func draw() {
    DispatchQueue.main.async { self.image = UIImage(named: "page") }
  }
}

/// Opens such a page, which the user may begin to leave.
final class SlowMenu: UIViewController {
  func openPage() {
    navigationController?.pushViewController(SlowPage(), animated: true)
  }
}
