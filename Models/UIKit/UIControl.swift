import Foundation

/// A control: what it is told to send, and the tap.
class UIControl: UIView {
  struct Event: OptionSet {
    let rawValue: UInt
    static var touchDown: Event { Event(rawValue: 1) }
    static var touchUpInside: Event { Event(rawValue: 2) }
    static var valueChanged: Event { Event(rawValue: 4) }
    static var editingChanged: Event { Event(rawValue: 8) }
    static var primaryActionTriggered: Event { Event(rawValue: 16) }
  }

  struct State: OptionSet {
    let rawValue: UInt
    static var normal: State { [] }
    static var highlighted: State { [] }
    static var selected: State { [] }
    static var disabled: State { [] }
  }

  var isEnabled = true
  /// Whatever the event: a tap, or what the user does instead; nil when there are none.
  var actions: [TargetAction]?
  var handlers: [UIAction]?

  convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let action = primaryAction { addAction(action, for: .primaryActionTriggered) }
  }

  var isSelected: Bool {
    get { unknown() }
    set {}
  }
  var isHighlighted: Bool {
    get { unknown() }
    set {}
  }

  func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    guard let target = target else { return }
    if isUnknown(target) { return }
    actions = (actions ?? []) + [TargetAction(target, action)]
    noteSender(self, of: action, to: target)
  }

  func removeTarget(_ target: AnyObject?, action: Selector?, for controlEvents: Event) {
    actions = actions?.filter { !$0.matches(target, action) }
  }

  func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers = (handlers ?? []) + [action]
  }

  func sendActions(for controlEvents: Event) {
    for action in actions ?? [] { action.send(from: self) }
    for action in handlers ?? [] { action.handler(action) }
  }
}

class UIAction: NSObject {
  let handler: (UIAction) -> Void

  init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Any? = nil, state: Any? = nil,
    handler: @escaping (UIAction) -> Void
  ) { self.handler = handler }
}

class UIButton: UIControl {
  enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }

  convenience init(type: ButtonType) { self.init(frame: unknown()) }

  convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: unknown())
    if let action = primaryAction { addAction(action, for: .touchUpInside) }
  }

  convenience init(configuration: Any?, primaryAction: UIAction? = nil) {
    self.init(frame: unknown())
    if let action = primaryAction { addAction(action, for: .touchUpInside) }
  }

  var titleLabel: UILabel? { unknown() }
  var imageView: UIImageView? { unknown() }
  var contentEdgeInsets: UIEdgeInsets {
    get { unknown() }
    set {}
  }

  func setTitle(_ title: String?, for state: State) {}
  func setTitleColor(_ color: UIColor?, for state: State) {}
  func setImage(_ image: UIImage?, for state: State) {}
  func setBackgroundImage(_ image: UIImage?, for state: State) {}
  func title(for state: State) -> String? { unknown(.code) }
  func image(for state: State) -> UIImage? { unknown(.code) }
}
