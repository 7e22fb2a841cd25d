import Foundation

/// Scrolling is not modelled: where the content is, nobody knows.
class UIScrollView: UIView {
  weak var delegate: UIScrollViewDelegate?
  /// There is one as soon as somebody asks for it.
  lazy var panGestureRecognizer: UIPanGestureRecognizer = scrollRecognizer(of: self)

  var contentOffset: CGPoint {
    get { geometry() }
    set {}
  }
  var contentSize: CGSize {
    get { geometry() }
    set {}
  }
  var contentInset: UIEdgeInsets {
    get { geometry() }
    set {}
  }
  var adjustedContentInset: UIEdgeInsets { geometry() }
  var isScrollEnabled: Bool {
    get { unknown() }
    set {}
  }
  var bounces: Bool {
    get { unknown() }
    set {}
  }
  var alwaysBounceVertical: Bool {
    get { unknown() }
    set {}
  }
  var isPagingEnabled: Bool {
    get { unknown() }
    set {}
  }
  var showsVerticalScrollIndicator: Bool {
    get { unknown() }
    set {}
  }
  var showsHorizontalScrollIndicator: Bool {
    get { unknown() }
    set {}
  }
  var isTracking: Bool { unknown() }
  var isDragging: Bool { unknown() }
  var isDecelerating: Bool { unknown() }
  var zoomScale: CGFloat {
    get { unknown() }
    set {}
  }
  var minimumZoomScale: CGFloat {
    get { unknown() }
    set {}
  }
  var maximumZoomScale: CGFloat {
    get { unknown() }
    set {}
  }

  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

private func scrollRecognizer(of view: UIScrollView) -> UIPanGestureRecognizer {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  view.addGestureRecognizer(recognizer)
  return recognizer
}

protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
