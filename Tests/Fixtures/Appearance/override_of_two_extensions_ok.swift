// expect: holds
import UIKit

/// Two extensions for two platforms override the same callback. Both call super.
class DetailScreen: UIViewController {}

extension DetailScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    title = nil
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

extension DetailScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
  }
}

/// Something to explore, so that there is a verdict.
final class Screen: UIViewController {
  @IBAction func open() { present(DetailScreen(), animated: true) }
}
