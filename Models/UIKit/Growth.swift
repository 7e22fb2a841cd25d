// What may grow for ever: the same controller is shown on top of itself again and again, what one transition leaves behind
// the next one leaves behind again, observers and gesture recognizers are added that nobody removes. Nobody begins anything
// new on such a pile (`MainRunLoop.isCrowded`): what has begun goes on. That is a bound, not a reduction, and the report says
// who met it.

/// Of what there are too many for anything new to begin.
enum Limit {
  case controllers, views, observers, recognizers
  /// Something that a search has seen to grow without end: it says so itself, at the end of a step.
  case objects
  /// Of a collection: it does not grow any more, the machine sees to it itself.
  case elements
  /// Of calls inside each other that unknown values decide: deeper ones are left out, the machine sees to it itself.
  case calls
}

/// What the last step has found piled up; nil for nothing.
var pile: Limit?

/// Called at the end of every step.
func notePile() {
  pile = findPile()
  if let pile { noteLimit(pile) }
}

private func findPile() -> Limit? {
  if hasManyObservers() { return .observers }
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    let shown = controllers(from: root)
    if isHigh(shown) { return .controllers }
    // What an app has taken out of the window, too.
    for view in [window] + shown.compactMap({ $0.loadedView }) where view === window || view.window == nil {
      if let found = findPile(in: view) { return found }
    }
  }
  return nil
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
/// How many gesture recognizers of one kind one view had then.
private var recognizersAtStart = 0

/// What a scenario has begun with has not piled up.
func noteStart() {
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    let shown = controllers(from: root)
    for one in shown { heightAtStart = max(heightAtStart, shown.filter { type(of: $0) == type(of: one) }.count) }
    recognizersAtStart = max(recognizersAtStart, mostRecognizers(window))
  }
  notePile()
}

/// More than two of one class on top of those of the start; of no class in particular, which scenarios have, too, more than
/// four in any case.
private func isHigh(_ controllers: [UIViewController]) -> Bool {
  if controllers.count < 3 { return false }
  return controllers.contains { one in
    let least = type(of: one) == UIViewController.self ? 4 : 0
    return controllers.filter { type(of: $0) == type(of: one) }.count > max(least, heightAtStart + 2)
  }
}

/// In the view, or in one inside it; views that are left somewhere come first. Called for every view at the end of every step,
/// and so without closures.
private func findPile(in view: UIView) -> Limit? {
  var found: Limit?
  if mostRecognizers(of: view) > max(4, recognizersAtStart + 2) { found = .recognizers }
  guard let subviews = view.childViews else { return found }
  if subviews.count > 2 && hasManyLeftovers(view, subviews) { return .views }
  for subview in subviews {
    guard let inner = findPile(in: subview) else { continue }
    if inner == .views { return inner }
    found = inner
  }
  return found
}

/// More than two views that transitions have left in one view, marked as such or without a controller where UIKit puts
/// controllers' views alone; or more than five that code has added, where the view is in no window and nobody marks them.
private func hasManyLeftovers(_ view: UIView, _ subviews: [UIView]) -> Bool {
  let isForControllers = view is UINavigationTransitionView || view is UITabBarTransitionView
  var left = 0
  var added = 0
  for subview in subviews {
    let adder = subview.addedBy
    let isMarked = adder is Leftover || adder is UnmarkedLeftover
    if isMarked || (isForControllers && subview.owningController == nil) { left += 1 }
    if adder == nil && subview.addedAt != nil { added += 1 }
  }
  return left > 2 || added > 5
}

/// The largest number of gesture recognizers of one class that the view, or one inside it, has.
private func mostRecognizers(_ view: UIView) -> Int {
  var most = mostRecognizers(of: view)
  for subview in view.subviews { most = max(most, mostRecognizers(subview)) }
  return most
}

/// … that the view itself has; 0 where there are only a few of all classes.
private func mostRecognizers(of view: UIView) -> Int {
  guard let all = view.gestureRecognizers, all.count > 4 else { return 0 }
  var most = 0
  for one in all { most = max(most, all.filter { type(of: $0) == type(of: one) }.count) }
  return most
}
