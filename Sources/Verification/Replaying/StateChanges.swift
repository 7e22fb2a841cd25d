import Machine

/// What a step changes in the properties of objects: all of those that the code under test declares, and of UIKit's what
/// transitions turn on.
struct StateChanges {
  let before: StateReader
  let after: StateReader

  /// Properties of UIKit's objects that are shown.
  private static let shown: Set<String> = [
    "isInteractive", "transitionWasCancelled", "isModalInPresentation", "isUserInteractionEnabled", "phase",
  ]
  private static let longest = 60

  /// `CardDelegate.isOpen: false → true`, in the order of the objects, each text once.
  /// - Parameter moved: where objects of the state before are in the one after.
  func lines(by moved: [Int: Int]) -> [String] {
    var lines: [String] = []
    for (old, new) in moved.sorted(by: { $0.key < $1.key }) {
      guard let from = before.value(ofObject: old), let to = after.value(ofObject: new),
        old < before.words.count, let type = before.type(of: from), type.kind == .class
      else { continue }
      let now = Self.properties(of: to, in: after)
      for (name, text) in Self.properties(of: from, in: before) {
        guard let changed = now.first(where: { $0.name == name })?.text, changed != text else { continue }
        let line = "\(type.name).\(name): \(text) → \(changed)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }

  /// The objects of the code under test with their properties, a line each.
  static func objects(of state: StateReader) -> [String] {
    var lines: [String] = []
    var seen: Set<Int> = []
    state.forEachField { type, slot, place in
      let object = place - 1 - slot
      guard type >= 0, seen.insert(object).inserted, let value = state.value(ofObject: object),
        let type = state.type(of: value), type.kind == .class, type.isSubject
      else { return }
      let properties = properties(of: value, in: state).map { "\($0.name): \($0.text)" }
      lines.append(type.name + (properties.isEmpty ? "" : " (" + properties.joined(separator: ", ") + ")"))
    }
    return lines
  }

  private static func properties(of value: StateReader.Value, in state: StateReader) -> [(name: String, text: String)] {
    let isSubject = state.type(of: value)?.isSubject == true
    return state.fields(of: value).compactMap { name, value in
      guard isSubject ? !name.hasPrefix("$") : shown.contains(name), !value.isOpaque else { return nil }
      let text = state.describe(value)
      return (name, text.count > longest ? text.prefix(longest) + "…" : text)
    }
  }
}
