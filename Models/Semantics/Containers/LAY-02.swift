import UIKit

// LAY-02: an interactive pop moves the progress of a transition layout; let go, layout and view are what they were.
// only: 2.viewWillDisappear < 1.viewWillAppear < layout.between < 1.viewWillDisappear < 1.viewDidDisappear < 2.viewWillAppear < 2.viewDidAppear < view.shared < layout.second
// only: 2.viewWillDisappear < 1.viewWillAppear < layout.between < 2.viewDidDisappear < 1.viewDidAppear < view.own < layout.first

private final class SwipeBack: Script {
  let first = RecordedPhotos("1")
  let second = RecordedPhotos("2")
  override var takesTouches: Bool { false }
  override func setUp() {
    second.useLayoutToLayoutNavigationTransitions = true
    let navigation = UINavigationController(rootViewController: first)
    showRoot(navigation)
    navigation.pushViewController(second, animated: false)
  }
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func isReady(_ line: Int) -> Bool { line == 0 || activeTransitions.contains { $0.phase == .inFlight } }
  override func perform(_ line: Int) {
    let navigation = root as! UINavigationController
    if line == 0 {
      recorder.log = []
      _ = requestPop(of: navigation, leaving: 1, true, bySwipe: true)
    } else {
      if first.collectionView.collectionViewLayout is UICollectionViewTransitionLayout { record("layout", "between") }
      navigation.runningTransition?.decide(unknown() ? .finish : .cancel)
    }
  }
  override func finish() {
    let list = first.collectionView!
    record("view", second.assignedCollectionView === list ? "shared" : "own")
    record("layout", list.collectionViewLayout === first.ownLayout ? "first" : "second")
  }
}
