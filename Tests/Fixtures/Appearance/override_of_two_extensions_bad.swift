import UIKit

/// Two extensions for two platforms override the same callback. One of them calls another callback of super.
class DetailScreen: UIViewController {}

extension DetailScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    title = nil
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

extension DetailScreen {
  override func viewWillDisappear(_ animated: Bool) {  // expect: TV504
    super.viewWillAppear(animated)
  }
}
