// expect: holds
import UIKit

/// What the anchor makes is a constraint: once the view is loaded the header has its height.
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

  func scrollViewDidScroll(_ scrollView: UIScrollView) { height!.constant = scrollView.contentOffset.y }

  func openDetail() { present(UIViewController(), animated: true) }
}
