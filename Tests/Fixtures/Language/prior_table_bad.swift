import UIKit

struct Box {
  var x: Double
  var y: Double
  var size: Double
}

/// More places than a step has room for when each addition copies the array.
enum Boxes {
  static func all() -> [Box] {
    var result: [Box] = []
    for row in 0..<38 {
      for column in 0..<24 {
        for size in [0.1, 0.2, 0.3] {
          result.append(Box(x: Double(column) / 24, y: Double(row) / 38, size: size))
        }
      }
    }
    return result
  }
}

final class ScanningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let boxes = Boxes.all()
  private let blank = [Double](repeating: 0, count: 100_000)

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      view.tag = boxes.count + blank.count
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(true)  // expect: TV104
    }
  }
}
