// What may grow for ever: the same controller is shown on top of itself again and again, and what one transition leaves
// behind the next one leaves behind again, observers that nobody removes. Where there are more than two of a kind nobody
// begins anything new (`MainRunLoop.isCrowded`): what has begun goes on, and a fourth of the kind never comes.

/// Whether so much of one kind has piled up that nobody begins anything new: what the last step found.
var hasPiledUp = false

func notePiles() {
  hasPiledUp = isPiledUp()
}

private func isPiledUp() -> Bool {
  if hasManyObservers() { return true }
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    if isHigh(controllers(from: root)) || hasManyLeftovers(window) { return true }
  }
  return false
}

/// One place of the code under test has added observers in a third step, and those of the first are still there.
private func hasManyObservers() -> Bool { notificationObservers?.contains { $0.generation > 1 } == true }

/// The controllers on top of each other: those of a stack, what is presented over them, and so on.
private func controllers(from root: UIViewController) -> [UIViewController] {
  var found = root is UINavigationController ? root.children : [root]
  var below = root
  while let presented = below.presentedChild {
    found += presented is UINavigationController ? presented.children : [presented]
    below = presented
  }
  return found
}

/// How many of one kind were on top of each other at the start.
private var heightAtStart = 0

/// What a scenario has begun with has not piled up.
func noteStart() {
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    let shown = controllers(from: root)
    for one in shown { heightAtStart = max(heightAtStart, shown.filter { type(of: $0) == type(of: one) }.count) }
  }
  notePiles()
}

/// More than two of a class of the app, or more than four that are of no class in particular, which scenarios have, too.
private func isHigh(_ controllers: [UIViewController]) -> Bool {
  if controllers.count < 3 { return false }
  return controllers.contains { one in
    let usual = type(of: one) == UIViewController.self ? 4 : 2
    return controllers.filter { type(of: $0) == type(of: one) }.count > max(usual, heightAtStart + 2)
  }
}

/// More than two views that transitions have left in one view, marked as such or without a controller where UIKit puts
/// controllers' views alone.
private func hasManyLeftovers(_ view: UIView) -> Bool {
  let subviews = view.subviews
  if subviews.count > 2 {
    let isForControllers = view is UINavigationTransitionView || view is UITabBarTransitionView
    let left = subviews.filter {
      $0.addedBy is Leftover || $0.addedBy is UnmarkedLeftover || (isForControllers && $0.owningController == nil)
    }
    if left.count > 2 { return true }
  }
  return subviews.contains { hasManyLeftovers($0) }
}
