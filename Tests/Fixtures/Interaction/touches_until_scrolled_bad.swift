import UIKit

/// Nobody may tap while a page slides in; the end of the slide lets touches through again. Where the page is there already
/// nothing slides, and no end comes.
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
    view.isUserInteractionEnabled = false  // expect: TV1203
    scrollView.setContentOffset(CGPoint(x: place, y: 0), animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    view.isUserInteractionEnabled = true
  }
}
