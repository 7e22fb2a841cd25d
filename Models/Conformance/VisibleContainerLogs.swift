import UIKit

/// A container on the screen adds a child, and exchanges it
final class VisibleContainerLogs: ConformanceScenario {
  var way = 0
  var repeatsDidMove = false
  var first: RepeatedChild?
  var second: RepeatedChild?

  override func setUp() {
    way = whichHolds([
      "the container calls addChild and didMove(toParent:)", "the container calls addChild",
      "the container only adds the view", "the container forwards by hand",
    ])
    // Measured on Mac Catalyst, iPadOS 26.5 (M-07); no other source has it.
    if way == 0 { repeatsDidMove = assumes("didMove(toParent:) comes a second time, as on Mac Catalyst") }
    beforeTheLog { self.showRoot(way == 3 ? ForwardingContainer() : UIViewController()) }
    beginLog([root])
  }

  override var takesTouches: Bool { false }

  override func offerEvents() {
    if !isSettled() { return }
    if first == nil {
      offer("the child is added", by: .app) { performStep { self.add() } }
    } else if second == nil && way < 3 {
      offer("another child is added, and the former one removed", by: .app) { performStep { self.exchange() } }
      offer("the former child is removed, and another one added", by: .app) { performStep { self.replace() } }
      offer("another child is added", by: .app) { performStep { self.addAnother() } }
    } else if way < 3, first?.parent != nil || first?.viewIfLoaded?.superview != nil {
      offer("the former child is removed", by: .app) { performStep { self.removeFirst() } }
    }
  }

  private func add() {
    let child = RepeatedChild("Child")
    first = child
    add(child)
  }

  private func addAnother() {
    let child = RepeatedChild("Another")
    second = child
    add(child)
  }

  private func exchange() {
    addAnother()
    removeFirst()
  }

  private func replace() {
    removeFirst()
    addAnother()
  }

  private func removeFirst() {
    guard let child = first else { return }
    if way < 2 { child.willMove(toParent: nil) }
    child.viewIfLoaded?.removeFromSuperview()
    if way < 2 { child.removeFromParent() }
  }

  private func add(_ child: RepeatedChild) {
    if way == 3 { return forward(child) }
    if way < 2 { root.addChild(child) }
    root.view.addSubview(child.view)
    if way > 0 { return }
    child.didMove(toParent: root)
    child.hearsAgain = repeatsDidMove
  }

  /// M-12
  private func forward(_ child: RepeatedChild) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
  }
}

/// M-07
final class RepeatedChild: PlayingController {
  var hearsAgain = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hearsAgain { return }
    hearsAgain = false
    didMove(toParent: parent)
  }
}
