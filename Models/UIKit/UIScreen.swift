// The device: values that nobody defines.
import Foundation

class UIScreen: NSObject {
  static var main: UIScreen { UIScreen() }
  var bounds: CGRect { CGRect(.container) }
  var nativeBounds: CGRect { geometry() }
  var scale: CGFloat { unknown() }
}

class UIDevice: NSObject {
  static var current: UIDevice { UIDevice() }
  var orientation: UIDeviceOrientation { unknown() }
  var userInterfaceIdiom: UIUserInterfaceIdiom { idiomAskedFor() }
  var systemVersion: String { unknown() }
}

enum UIDeviceOrientation {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

enum UIInterfaceOrientation {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

enum UIStatusBarStyle { case `default`, lightContent, darkContent }
enum UIStatusBarAnimation { case none, fade, slide }
enum UIUserInterfaceIdiom { case unspecified, phone, pad, tv, carPlay, mac }
enum UIUserInterfaceStyle { case unspecified, light, dark }
enum UIUserInterfaceSizeClass { case unspecified, compact, regular }

class UITraitCollection: NSObject {
  /// Nil: nobody has had to know.
  let isCompact: Bool?

  init(isCompact: Bool? = nil) { self.isCompact = isCompact }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    idiomIsKnown = true
    guard let isCompact = isCompact else { return unknown() }
    return isCompact ? .compact : .regular
  }
  var verticalSizeClass: UIUserInterfaceSizeClass { unknown() }
  var userInterfaceStyle: UIUserInterfaceStyle { unknown() }
  var userInterfaceIdiom: UIUserInterfaceIdiom { idiomAskedFor() }
  var displayScale: CGFloat { unknown() }
}
