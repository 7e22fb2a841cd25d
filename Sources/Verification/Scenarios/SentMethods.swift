import Program
import Subjects

/// Tells the methods that only controls, recognisers and lists of the app send from those that its code calls, too.
struct SentMethods {
  private let uses: MethodUses
  private let index: TypeIndex

  init(_ index: TypeIndex, uses: MethodUses) {
    self.uses = uses
    self.index = index
  }

  /// Whether the method is there for what sends it, and no code names it.
  func contains(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    if let label = Self.selections[function.fullName] {
      let bodies = HelperMethods.bodies(of: entry)
      return !bodies.contains { CallFinder.calls(function.name, labelled: label, in: $0) }
    }
    return isAction(function, from: entry.file) && !uses.name(function, of: entry)
  }

  /// Up to Swift 3 classes of Objective-C say nothing of their methods; what is sent with its sender is meant for that.
  private func isAction(_ function: Function, from file: Int) -> Bool {
    if function.parameters.count > 2 { return false }
    if !Set(function.attributes.names).isDisjoint(with: ["objc", "IBAction"]) { return true }
    guard function.parameters.count == 1, case .named(let type, _)? = function.parameters[0].type?.unwrapped else {
      return false
    }
    return isRecogniser(type, from: file) || ["UIButton", "UIControl", "UIBarButtonItem"].contains(type)
  }

  /// Whether the method follows a recogniser that its own class makes: it reads the state, and hears of each in its turn. A
  /// call with any state would come in the middle of a gesture that has not begun.
  func follows(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    guard function.parameters.count == 1, case .named(let type, _)? = function.parameters[0].type?.unwrapped,
      isRecogniser(type, from: entry.file),
      Self.reads("state", of: function.parameters[0].name, in: function.body ?? [])
    else { return false }
    return HelperMethods.bodies(of: entry).contains { Self.selects(function.name, in: $0) }
  }

  private func isRecogniser(_ name: String, from file: Int) -> Bool {
    if name.hasSuffix("GestureRecognizer") { return true }
    guard let type = index.entry(named: name, from: file) else { return false }
    return index.ancestors(of: type).contains { $0.hasSuffix("GestureRecognizer") }
  }

  private static func reads(_ member: String, of name: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      if case .member(let base, member) = expression.kind, case .name(name) = base.kind { found = true }
    }
    return found
  }

  private static func selects(_ method: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .selector(let name) = expression.kind else { return }
      if name.prefix(while: { $0 != "(" }).split(separator: ".").last.map(String.init) == method { found = true }
    }
    return found
  }

  /// What lists tell their delegates of taps, and a label that calls of it have.
  private static let selections = [
    "tableView(_:didSelectRowAt:)": "didSelectRowAt", "collectionView(_:didSelectItemAt:)": "didSelectItemAt",
  ]
}

extension ScenarioWriter {
  /// What the scenario leaves to whatever of the app sends it: see `noteSender` in the machine.
  func sentMethods(_ triggers: [Function], of entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    let methods = triggers.filter { sent.contains($0, of: entry) }
    let isTapped = triggers.first.map { sent.contains($0, of: entry) } ?? false
    return actions(methods, of: entry)
      + (isTapped ? [.init("var tappedMethod: String?", "\"\(methods[0].fullName)\"")] : [])
  }

  /// The same, where the scenario's own tap calls none of them.
  func actions(_ methods: [Function], of entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    if methods.isEmpty { return [] }
    let names = methods.map { "\"\($0.fullName)\"" }
    return [
      .init("var sentMethods: [String]", "[\(names.joined(separator: ", "))]"),
      .init("func isSubject(_ object: AnyObject) -> Bool", "object is \(entry.name)"),
    ]
  }

  /// An event of the app, unless a control sends it.
  func appCall(_ trigger: Function, of entry: TypeIndex.Entry) -> String {
    if !sent.contains(trigger, of: entry) { return offer(trigger) }
    return "if !isSent(\"\(trigger.fullName)\") && !isLocked(subject) { \(offer(trigger)) }"
  }
}
