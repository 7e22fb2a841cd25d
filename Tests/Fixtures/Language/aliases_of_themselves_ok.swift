import UIKit

/// Aliases that shadow what they stand for, stand for each other, or for what is nested in their own type.
enum Loading {
  typealias Result = Swift.Result<UIImage, Error>
  typealias Handler = (Result) -> Void
}

struct Box<Value> { var value: Value }

enum Shelf {
  typealias Box = Shelf.Box<Int>
  typealias First = Second<Int>
  typealias Second = First<String>
  typealias Inner = Shelf.Inner
}

final class LoadedPhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Finish = Loading.Handler

  var finish: Finish?
  var last: Loading.Result?
  var shelf: Shelf.First?
  var box: Shelf.Box?
  var inner: Shelf.Inner?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func note(_ result: Loading.Result, in shelf: Shelf.Second?) -> Shelf.First? {
    last = result
    return shelf as? Shelf.First
  }

  // expect: holds
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
