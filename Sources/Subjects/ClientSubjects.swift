import Diagnostics
import Program

/// Controllers that let objects of the sources present from them, and those objects.
extension SubjectFinder {
  /// Whether statements of a type present with a delegate of the app's own, or a controller that sets one itself.
  static func presentsInOwnWay(
    _ statements: [Statement], of entry: TypeIndex.Entry, in index: TypeIndex, _ setters: Set<String>
  ) -> Bool {
    guard CallFinder.calls("present", labelled: "animated", in: statements) else { return false }
    if CallFinder.assigns(["transitioningDelegate"], in: statements) { return true }
    if setters.contains(where: { CallFinder.calls($0, in: statements) }) { return true }
    var found = false
    Walk.expressions(in: statements) { expression in
      guard !found, case .name(let name) = expression.kind, name.first?.isUppercase == true,
        let type = index.entry(mentioned: name, in: entry), type.isSubject
      else { return }
      found =
        index.ancestors(of: type).contains("UIViewController")
        && index.lineage(of: type).filter(\.isSubject).contains(where: CallFinder.assignsOwnDelegate)
    }
    return found
  }

  /// The names of functions of the sources that belong to no type, or to every controller, and set a delegate without
  /// presenting: whoever calls one presents with it.
  static func delegateSetters(in index: TypeIndex) -> Set<String> {
    let controllers = index.entries.filter { !$0.isSubject && $0.name == "UIViewController" }
    let added = controllers.flatMap(\.functions).filter { index.isSubject(file: Int($0.span.file)) }
    let setters = (index.globals + added).filter { function in
      let body = function.body ?? []
      return CallFinder.assigns(["transitioningDelegate"], in: body)
        && !CallFinder.calls("present", labelled: "animated", in: body)
    }
    return Set(setters.map(\.name))
  }

  /// The names of the places of methods that controllers of the sources call so, by whose they are.
  func methodsOfClients() -> [Int: Set<SourceSpan>] {
    var used: [Int: Set<SourceSpan>] = [:]
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      guard entry.declaration.kind == .class, index.ancestors(of: entry).contains("UIViewController") else { continue }
      for (_, way) in clients.calls(by: entry) { used[way.owner.id, default: []].insert(way.function.nameSpan) }
    }
    return used
  }

  /// A controller that lets others present from itself: the methods in which it does so are events. Where it only prepares
  /// them, in what UIKit calls, the gestures that it has given them are.
  func clientTriggers(of entry: TypeIndex.Entry) -> [Function]? {
    let calls = clients.calls(by: entry)
    if calls.isEmpty { return nil }
    let spans = Set(calls.compactMap(\.caller?.nameSpan))
    return entry.functions.filter { function in
      guard case .function = function.kind, spans.contains(function.nameSpan), !function.attributes.isOverride,
        !function.attributes.isStatic
      else { return false }
      return !isPresentationCallback(function)
    }
  }

  /// Whether one of the methods does so, or, where there are none, what UIKit calls.
  package func letsOthersPresent(in triggers: [Function], of entry: TypeIndex.Entry) -> Bool {
    guard let asking = clientTriggers(of: entry) else { return false }
    if triggers.isEmpty { return true }
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return triggers.contains { trigger in
      let reached = TriggerGroups.reached(from: trigger, bodies)
      return asking.contains { $0.nameSpan == trigger.nameSpan || CallFinder.calls($0.name, in: reached) }
    }
  }
}

extension SubjectFinder.Candidate {
  /// An object that controllers of the sources use: by a client that is made up it is explored only where they do not come
  /// to it. What presents for everybody's screens has other clients, too.
  package func isUsed(by methods: [Int: Set<SourceSpan>]) -> Bool {
    guard let methods = methods[entry.id] else { return false }
    switch role {
    case .part: return kind == .transitioningDelegate
    case .presentingObject(let triggers):
      return ![.public, .open].contains(entry.declaration.attributes.access)
        && triggers.allSatisfy { methods.contains($0.nameSpan) }
    default: return false
    }
  }
}
