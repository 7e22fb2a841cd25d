// Drags that scroll: their recogniser is the scroll view's own, and the delegate hears of them.
//
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate: scrollViewWillBeginDragging(_:) "when the scroll
// view is about to start scrolling the content", scrollViewDidScroll(_:) "when the user scrolls the content view within
// the scroll view", scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) "when the user finishes scrolling the
// content", scrollViewDidEndDragging(_:willDecelerate:) "when dragging ended in the scroll view", and
// scrollViewDidEndDecelerating(_:) "when the scroll view has ended decelerating the scrolling movement".

private let heardOfDrags = [
  "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
  "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", endOfDeceleration,
]

private let endOfDeceleration = "scrollViewDidEndDecelerating(_:)"

/// A drag on a scroll view whose delegate listens; where somebody listens to the recogniser itself it is offered as any.
func offerScrolling(of view: UIView) {
  guard let list = view as? UIScrollView, let delegate = list.delegate, !mainRunLoop.isCrowded else { return }
  if !heardOfDrags.contains(where: { listens(delegate, $0) }) { return }
  if list.scrollRecognizer?.actions?.contains(where: { $0.target != nil }) == true { return }
  offer(.dragBegins, by: .user, disturbs: isInTransition()) {
    performStep {
      touchArrives(in: list.window, on: list.panGestureRecognizer)
      deliver(.began, of: list.panGestureRecognizer)
    }
  }
}

/// Tells the delegate what the scroll view's own recogniser is told.
func scroll(with gesture: UIGestureRecognizer) {
  guard let list = gesture.view as? UIScrollView, list.scrollRecognizer === gesture, let delegate = list.delegate else {
    return
  }
  switch gesture.state {
  case .began: delegate.scrollViewWillBeginDragging(list)
  case .changed: delegate.scrollViewDidScroll(list)
  case .ended, .cancelled, .failed: endDragging(of: list, delegate)
  default: break
  }
}

private func endDragging(of list: UIScrollView, _ delegate: UIScrollViewDelegate) {
  delegate.scrollViewWillEndDragging(list, withVelocity: geometry(), targetContentOffset: unknown())
  let decelerates: Bool = unknown()
  delegate.scrollViewDidEndDragging(list, willDecelerate: decelerates)
  if !listens(delegate, endOfDeceleration) || !decelerates { return }
  mainRunLoop.schedule(.animation, after: unknown()) { [weak list] _ in
    guard let list = list else { return }
    list.delegate?.scrollViewDidEndDecelerating(list)
  }
}

// Content that code scrolls.

/// Ghost, only during a step: app code has asked content to move, and its delegate waits for the end.
var scrollIsRequested: Bool?

/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:): "The scroll
/// view calls this method at the end of its implementations of the setContentOffset(_:animated:) and
/// scrollRectToVisible(_:animated:) methods, but only if animations are requested." Content that is there already does not
/// move, and no animation ends.
func scroll(of list: UIScrollView, isAnimated: Bool) {
  guard here() != nil, let delegate = list.delegate, listens(delegate, endOfScrolling) else { return }
  scrollIsRequested = true
  if !isAnimated || mayHappen("the content is where it is asked to be: nothing scrolls", by: .code) { return }
  mainRunLoop.schedule(.animation, after: unknown()) { [weak list] _ in
    guard let list = list else { return }
    list.delegate?.scrollViewDidEndScrollingAnimation(list)
  }
}

private let endOfScrolling = "scrollViewDidEndScrollingAnimation(_:)"
