/// UIKit's own presentation controller of sheets.
class UISheetPresentationController: UIPresentationController {
  /// What a detent stands for, and how high it is, is opaque: no callback but the delegate's depends on it.
  class Detent {
    struct Identifier: Hashable {
      let rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
      static var medium: Identifier { Identifier("medium") }
      static var large: Identifier { Identifier("large") }
    }

    let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    static func medium() -> Detent { Detent(.medium) }
    static func large() -> Detent { Detent(.large) }
    static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
      Detent(identifier ?? Identifier("custom"))
    }
  }

  var detents: [Detent] {
    get { unknown() }
    set {}
  }
  var selectedDetentIdentifier: Detent.Identifier? {
    get { unknown() }
    set {}
  }
  var prefersGrabberVisible: Bool {
    get { unknown() }
    set {}
  }
  var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { unknown() }
    set {}
  }
  var prefersEdgeAttachedInCompactHeight: Bool {
    get { unknown() }
    set {}
  }
  var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { unknown() }
    set {}
  }
  var prefersPageSizing: Bool {
    get { unknown() }
    set {}
  }
  var preferredCornerRadius: CGFloat? {
    get { unknown() }
    set {}
  }
  var sourceView: UIView? {
    get { unknown() }
    set {}
  }

  /// The changes are made at once; the animation concerns nobody but the sheet.
  func animateChanges(_ changes: () -> Void) { changes() }
  func invalidateDetents() {}
}

protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
