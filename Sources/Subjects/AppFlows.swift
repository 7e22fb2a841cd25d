import Identifiers
import Machine
import Program

/// Objects that present on what they find from the window down, or on what they are given, when no tap on a view of the
/// presenter has asked for it: the app becomes active, a link is opened, an error arrives.
package struct AppFlow {
  /// A method that others call.
  package struct Event {
    package let function: Function
    /// The sources show that the system leads to it, or what the object listens to.
    package let isTold: Bool
  }

  /// The methods that present.
  package let opening: [Event]
  /// Those that close what these have presented, and present nothing.
  package let closing: [Function]
  /// Whether the controller to present from is looked for above others.
  package let looksAbove: Bool

  /// A refused request needs few events; what is behind them is the app's own work, of which the sources set up little.
  package static let mostStates = 5_000
  /// Apps have many such objects: an app delegate used all of 50 s for 66 states.
  package static let budgetShare = 1.0 / 8

  /// What such an object is explored for: the rest of it the scenario does not set up.
  package static let rules: Set<RuleID> = [.TV601, .TV602, .TV603, .TV604, .TV605, .TV1102]
}

extension SubjectFinder {
  /// Nil for what belongs to a controller, and for an object whose requests others show.
  package func appFlow(_ entry: TypeIndex.Entry, beside known: [Candidate] = []) -> Candidate? {
    if !mayBeFlow(entry) { return nil }
    let explored = Set(known.flatMap(\.presentingMethods).map(\.nameSpan))
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    let listening = Set(entry.functions.filter { Self.isOpenMethod($0) || isOperation($0, of: entry) }.map(\.nameSpan))
    let presenting = entry.functions.filter { function in
      listening.contains(function.nameSpan) && opens(TriggerGroups.reached(from: function, bodies))
    }
    if presenting.isEmpty { return nil }
    let heard = Set(Listeners.methods(of: entry, reaching: presenting).map(\.nameSpan))
    let events = presenting.compactMap { function -> AppFlow.Event? in
      if explored.contains(function.nameSpan) { return nil }
      let isTold = isTold(function, of: entry) || heard.contains(function.nameSpan)
      let reached = TriggerGroups.reached(from: function, bodies)
      let isFree = appEvents.asksWindow(reached, of: entry) || presentsByOthers(reached, of: entry)
      guard isFree && (isTold || helpers.isEntryPoint(function, of: entry)) || isTold && isHeld(entry) else {
        return nil
      }
      return AppFlow.Event(function: function, isTold: isTold)
    }
    if events.isEmpty { return nil }
    let best = (events.filter(\.isTold) + events.filter { !$0.isTold }).prefix(Self.mostEvents)
    let methods = FlowMethods(of: entry, opening: best.map(\.function), self)
    let flow = AppFlow(opening: Array(best), closing: methods.closing, looksAbove: methods.looksAbove)
    return Candidate(kind: .presenter, entry: entry, role: .appFlow(flow), isFlow: true)
  }

  /// Each one multiplies what has to be explored.
  private static var mostEvents: Int { 3 }

  func mayBeFlow(_ entry: TypeIndex.Entry) -> Bool {
    switch entry.declaration.kind {
    case .class, .struct, .enum: break
    default: return false
    }
    return entry.declaration.genericParameters.isEmpty && !entry.isPrivate
      && index.ancestors(of: entry).isDisjoint(with: Self.otherRoles)
  }

  private static let otherRoles: Set<String> = [
    "UIViewController", "UIView", "UIStoryboardSegue", "Scenario", "View", "UIViewControllerRepresentable",
  ]

  /// Whether the statements present, or hand a controller to a function that presents from it.
  private func opens(_ statements: [Statement]) -> Bool {
    CallFinder.calls("present", labelled: "animated", in: statements)
      || appEvents.showers.contains { CallFinder.calls($0, in: statements) }
  }

  /// What a queue calls of an operation, whatever the app shows by then (developer.apple.com, `Operation.main()`).
  private func isOperation(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    guard case .function = function.kind, function.attributes.isOverride, function.fullName == "main()" else {
      return false
    }
    return index.ancestors(of: entry).contains { $0.hasSuffix("Operation") }
  }

  private static func isOpenMethod(_ function: Function) -> Bool {
    guard case .function = function.kind, function.body?.isEmpty == false, !function.attributes.isOverride,
      function.genericParameters.isEmpty
    else { return false }
    return !InferredRole.isRequirement(function.fullName) && !closesParameter(function)
      && !function.parameters.contains {
        $0.type?.mentionedNames.contains { $0.hasSuffix("GestureRecognizer") } ?? false
      }
  }

  /// Whether it is about a page that somebody else has shown.
  private static func closesParameter(_ function: Function) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "dismiss",
        arguments.contains(where: { $0.label == "animated" }), let name = PresentationCall.receiver(of: callee)
      else { return }
      if function.parameters.contains(where: { $0.name == name }) { found = true }
    }
    return found
  }

  private func isTold(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    isOperation(function, of: entry)
      || appEvents.isTold(function, of: entry)
        && (!HelperMethods.isPrivate(function) || AppEvents.systemCalls.contains(function.fullName))
  }

  /// Whether the object holds a controller that it was given, to present from, or something that does.
  private func isHeld(_ entry: TypeIndex.Entry) -> Bool {
    index.lineage(of: entry).flatMap(\.variables).contains { variable in
      guard variable.isFilledByOthers, !variable.attributes.isStatic,
        case .named(let name, _)? = variable.type?.unwrapped
      else { return false }
      return name == "UIViewController" || holder(named: name, for: entry) != nil
    }
  }

  /// A class that is no controller and has a property for one: what is done on behalf of a page is told so.
  package func holder(named name: String, for entry: TypeIndex.Entry) -> (type: TypeIndex.Entry, property: String)? {
    guard let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .class,
      type.id != entry.id, mayBeFlow(type)
    else { return nil }
    let held = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).first { variable in
      variable.isFilledByOthers && variable.isMutable && !variable.attributes.isStatic
        && !HelperMethods.isPrivate(variable.attributes) && variable.type?.unwrapped == .named("UIViewController", [])
    }
    return held.map { (type, $0.name) }
  }
}

extension SubjectFinder.Candidate {
  /// The methods of an object that are explored as requests.
  fileprivate var presentingMethods: [Function] {
    if case .presentingObject(let triggers) = role { return triggers }
    return []
  }
}

extension PresentationCall {
  /// The names of all that present in the statements.
  package static func receivers(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee) == "present", arguments.contains(where: { $0.label == "animated" }),
        let name = receiver(of: callee)
      else { return }
      names.insert(name)
    }
    return names
  }
}
