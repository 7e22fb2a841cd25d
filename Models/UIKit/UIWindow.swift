import Foundation

/// The window that has become key last; nil while there is none.
var keyWindow: UIWindow?
/// The windows that are shown, from back to front; nil while the key window is the only one.
var severalWindows: [UIWindow]?

/// The windows that are shown, from back to front.
var shownWindows: [UIWindow] {
  get {
    if let windows = severalWindows { return windows }
    guard let window = keyWindow else { return [] }
    return [window]
  }
  set {
    let isOnlyKey = newValue.count == 1 && newValue.first === keyWindow
    severalWindows = newValue.isEmpty || isOnlyKey ? nil : newValue
  }
}

class UIWindow: UIView {
  /// The root controller's view is in the hierarchy while the window is shown.
  var rootViewController: UIViewController? {
    willSet {
      if !isListed { return }
      if scenario is WindowScenario, newValue == nil { judgeTakenPage(of: self) }
      rootViewController?.viewIfLoaded?.removeFromSuperview()
    }
    didSet {
      if let root = rootViewController, isUnknown(root) { rootViewController = .ofUnspecifiedClass() }
      if !isListed { return }
      mainRunLoop.notePage(in: self)
      addRoot()
    }
  }
  /// Nil: the scene that is there from the start.
  var assignedScene: UIWindowScene?

  init(windowScene: UIWindowScene) {
    super.init(frame: unknown())
    assignedScene = windowScene.isMain ? nil : windowScene
    isHidden = true
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  override var window: UIWindow? { self }
  override var next: UIResponder? { nil }
  var isKeyWindow: Bool { keyWindow === self }
  var isListed: Bool { shownWindows.contains { $0 === self } }
  var screen: UIScreen { .main }
  var windowScene: UIWindowScene? {
    get { assignedScene ?? mainScene }
    set { assignedScene = newValue == nil || newValue?.isMain == true ? nil : newValue }
  }
  var windowLevel: Level {
    get { unknown() }
    set {}
  }

  func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Only a window that is shown can be the key one.
  func makeKey() {
    if !isListed || isKeyWindow { return }
    let windows = shownWindows
    keyWindow?.resignKey()
    keyWindow = self
    shownWindows = windows
    becomeKey()
    announce("UIWindowDidBecomeKeyNotification")
  }

  func becomeKey() {}
  func resignKey() {}
  func sendEvent(_ event: UIEvent) {}

  /// Shown or hidden, the window sends what APP-09 says to the controllers in it.
  override func visibilityDidChange() {
    if scenario is WindowScenario && !isHidden { mainRunLoop.notePage(in: self) }
    if isHidden != isListed { return }
    if isHidden { judgeTakenPage(of: self) }
    if isHidden { leaveScreen() } else { enterScreen() }
  }

  private func enterScreen() {
    shownWindows = shownWindows + [self]
    let isFirst = keyWindow == nil
    if isFirst {
      keyWindow = self
      shownWindows = [self]
    }
    if let root = rootViewController, root.viewIfLoaded?.superview === self || root.presentedChild != nil {
      for subview in subviews { viewDidEnterWindow(subview) }
    } else {
      addRoot()
    }
    if isFirst { announce("UIWindowDidBecomeKeyNotification") }
  }

  private func leaveScreen() {
    let others = shownWindows.filter { $0 !== self }
    if isKeyWindow { keyWindow = others.last }
    severalWindows = nil
    shownWindows = others
    for subview in subviews { viewDidLeaveWindow(subview) }
  }

  /// F-18: without the private views that lie between from iOS 13 on: only a walk up the superviews meets them.
  private func addRoot() {
    guard let view = rootViewController?.view else { return }
    insertSubview(view, at: 0)
  }

  static var didBecomeKeyNotification: NotificationName { NotificationName("UIWindowDidBecomeKeyNotification") }

  struct Level {
    var rawValue: CGFloat
    static var normal: Level { Level(rawValue: 0) }
    static var statusBar: Level { Level(rawValue: 1000) }
    static var alert: Level { Level(rawValue: 2000) }
    static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
  }
}
