import UIKit

// LAY-01: a push between collection controllers shares the collection view and changes its layout; a pop gives it back.
// only: 1.viewWillAppear < 1.viewDidAppear < view.own < layout.first < 1.viewWillDisappear < 2.viewWillAppear < 1.viewDidDisappear < 2.viewDidAppear < view.shared < layout.second < 2.viewWillDisappear < 1.viewWillAppear < 2.viewDidDisappear < 1.viewDidAppear < view.own < layout.first

private final class PushAndPop: Script {
  let first = RecordedPhotos("1")
  let second = RecordedPhotos("2")
  override var takesTouches: Bool { false }
  override func setUp() {
    second.useLayoutToLayoutNavigationTransitions = true
    showRoot(UINavigationController(rootViewController: first))
  }
  override var lines: Int { 3 }
  override func perform(_ line: Int) {
    recordView()
    let navigation = root as! UINavigationController
    if line == 0 { navigation.pushViewController(second, animated: true) }
    if line == 1 { navigation.popViewController(animated: true) }
  }

  private func recordView() {
    let list = first.collectionView!
    record("view", second.assignedCollectionView === list ? "shared" : "own")
    record("layout", list.collectionViewLayout === first.ownLayout ? "first" : "second")
  }
}
