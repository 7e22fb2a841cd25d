import UIKit

// DOC-53: Layout of the container's views is announced before it, and told after it.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()).
// always: PC.presentationTransitionWillBegin < PC.containerViewWillLayoutSubviews < PC.containerViewDidLayoutSubviews

private final class ContainerIsLaidOut: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
}
