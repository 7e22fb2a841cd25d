/// UIKit's own presentation controller of popovers. Where the popover points to changes no callback.
class UIPopoverPresentationController: UIPresentationController {
  var sourceView: UIView? {
    get { unknown() }
    set {}
  }
  var sourceRect: CGRect {
    get { geometry() }
    set {}
  }
  var barButtonItem: AnyObject? {
    get { unknown() }
    set {}
  }
  var sourceItem: AnyObject? {
    get { unknown() }
    set {}
  }
  var permittedArrowDirections: UIPopoverArrowDirection {
    get { unknown() }
    set {}
  }
  var arrowDirection: UIPopoverArrowDirection { unknown() }
  var canOverlapSourceViewRect: Bool {
    get { unknown() }
    set {}
  }
  var backgroundColor: UIColor? {
    get { unknown() }
    set {}
  }
  var popoverLayoutMargins: UIEdgeInsets {
    get { unknown() }
    set {}
  }
}

struct UIPopoverArrowDirection: OptionSet {
  let rawValue: UInt
  static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1) }
  static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 2) }
  static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 4) }
  static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 8) }
  static var any: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 15) }
  static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 16) }
}

/// The two `…DismissPopover` callbacks are those of iOS 12 and earlier; later versions send what sheets send (SH-06).
protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
