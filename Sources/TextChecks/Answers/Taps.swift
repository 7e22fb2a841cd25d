import Diagnostics
import Program
import Subjects

/// What touches run: actions, methods by which views tell of touches, and the closures that controls, menus and cells are given.
enum Taps {
  /// Whether a touch runs the function, as it is declared or by its name: `func cellDidTapShare(_ cell: Cell)`.
  static func run(_ function: Function) -> Bool {
    if LateRequests.isTapped(function) { return true }
    guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isOverride else {
      return false
    }
    return isTold(function.name) || function.parameters.contains { isTold($0.label ?? "") }
  }

  /// `didTapShare`, `headerDidSelect`, `sharePressed`, `onClickShare`
  private static func isTold(_ name: String) -> Bool {
    let lower = name.lowercased()
    return touches.contains { lower.contains("did\($0)") || lower.contains("\($0)ed") || lower.hasPrefix("on\($0)") }
  }

  private static let touches = ["tap", "select", "press", "click", "touch"]

  /// The closures in code that touches run, with their places.
  static func closures(in body: [Statement]) -> [(closure: Closure, span: SourceSpan)] {
    var found: [(closure: Closure, span: SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard case .closure(let closure) = value.kind, isHeld(MethodUses.bare(target)) else { return }
        found.append((closure, value.span))
      case .call(let callee, let arguments):
        for argument in arguments {
          guard case .closure(let closure) = argument.value.kind, isGiven(MethodUses.bare(callee), argument) else {
            continue
          }
          found.append((closure, argument.value.span))
        }
      default: break
      }
    }
    return found
  }

  /// `cell.onShare = { … }`, `viewModel.didTapShare = { … }`
  private static func isHeld(_ target: Expression) -> Bool {
    switch target.kind {
    case .name(let name): isOfTouch(name)
    case .member(let base, let name): isOfTouch(name) || isSeen(CallFinder.baseName(of: base) ?? "")
    default: false
    }
  }

  /// `UIAction { … }`, `header.set(title: title, moreHandler: { … })`, `button.rx.tap.subscribe { … }`
  private static func isGiven(_ callee: Expression, _ argument: Argument) -> Bool {
    guard let name = CallFinder.baseName(of: callee), !isOfAlert(name), !isEnd(argument.label) else { return false }
    if name.first?.isUppercase == true { return name.hasSuffix("Action") || isSeen(name) }
    guard case .member(let base, _) = callee.kind else { return isOfTouch(argument.label ?? "") }
    if streams.contains(name) { return isStreamOfTouches(base) }
    if name.hasPrefix("animate") || name.hasPrefix("transition") { return false }
    if isOfTouch(argument.label ?? "") || isOfTouch(name) { return true }
    // What a view is asked to do, `form.submit { … }`, it answers; touches come to what it is set up with.
    return isSeen(CallFinder.baseName(of: base) ?? "") && (!argument.isTrailing || setsUp(name))
  }

  private static func setsUp(_ name: String) -> Bool {
    let first = name.prefix { !$0.isUppercase }
    return settings.contains(String(first)) || name.lowercased().contains("handler")
  }

  private static let settings: Set<String> = [
    "set", "setup", "configure", "config", "bind", "on", "add", "update", "render", "populate", "apply", "register",
    "observe", "handle", "fill", "show", "display", "rx", "when", "did",
  ]

  private static let streams: Set<String> = ["subscribe", "sink", "bind", "drive", "emit", "onNext", "observe"]

  private static func isStreamOfTouches(_ source: Expression) -> Bool {
    var names = AppEvents.mentioned(in: [Statement(.expression(source), source.span)])
    Walk.expressions(in: [Statement(.expression(source), source.span)]) { expression in
      if case .implicitMember(let name) = expression.kind { names.insert(name) }
    }
    return names.contains { ["touchUpInside", "itemSelected", "modelSelected"].contains($0) || isOfTouch($0) }
  }

  /// By the name of what holds a closure or takes one.
  private static func isOfTouch(_ name: String) -> Bool {
    let lower = name.lowercased()
    return !isOfAlert(name) && ["tap", "button", "press", "click", "touch", "select"].contains(where: lower.contains)
      || lower == "action" || lower.hasSuffix("action")
  }

  /// Whether a name is that of something on the screen.
  private static func isSeen(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["view", "cell", "button", "item", "header", "footer"].contains(where: lower.hasSuffix)
      && !["webview", "collectionview", "tableview"].contains(where: lower.hasSuffix)
  }

  /// What alerts run: the page presents already when they are touched.
  private static func isOfAlert(_ name: String) -> Bool { name.lowercased().contains("alert") }

  private static func isEnd(_ label: String?) -> Bool {
    let lower = label?.lowercased() ?? ""
    return ["completion", "animations", "completionhandler"].contains(lower)
  }
}
