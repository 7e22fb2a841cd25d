import UIKit

// F-46: equal begins are counted, or the first end closes them all.
// [F46=0] only: A.viewWillAppear < A.endsOnce < A.endsTwice < A.viewDidAppear < A.ended
// [F46=1 F45=1] only: A.viewWillAppear < A.endsOnce < A.viewDidAppear < A.endsTwice < A.ended

private final class NestBegins: Script {
  let a = RecordedController("A")
  let container = ForwardingContainer()
  override func setUp() {
    showRoot(container)
    container.add(a)
  }
  override func perform(_ line: Int) {
    a.beginAppearanceTransition(true, animated: false)
    a.beginAppearanceTransition(true, animated: false)
    record("A", "endsOnce")
    a.endAppearanceTransition()
    record("A", "endsTwice")
    a.endAppearanceTransition()
    record("A", "ended")
  }
}
