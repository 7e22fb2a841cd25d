import Foundation

/// Where the content is, nobody knows; a delegate that listens is told of drags.
class UIScrollView: UIView {
  /// The values that its constants have in UIKit: how much of its speed content keeps each millisecond (WWDC 2018-803,
  /// "Designing Fluid Interfaces", computes with them).
  struct DecelerationRate: Equatable {
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
    static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
  }

  weak var delegate: UIScrollViewDelegate? { didSet { noteSelection(of: self) } }
  /// Nil until somebody asks for it, or drags.
  var scrollRecognizer: UIPanGestureRecognizer?
  var panGestureRecognizer: UIPanGestureRecognizer {
    if let known = scrollRecognizer { return known }
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    scrollRecognizer = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }

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
  /// "true if the user has begun scrolling the content"; whether the finger rests on it without a drag nobody knows.
  var isDragging: Bool { isUnderFinger ? true : unknown() }
  var isTracking: Bool { isUnderFinger ? true : unknown() }
  private var isUnderFinger: Bool {
    switch scrollRecognizer?.state {
    case .began, .changed: true
    default: false
    }
  }
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

  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(of: self, isAnimated: animated) }
  func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(of: self, isAnimated: animated) }
}

protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
