// Controls that hold a value: the user changes it, and the app does. What it is then nobody knows.
import Foundation

class UISwitch: UIControl {
  var isOn: Bool {
    get { unknown() }
    set {}
  }
  func setOn(_ on: Bool, animated: Bool) {}
}

class UISlider: UIControl {
  var value: Float {
    get { unknown() }
    set {}
  }
}

class UIStepper: UIControl {
  var value: Double {
    get { unknown() }
    set {}
  }
}

class UITextField: UIControl {
  var text: String? {
    get { unknown() }
    set {}
  }
  var placeholder: String? {
    get { unknown() }
    set {}
  }
}

class UISegmentedControl: UIControl {
  /// Nil when there are none.
  private var segmentActions: [UIAction]?

  convenience init(items: [Any]?) { self.init(frame: unknown()) }

  /// Each action belongs to a segment (developer.apple.com, `UISegmentedControl.init(frame:actions:)`).
  convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segmentActions = actions
    handlers = actions
  }

  var selectedSegmentIndex: Int {
    get { unknown() }
    set {}
  }
  var numberOfSegments: Int { unknown() }

  func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  func removeAllSegments() {}
  func setTitle(_ title: String?, forSegmentAt segment: Int) {}

  /// The user chooses one of the segments, of whose actions that one's is sent.
  override func sendActions(for controlEvents: Event) {
    guard let known = segmentActions else { return super.sendActions(for: controlEvents) }
    for action in actions ?? [] { action.send(from: self) }
    for handler in handlers ?? [] where !known.contains(where: { $0 === handler }) { handler.handler(handler) }
    let chosen = known.dropLast().first { _ in mayHappen("the user chooses the segment", by: .environment) }
    if let action = chosen ?? known.last { action.handler(action) }
  }
}

class UIPageControl: UIControl {
  var currentPage: Int {
    get { unknown() }
    set {}
  }
  var numberOfPages: Int {
    get { unknown() }
    set {}
  }
}

class UIDatePicker: UIControl {
  var date: Date {
    get { unknown() }
    set {}
  }
}

class UIRefreshControl: UIControl {
  var isRefreshing: Bool { unknown() }
  func beginRefreshing() {}
  func endRefreshing() {}
}
