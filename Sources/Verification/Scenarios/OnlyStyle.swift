import Program

/// The one presentation style that the sources set, wherever they present: what they declare for themselves is presented
/// in it.
struct OnlyStyle {
  /// The name of the style's case; nil where the sources set none, several, or one that is not written there.
  let name: String?

  /// Walks the code of every type and every free function once.
  init(_ index: TypeIndex) {
    var names: Set<String> = []
    var isOpen = false
    for entry in index.entries where entry.isSubject {
      for function in entry.functions {
        Walk.expressions(in: function.body ?? []) { expression in
          guard case .assign(let target, let value) = expression.kind,
            CallFinder.baseName(of: target) == "modalPresentationStyle"
          else { return }
          switch value.kind {
          case .implicitMember(let name), .member(_, let name): names.insert(name)
          default: isOpen = true
          }
        }
      }
    }
    name = isOpen || names.count != 1 ? nil : names.first
  }

  /// What the scenario of a class says; nothing of one that clients outside of the sources may use.
  func override(for entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    guard let name, ![.public, .open].contains(entry.declaration.attributes.access) else { return [] }
    return [.init("var style: UIModalPresentationStyle?", "super.style ?? .\(name)")]
  }
}
