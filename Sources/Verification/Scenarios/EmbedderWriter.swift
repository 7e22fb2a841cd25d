import Program
import Subjects

/// The scenarios of objects that add children to a controller that they are given.
extension ScenarioWriter {
  func embedder(_ entry: TypeIndex.Entry, triggers: [Function], adding: Set<String>) -> ScenarioClass {
    let hosts = triggers.reduce(into: Set<String>()) { $0.formUnion(self.hosts(of: $1, in: entry)) }
    let made = call.text(for: entry, known: ["UIViewController": "presenter"])
    let fills = entry.variables.filter { variable in
      hosts.contains(variable.name) && variable.isStored && variable.isMutable && !variable.attributes.isStatic
        && !HelperMethods.isPrivate(variable.attributes) && !variable.attributes.hasPrivateSetter
        && variable.type?.unwrapped == .named("UIViewController", [])
    }.map { "$0." + $0.name + " = presenter" }
    let object = fills.isEmpty ? made : "given(\(made)) { \(fills.joined(separator: "; ")) }"
    let events = triggers.map { trigger in
      page(trigger, of: entry, in: "presenter", host: hosts.intersection(trigger.parameters.map(\.name)).first)
    }
    let moving = zip(triggers, events).filter { adding.contains($0.0.fullName) }.map(\.1)
    let others = zip(triggers, events).filter { !adding.contains($0.0.fullName) }.map(\.1)
    let subject = "guard let subject = object as? \(entry.name), !mainRunLoop.isCrowded else { return }"
    let rest = others.isEmpty ? [] : ["if !activeTransitions.isEmpty { return }"] + others
    return ScenarioClass(
      "EmbedderScenario",
      [
        .init("func makeObject(_ presenter: UIViewController) -> AnyObject?", [object]),
        .init("func offerEvents()", ["super.offerEvents()", subject] + moving + rest),
      ])
  }

  /// The names of what gets children in a method, or in those of its class that it calls.
  private func hosts(of trigger: Function, in entry: TypeIndex.Entry) -> Set<String> {
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return SubjectFinder.hosts(in: TriggerGroups.reached(from: trigger, bodies))
  }
}
