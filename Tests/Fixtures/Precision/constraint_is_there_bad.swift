import UIKit

/// The constraint is dropped when the screen goes for the first time, and a drag after that finds none.
final class StretchController: UIViewController, UIScrollViewDelegate {
  private var height: NSLayoutConstraint?
  private let header = UIView()
  private var isFirst = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UITableView()
    list.delegate = self
    view.addSubview(list)
    view.addSubview(header)
    height = header.heightAnchor.constraint(equalToConstant: full)
    height?.isActive = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { height?.constant = full }
    isFirst = false
  }

  private var full: CGFloat { 40 + 60 }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    height = nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    height!.constant = scrollView.contentOffset.y  // expect: TV1205
  }

  func openDetail() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}
