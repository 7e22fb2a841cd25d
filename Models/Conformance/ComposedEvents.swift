import UIKit

// What may happen in a composition while nothing is on its way.

extension ComposedLogs {
  // Stacks

  func offerStack(_ stack: UINavigationController) {
    let height = stack.viewControllers.count
    if height < stackHeight {
      if made < most {
        offer("another one is pushed", by: .app) { performStep { self.push(self.makePart(), stack, true) } }
        offer("another one is pushed without animation", by: .app) {
          performStep { self.push(self.makePart(), stack, false) }
        }
      }
      if let former = kept, former is ComposedController, former.parent == nil, former.modalPresenter == nil {
        offer("the same is pushed again", by: .app) {
          performStep {
            self.kept = nil
            self.push(former, stack, true)
          }
        }
      }
    }
    if height == 1 { return }
    offer("the top of the stack is popped", by: .app) { performStep { self.pop(stack, true) } }
    offer("the top of the stack is popped without animation", by: .app) { performStep { self.pop(stack, false) } }
    if height > 2 {
      offer("all but the first are popped", by: .app) {
        performStep {
          record("nav", "popViewController")
          stack.popToRootViewController(animated: true)
        }
      }
    }
    offer(.userSwipesFromEdge, by: .user) {
      performStep {
        self.isSwiped = true
        _ = requestPop(of: stack, leaving: height - 1, true, bySwipe: true)
      }
    }
  }

  private func push(_ controller: UIViewController, _ stack: UINavigationController, _ animated: Bool) {
    record("nav", "pushViewController")
    stack.pushViewController(controller, animated: animated)
  }

  private func pop(_ stack: UINavigationController, _ animated: Bool) {
    if keeps { kept = stack.topViewController }
    record("nav", "popViewController")
    stack.popViewController(animated: animated)
  }

  func offerSwipeEnd() {
    offer("the swipe goes far enough", by: .user) { performStep { self.endSwipe(.finish) } }
    offer("the swipe is let go", by: .user) { performStep { self.endSwipe(.cancel) } }
  }

  private func endSwipe(_ outcome: Transition.Outcome) {
    isSwiped = false
    guard let pop = stack(in: top)?.runningTransition else { return }
    if pop.phase == .requested { pop.earlyOutcome = outcome } else { pop.decide(outcome) }
  }

  // Tabs and pages

  func offerTabs(_ tabs: UITabBarController) {
    let next = tabs.selectedIndex == 0 ? 1 : 0
    offer("the user taps the other tab", by: .user) { performStep { tapTab(tabs.viewControllers![next], tabs) } }
    offer("the app selects the other tab", by: .app) { performStep { tabs.selectedIndex = next } }
  }

  func offerPages(_ controller: UIPageViewController) {
    guard let made = pages else { return }
    let isForward = controller.viewControllers?.first === made.first
    offer("the user swipes to the other page", by: .user) { performStep { drag(controller, forward: isForward) } }
    offer("the app sets the other page", by: .app) { performStep { self.turn(controller, isForward, true) } }
    offer("the app sets the other page without animation", by: .app) {
      performStep { self.turn(controller, isForward, false) }
    }
  }

  private func turn(_ controller: UIPageViewController, _ isForward: Bool, _ animated: Bool) {
    guard let made = pages else { return }
    controller.setViewControllers(
      [isForward ? made.second : made.first], direction: isForward ? .forward : .reverse, animated: animated)
  }

  func offerPageEnd(_ turn: PageTransition) {
    offer(.pageFinished, by: .user) { performStep { turn.decide(.finish) } }
    offer(.pageCancelled, by: .user) { performStep { turn.decide(.cancel) } }
  }

  // Children

  func offerChildren() {
    let container = added.last?.parent ?? leaf(of: top)
    if made < most && container.children.count < mostChildren {
      offer("a child is added", by: .app) { performStep { self.add(to: container) } }
      if let former = added.last, former.parent != nil {
        offer("the child is exchanged with an animation of the container", by: .app) {
          performStep { self.exchange(former, in: container) }
        }
      }
    }
    if let former = added.first, former.parent != nil {
      offer("the first child is removed", by: .app) { performStep { self.remove(former) } }
    }
  }

  func add(to container: UIViewController) {
    let child = makePart()
    added.append(child)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func remove(_ child: UIViewController) {
    added = added.filter { $0 !== child }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// As Apple's guide swaps two children: `transition(from:to:duration:)`
  /// (View Controller Programming Guide for iOS, "Transitioning Between Child View Controllers").
  private func exchange(_ former: UIViewController, in container: UIViewController) {
    let next = makePart()
    added = [next]
    former.willMove(toParent: nil)
    container.addChild(next)
    container.transition(from: former, to: next, duration: 0.3, animations: nil) { _ in
      former.removeFromParent()
      next.didMove(toParent: container)
    }
  }
}
