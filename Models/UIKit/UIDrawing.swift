// Colours, fonts, images and paths.
import Foundation

class UIColor: NSObject {
  init(white: CGFloat, alpha: CGFloat) {}
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  init?(named name: String) { if isUnknown(name) && mayHappen("the colour is missing", by: .code) { return nil } }

  static var black: UIColor { unknown() }
  static var white: UIColor { unknown() }
  static var gray: UIColor { unknown() }
  static var lightGray: UIColor { unknown() }
  static var darkGray: UIColor { unknown() }
  static var red: UIColor { unknown() }
  static var green: UIColor { unknown() }
  static var blue: UIColor { unknown() }
  static var yellow: UIColor { unknown() }
  static var orange: UIColor { unknown() }
  static var clear: UIColor { unknown() }
  static var label: UIColor { unknown() }
  static var systemBackground: UIColor { unknown() }
  static var systemBlue: UIColor { unknown() }
  static var systemRed: UIColor { unknown() }

  var cgColor: CGColor { unknown() }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { unknown() }
}

class CGColor {}

class UIFont: NSObject {
  enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }

  // nil where no such font is installed (developer.apple.com, `UIFont.init(name:size:)`). An app names fonts of its own
  // and of the system, from a list where the name is computed: one that is missing is seen at the first start.
  init?(name fontName: String, size fontSize: CGFloat) {}

  static func systemFont(ofSize size: CGFloat) -> UIFont { unknown() }
  static func boldSystemFont(ofSize size: CGFloat) -> UIFont { unknown() }
  static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { unknown() }
}

class UIImage: NSObject {
  override init() {}
  // An app that names a picture ships it, and the system has its symbols (developer.apple.com, `UIImage.init(named:)`: nil
  // where there is no such image): one that is missing is seen at the first start. A name that is computed
  // may lead nowhere.
  init?(named name: String) { if isUnknown(name) && mayHappen("the image is missing", by: .code) { return nil } }
  init?(systemName name: String) { if isUnknown(name) && mayHappen("the image is missing", by: .code) { return nil } }

  init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    if isUnknown(name) && mayHappen("the image is missing", by: .code) { return nil }
  }

  var size: CGSize { unknown() }
  var cgImage: AnyObject? { unknown() }
}

class CGPath {}

class UIBezierPath: NSObject {
  override init() {}
  init(rect: CGRect) {}
  init(ovalIn rect: CGRect) {}
  init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}

  var cgPath: CGPath { unknown() }
}

class UIGraphicsImageRenderer: NSObject {
  init(size: CGSize) {}
  init(bounds: CGRect) {}

  func image(actions: (AnyObject) -> Void) -> UIImage {
    actions(unknown())
    return UIImage()
  }
}

class UIImpactFeedbackGenerator: NSObject {
  enum FeedbackStyle { case light, medium, heavy, soft, rigid }

  init(style: FeedbackStyle) {}
  override init() {}
  func prepare() {}
  func impactOccurred() {}
}
