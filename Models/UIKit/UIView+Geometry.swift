// Where a view is drawn: values read from the screen. Setting them changes nothing that the machine keeps.
import Foundation

extension UIView {
  var frame: CGRect {
    get { geometry() }
    set { viewGeometryWillChange(self, newValue) }
  }

  var bounds: CGRect {
    get { geometry() }
    set { viewGeometryWillChange(self, newValue) }
  }

  var center: CGPoint {
    get { geometry() }
    set { viewGeometryWillChange(self, newValue) }
  }

  var transform: CGAffineTransform {
    get { geometry() }
    set { viewGeometryWillChange(self, newValue) }
  }

  var transform3D: CATransform3D {
    get { geometry() }
    set {}
  }
  var safeAreaInsets: UIEdgeInsets { geometry() }
  var layoutMargins: UIEdgeInsets {
    get { geometry() }
    set {}
  }
  var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { geometry() }
    set {}
  }
  var alignmentRectInsets: UIEdgeInsets { geometry() }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { geometry() }
  func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { geometry() }
  func convert(_ rect: CGRect, to view: UIView?) -> CGRect { geometry() }
  func convert(_ rect: CGRect, from view: UIView?) -> CGRect { geometry() }
  func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { geometry() }
  func sizeToFit() {}

  // Layout: the positions that it gives are geometry, read anew each time.
  func layoutIfNeeded() {}
  func setNeedsLayout() {}
  func setNeedsDisplay() {}
  func setNeedsUpdateConstraints() {}
  func updateConstraintsIfNeeded() {}
  func invalidateIntrinsicContentSize() {}
}
