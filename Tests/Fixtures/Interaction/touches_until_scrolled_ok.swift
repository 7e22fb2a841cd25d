// expect: holds
import UIKit

/// Nobody may tap while a page slides in; the end of the slide lets touches through again. The slide is an
/// animation of its own, which always ends.
final class PagesViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pages = [UIViewController(), UIViewController()]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
    for page in pages {
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  func showPage(at place: CGFloat) {
    view.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3) {
      self.scrollView.setContentOffset(CGPoint(x: place, y: 0), animated: false)
    } completion: { _ in
      self.view.isUserInteractionEnabled = true
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    view.setNeedsLayout()
  }
}
