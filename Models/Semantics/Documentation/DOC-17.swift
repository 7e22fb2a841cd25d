import UIKit

// DOC-17: viewIsAppearing comes once each time the view appears, after viewWillAppear.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
// only: A.viewWillAppear < A.viewIsAppearing < A.viewDidAppear < A.viewWillDisappear < A.viewDidDisappear < A.viewWillAppear < A.viewIsAppearing < A.viewDidAppear

private final class OncePerAppearance: ModalScript {
  override var takesTouches: Bool { false }
  override var style: UIModalPresentationStyle { .fullScreen }
}
