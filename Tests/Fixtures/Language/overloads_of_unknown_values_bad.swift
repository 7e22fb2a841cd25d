import UIKit

/// Each overload hands what it has taken out of its argument to the next one.
final class Notes {
  static func log(_ note: Note, times: Int) { log(note.text, times: times) }

  static func log(_ text: String, times: Int) { print(text, times) }
}

final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let note: Note

  init(note: Note) { self.note = note }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    Notes.log(note, times: 2)
    let arriving = context.view(forKey: .to)
    if let arriving { context.containerView.addSubview(arriving) }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { finished in
        if context.transitionWasCancelled { arriving?.removeFromSuperview() }
        context.completeTransition(finished)  // expect: TV105
      }
    )
  }
}
