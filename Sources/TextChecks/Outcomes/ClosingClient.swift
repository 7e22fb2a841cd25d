import Diagnostics
import Program
import Subjects

/// Whom an object tells that it closes: closures that it keeps, and its delegates.
struct ClosingClient {
  private let closures: Set<String>
  private let delegates: Set<String>
  private let kept: Set<String>
  /// By the name of a computed property what it looks at.
  private let computed: [String: Set<String>]

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    let stored = variables.filter { $0.isStored && !$0.attributes.isStatic }
    kept = Set(stored.map(\.name))
    closures = Set(stored.filter { index.isFunction($0.type, in: type) }.map(\.name))
    delegates = Set(stored.filter(Self.isDelegate).map(\.name))
    var computed: [String: Set<String>] = [:]
    for variable in variables where !variable.isStored {
      computed[variable.name] = AppEvents.mentioned(in: variable.accessors?.getter ?? [])
    }
    self.computed = computed
  }

  private static func isDelegate(_ variable: Variable) -> Bool {
    if variable.name.lowercased().hasSuffix("delegate") { return true }
    guard case .named(let name, _)? = variable.type?.unwrapped else { return false }
    return name.hasSuffix("Delegate")
  }

  /// What a second call finds changed while the first one's animation runs, with nothing set: UIKit's own state.
  static let going: Set<String> = ["isBeingDismissed", "isRunning", "isAnimating", "animationKeys", "isDescendant"]
  /// What the end of the first one has changed when that of the second comes.
  static let gone: Set<String> = ["superview", "window", "parent", "presentingViewController", "isHidden"]
  static let removing: Set<String> = [
    "removeFromSuperview", "removeFromParent", "removeFromParentViewController", "dismiss", "willMove",
  ]
  static let stopping: Set<String> = ["invalidate", "cancel", "removeAllAnimations", "stopAnimation"]
  static let shutting: Set<String> = ["removeGestureRecognizer", "removeTarget", "beginIgnoringInteractionEvents"]
  static let changing = ["remove", "append", "insert", "toggle", "invalidate", "cancel", "pop", "add"]

  /// The words for an end.
  private static let words = [
    "dismiss", "clos", "hid", "disappear", "finish", "complet", "remov", "gone", "cancel", "didend", "done",
  ]

  private static func speaksOfEnd(_ name: String) -> Bool {
    let lower = name.lowercased()
    if lower.contains("should") || lower.hasPrefix("can") && !lower.hasPrefix("cancel") { return false }
    return words.contains(where: lower.contains)
  }

  /// `onClose?()`, `delegate?.bannerDidHide(self)`, `content.events.didDisappear?()`
  func isTold(by callee: Expression, _ aliases: [String: String]) -> Bool {
    guard let parts = parts(of: callee, aliases), let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return closures.contains(first) && Self.speaksOfEnd(first) }
    if parts.count == 2, delegates.contains(first) { return Self.speaksOfEnd(last) }
    guard case .chainLink = callee.kind else { return false }
    return kept.contains(first) && Self.speaksOfEnd(last)
  }

  /// The properties that a call of the client goes through: nobody is told where they are nil.
  func told(by callee: Expression, _ aliases: [String: String]) -> Set<String> {
    Set(parts(of: callee, aliases)?.prefix(1) ?? [])
  }

  /// What of the object's clients is called, as a chain of names: `onClose`, `delegate`, `onNext.call`.
  func owner(of callee: Expression, _ aliases: [String: String]) -> String? {
    guard let parts = parts(of: callee, aliases), let first = parts.first, parts.count <= 2 else { return nil }
    if closures.contains(first) || delegates.contains(first) { return first }
    let isNamedSo = first.hasPrefix("on") && first.dropFirst(2).first?.isUppercase == true
    return kept.contains(first) && isNamedSo ? parts.joined(separator: ".") : nil
  }

  private func parts(of callee: Expression, _ aliases: [String: String]) -> [String]? {
    LocalNames.path(of: callee, aliases)?.split(separator: ".").map(String.init)
  }

  /// The names in conditions, with what computed properties look at.
  func names(in conditions: [Condition]) -> Set<String> {
    let names = AppEvents.mentioned(in: conditions)
    return names.reduce(into: names) { $0.formUnion(computed[$1] ?? []) }
  }
}
