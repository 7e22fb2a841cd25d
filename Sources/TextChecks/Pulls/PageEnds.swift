import Diagnostics
import Program
import Subjects

/// Where the code of a page tells its client that it ends.
struct PageEnds {
  /// A call of the client.
  struct Tell {
    /// The method of a delegate; nil for a closure.
    let method: String?
    var arguments: [Argument]
    let span: SourceSpan
  }

  private let functions: [Function]
  private let methods: OwnMethods
  private let isContained: Bool

  /// - Parameter isContained: a navigation controller around the page is presented, not the page itself.
  init(of page: TypeIndex.Entry, in index: TypeIndex, isContained: Bool = false) {
    self.isContained = isContained
    functions = index.lineage(of: page).filter(\.isSubject).flatMap(\.functions)
    methods = OwnMethods(of: page, in: index)
  }

  /// The calls of what a property has that tell of an end without a result.
  func tells(_ property: String) -> [Tell] {
    functions.filter { Self.isAsked($0) && !Self.isGone($0) }.flatMap { function in
      calls(of: property, in: function.body ?? [], depth: 1).filter { Self.isEnd($0, property, in: function) }
    }
  }

  /// Whether the page tells whenever it has gone, or what hears of pulls does.
  func tellsWhenGone(_ property: String) -> Bool {
    functions.contains { Self.isGone($0) && mentions(property, $0.body ?? [], depth: 2) }
  }

  private func mentions(_ property: String, _ body: [Statement], depth: Int) -> Bool {
    let names = AppEvents.mentioned(in: isContained ? ContainedEnds.reached(body) : body)
    if names.contains(property) { return true }
    return depth > 0
      && functions.contains { names.contains($0.name) && mentions(property, $0.body ?? [], depth: depth - 1) }
  }

  /// The calls of what a property has, also those in methods of the page that are called there.
  func calls(of property: String, in body: [Statement], depth: Int) -> [Tell] {
    let aliases = LocalNames.aliases(in: body)
    var found: [Tell] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        let path = LocalNames.path(of: callee, aliases)
      else { return }
      let parts = path.split(separator: ".").map(String.init)
      if parts.first == property, parts.count <= 2 {
        found.append(Tell(method: parts.count == 2 ? parts[1] : nil, arguments: arguments, span: expression.span))
      } else if parts.last == "dismiss", let last = arguments.last, LocalNames.path(of: last.value, aliases) == property
      {
        found.append(Tell(method: nil, arguments: [], span: expression.span))
      } else if depth > 0, let method = methods.method(called: callee, arguments, aliases),
        !method.attributes.isOverride
      {
        let inner = calls(of: property, in: method.body ?? [], depth: depth - 1)
        found += inner.map { Self.filled($0, method.parameters, arguments) }
      }
    }
    return found
  }

  /// What a helper hands on of its own arguments.
  private static func filled(_ tell: Tell, _ parameters: [Parameter], _ arguments: [Argument]) -> Tell {
    guard parameters.count == arguments.count else { return tell }
    var tell = tell
    for (place, argument) in tell.arguments.enumerated() {
      guard case .name(let name) = argument.value.kind,
        let number = parameters.firstIndex(where: { $0.name == name })
      else { continue }
      tell.arguments[place].value = arguments[number].value
    }
    return tell
  }

  private static func isAsked(_ function: Function) -> Bool {
    guard case .function = function.kind else { return false }
    return !function.attributes.isStatic
  }

  private static let gone: Set<String> = [
    "viewDidDisappear(_:)", "viewWillDisappear(_:)", "didMove(toParent:)", "willMove(toParent:)", "removeFromParent()",
    "didMove(toParentViewController:)", "willMove(toParentViewController:)",
  ]

  /// What UIKit calls when the page goes, whoever takes it away.
  static func isGone(_ function: Function) -> Bool {
    if case .deinitializer = function.kind { return true }
    return gone.contains(function.fullName)
  }

  /// Whether a pull is the same end: it is called so, or there is nothing to tell.
  private static func isEnd(_ tell: Tell, _ property: String, in function: Function) -> Bool {
    if speaksOfEnd(function.name) { return true }
    let isEmpty = tell.arguments.allSatisfy { isNothing($0.value) }
    if isEmpty && speaksOfEnd(tell.method ?? property) { return true }
    guard isEmpty, LateRequests.isTapped(function) else { return false }
    return tell.arguments.contains { $0.value.isNil } || closesItself(function)
  }

  /// Whether the button closes the page itself: who only hears that it was pressed has to hear of a pull, too.
  private static func closesItself(_ function: Function) -> Bool {
    DirectWork(function.body ?? []).expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      return OwnDismissal.isAsked(by: callee, arguments)
    }
  }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value.kind {
    case .nil, .bool(false), .selfReference: true
    default: false
    }
  }

  static func speaksOfEnd(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["cancel", "close", "dismiss", "abort"].contains(where: name.contains)
      && !["animat", "gesture", "transition", "interact", "drag"].contains(where: name.contains)
  }
}
