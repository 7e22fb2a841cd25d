import UIKit

// F-25 `WILLBEGIN_PLACE`: the presentation controller's WillBegin before or after the WILL callbacks of its start.
// [F25=0] only: PC.presentationTransitionWillBegin < B.viewWillAppear < PC.dismissalTransitionWillBegin < B.viewWillDisappear
// [F25=1] only: B.viewWillAppear < PC.presentationTransitionWillBegin < B.viewWillDisappear < PC.dismissalTransitionWillBegin

private final class PlaceOfWillBegin: CustomModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }
}
