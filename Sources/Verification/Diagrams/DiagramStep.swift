import Identifiers
import Machine

/// What one step of the machine does to the watched objects.
struct DiagramStep {
  /// A change of state of one object.
  struct Change {
    /// Nil: the object has just been made.
    var from: String?
    var to: String
    var rules: Set<String>
  }

  private(set) var event = EventID.none
  private(set) var changes: [Change] = []

  private let description: DiagramDescription
  private let reader: StateReader
  private let citations: CitationFinder
  private var objects: [Int: Watched] = [:]

  /// A watched object during the step.
  private struct Watched {
    var values: DiagramDescription.Properties
    var state: String?
    var rules: Set<String> = []
    /// Its key property was written in this step: what the others get later is housekeeping.
    var hasTurned = false
  }

  init(
    _ trace: StepTrace, before reader: StateReader, description: DiagramDescription, citations: CitationFinder
  ) {
    self.description = description
    self.reader = reader
    self.citations = citations
    var stack: [Site?] = []
    for event in trace.events {
      switch event.kind {
      case .offer(let id, _, _): self.event = id
      case .call:
        if stack.count > event.depth { stack.removeLast(stack.count - event.depth) }
        while stack.count < event.depth { stack.append(nil) }
        stack.append(event.site)
      case .write(let write):
        note(write, sites: [event.site] + stack.prefix(event.depth + 1).reversed())
      default: break
      }
    }
    for (object, watched) in objects.sorted(by: { $0.key < $1.key }) where !watched.hasTurned { settle(object) }
  }

  private mutating func note(_ write: TracedWrite, sites: [Site?]) {
    guard let object = write.owner.object, isFocus(object, write.owner.typeName) else { return }
    if objects[object] == nil { objects[object] = watched(object) }
    let isKey = write.property == description.key && write.new != objects[object]?.values[write.property]
    // An object that this step has made was in its first state before it turns.
    if isKey, objects[object]?.state == nil { settle(object) }
    objects[object]?.values[write.property] = write.new
    objects[object]?.rules.formUnion(citations.rules(at: sites.compactMap { $0 }))
    if isKey {
      objects[object]?.hasTurned = true
      settle(object)
    }
  }

  /// The object as it is before the step; one that the step makes has its default values.
  private func watched(_ object: Int) -> Watched {
    guard object < reader.words.count, let value = reader.value(ofObject: object) else {
      return Watched(values: description.defaults)
    }
    var values: DiagramDescription.Properties = [:]
    for property in description.properties {
      values[property] = reader.field(property, of: value).map(reader.describe)
    }
    return Watched(values: values, state: description.state(values))
  }

  private func isFocus(_ object: Int, _ typeName: String) -> Bool {
    if typeName == description.focus { return true }
    guard let type = reader.image.program.types.first(where: { $0.name == typeName }) else { return false }
    return type.ancestors.contains { reader.image.program.types[Int($0)].name == description.focus }
  }

  /// The values that the object has now are a state.
  private mutating func settle(_ object: Int) {
    guard var watched = objects[object], let state = description.state(watched.values) else { return }
    if state == watched.state { return }
    let from = watched.state ?? description.first(watched.values) ?? description.start
    if from != state { changes.append(Change(from: from, to: state, rules: watched.rules)) }
    watched.state = state
    watched.rules = []
    objects[object] = watched
  }
}
