import UIKit

// APP-09: a split view controller shows a detail beside its primary, in place of the former one; in a narrow window it
// presents it.
// only: script.wide < P.viewWillAppear < S.viewWillAppear < P.viewDidAppear < S.viewDidAppear < S.viewWillDisappear < D.viewWillAppear < S.viewDidDisappear < D.viewDidAppear
// only: script.narrow < P.viewWillAppear < P.viewDidAppear < D.viewWillAppear < D.viewDidAppear

private final class ShowDetail: Script {
  let p = RecordedController("P")
  var isCompact: Bool?

  override var compactWidth: Bool? { isCompact }

  override func setUp() {
    isCompact = mayHappen("the window is narrow")
    record("script", isCompact == true ? "narrow" : "wide")
    let split = UISplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [p, RecordedController("S")]
    showRoot(split)
  }

  override var lines: Int { 1 }

  override func perform(_ line: Int) {
    p.showDetailViewController(RecordedController("D"), sender: nil)
  }
}
