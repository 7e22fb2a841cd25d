// UIKit dynamics: what moves views by forces, a step with each frame, until its behaviours are taken away or all is at rest.
//
// developer.apple.com, `UIDynamicBehavior.action`: a block that the animator calls at every step;
// `UIDynamicAnimatorDelegate.dynamicAnimatorDidPause(_:)` when it has come to rest. It is driven by the display, and not by
// Core Animation, so that the background takes nothing away: it goes on when the app is back.
import Foundation

class UIDynamicAnimator: NSObject {
  weak var delegate: UIDynamicAnimatorDelegate?
  let referenceView: UIView?
  /// Nil when there are none.
  var assignedBehaviors: [UIDynamicBehavior]?

  init(referenceView view: UIView) { referenceView = view }

  override init() { referenceView = nil }

  var behaviors: [UIDynamicBehavior] { assignedBehaviors ?? [] }
  var isRunning: Bool { assignedBehaviors != nil }
  var elapsedTime: TimeInterval { unknown() }

  func addBehavior(_ behavior: UIDynamicBehavior) {
    if isUnknown(behavior) || behaviors.contains(where: { $0 === behavior }) { return }
    assignedBehaviors = behaviors + [behavior]
    run()
  }

  func removeBehavior(_ behavior: UIDynamicBehavior) {
    let others = behaviors.filter { $0 !== behavior }
    assignedBehaviors = others.isEmpty ? nil : others
    if assignedBehaviors == nil { mainRunLoop.cancel(source: self) }
  }

  func removeAllBehaviors() {
    assignedBehaviors = nil
    mainRunLoop.cancel(source: self)
  }

  func updateItem(usingCurrentState item: UIDynamicItem) {}

  /// From now on it takes steps, and comes to rest at some time.
  private func run() {
    mainRunLoop.cancel(source: self)
    mainRunLoop.schedule(.repeating, after: 0, source: self) { _ in
      for behavior in self.behaviors { behavior.step() }
    }
    if !listens(delegate, "dynamicAnimatorDidPause(_:)") { return }
    mainRunLoop.schedule(.delayed, after: unknown(), source: self) { _ in self.delegate?.dynamicAnimatorDidPause(self) }
  }
}

protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// What forces move.
protocol UIDynamicItem: AnyObject {}

extension UIView: UIDynamicItem {}

class UIDynamicBehavior: NSObject {
  var action: (() -> Void)?
  /// Nil when there are none.
  var assignedChildren: [UIDynamicBehavior]?

  var childBehaviors: [UIDynamicBehavior] { assignedChildren ?? [] }

  func addChildBehavior(_ behavior: UIDynamicBehavior) { assignedChildren = childBehaviors + [behavior] }

  func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    let others = childBehaviors.filter { $0 !== behavior }
    assignedChildren = others.isEmpty ? nil : others
  }

  /// The animator takes a step.
  func step() {
    action?()
    for child in childBehaviors { child.step() }
  }
}

class UIGravityBehavior: UIDynamicBehavior {
  init(items: [UIDynamicItem]) {}

  var magnitude: CGFloat {
    get { unknown() }
    set {}
  }
  var angle: CGFloat {
    get { unknown() }
    set {}
  }
}

class UIDynamicItemBehavior: UIDynamicBehavior {
  init(items: [UIDynamicItem]) {}

  func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {}
  func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {}
}

class UISnapBehavior: UIDynamicBehavior {
  init(item: UIDynamicItem, snapTo point: CGPoint) {}
}

class UIAttachmentBehavior: UIDynamicBehavior {
  init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {}
}
