import UIKit

/// Tells a child what UIKit tells it, too; no run comes here.
final class HostController: UIViewController {
  private lazy var loading = LoadingController()
  private var detail: UIViewController?

  func showLoading() {
    addChild(loading)
    view.addSubview(loading.view)
    loading.didMove(toParent: self)
    loading.viewWillAppear(false)  // expect: TV503
  }

  func refresh() {
    viewWillAppear(true)  // expect: TV503
    detail?.viewDidAppear(true)  // expect: TV503
  }
}

final class LoadingController: UIViewController {
  private let spinner = UIActivityIndicatorView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    spinner.startAnimating()
  }
}
