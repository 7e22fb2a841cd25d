import Program

/// The methods by which a controller hears of another one that it shows and whose delegate it is: a picker tells of its
/// picture. Nobody calls them before the other one is there.
package struct AnswerMethods {
  package let index: TypeIndex
  package let entry: TypeIndex.Entry

  package init(of entry: TypeIndex.Entry, index: TypeIndex) {
    self.index = index
    self.entry = entry
  }

  /// Those that anybody may call, and those that wait for a controller that one of the others shows.
  package func divide(_ triggers: [Function]) -> (free: [Function], answers: [Function]) {
    guard listens else { return (triggers, []) }
    let candidates = triggers.filter { asker(of: $0) != nil }
    let others = triggers.filter { asker(of: $0) == nil }
    let answers = candidates.filter { answer in others.contains { shows($0, before: answer) } }
    let waiting = Set(answers.map(\.nameSpan))
    return (triggers.filter { !waiting.contains($0.nameSpan) }, answers)
  }

  /// Whether a method makes the controller of which another one hears.
  package func shows(_ trigger: Function, before answer: Function) -> Bool {
    guard let asker = asker(of: answer) else { return false }
    var found = false
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    Walk.expressions(in: TriggerGroups.reached(from: trigger, bodies)) { expression in
      switch expression.kind {
      case .name(asker), .type(.named(asker, _)): found = true
      default: break
      }
    }
    return found
  }

  /// The class of the controller that a method hears of: its first parameter. A controller that it is to show is none that it
  /// hears of.
  package func asker(of function: Function) -> String? {
    guard let parameter = function.parameters.first, case .named(let name, _)? = parameter.type,
      !Self.anybody.contains(name), let type = index.entry(named: name, from: entry.file),
      index.ancestors(of: type).contains("UIViewController"), !Self.shows(parameter.name, in: function)
    else { return nil }
    return name
  }

  /// Whether a method presents or pushes what it is given under that name.
  private static func shows(_ name: String, in function: Function) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .name(name)? = arguments.first?.value.kind,
        let called = CallFinder.baseName(of: callee)
      else { return }
      found = found || showing.contains(called)
    }
    return found
  }

  private static let showing: Set<String> = ["present", "pushViewController", "show", "showDetailViewController"]

  /// Classes that say nothing of who it is.
  private static let anybody: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UISearchController",
  ]

  /// Whether it makes itself the delegate of another object.
  private var listens: Bool {
    var found = false
    for body in entry.functions.compactMap(\.body) {
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression.kind, case .selfReference = value.kind,
          let name = CallFinder.baseName(of: target)
        else { return }
        if name.lowercased().hasSuffix("delegate") { found = true }
      }
    }
    return found
  }
}

extension SubjectFinder {
  /// The methods that are explored together; what hears of a controller is in each group that shows it.
  func presenterGroups(_ triggers: [Function], of entry: TypeIndex.Entry) -> [[Function]] {
    if triggers.isEmpty { return [[]] }
    let methods = AnswerMethods(of: entry, index: index)
    let (free, answers) = methods.divide(triggers)
    return TriggerGroups(free, of: entry).groups().map { positions in
      let group = positions.map { free[$0] }
      return group + answers.filter { answer in group.contains { methods.shows($0, before: answer) } }
    }
  }
}
