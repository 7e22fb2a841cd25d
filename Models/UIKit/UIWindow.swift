import Foundation

/// The window that the scenario plays in; the key one receives the touches.
var keyWindow: UIWindow?

class UIWindow: UIView {
  /// The root controller's view is in the hierarchy once the window is key.
  var rootViewController: UIViewController? {
    willSet { if keyWindow === self { rootViewController?.viewIfLoaded?.removeFromSuperview() } }
    didSet { if keyWindow === self { addRoot() } }
  }

  init(windowScene: UIWindowScene) {
    super.init(frame: unknown())
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var window: UIWindow? { self }
  override var next: UIResponder? { nil }
  var isKeyWindow: Bool { keyWindow === self }
  var screen: UIScreen { .main }
  var windowScene: UIWindowScene? {
    get { unknown() }
    set {}
  }
  var windowLevel: CGFloat {
    get { unknown() }
    set {}
  }

  func makeKeyAndVisible() {
    if keyWindow === self { return }
    keyWindow = self
    addRoot()
  }

  func makeKey() { makeKeyAndVisible() }

  /// F-18: without the private views that lie between from iOS 13 on: only a walk up the superviews meets them.
  private func addRoot() {
    guard let view = rootViewController?.view else { return }
    insertSubview(view, at: 0)
  }
}

class UIWindowScene: NSObject {
  var windows: [UIWindow] { UIApplication.shared.windows }
}
