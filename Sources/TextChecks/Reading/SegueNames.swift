import Program
import Subjects

/// The texts of identifiers as code writes them: `"detail"`, `Segues.detail`, `Segue.detail.rawValue`.
struct SegueNames {
  private let type: TypeIndex.Entry
  private let index: TypeIndex

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.type = type
    self.index = index
  }

  /// The identifier that a call of `performSegue(withIdentifier:sender:)` names; nil for one that is computed.
  func text(_ call: Expression) -> String? {
    guard case .call(_, let arguments) = call.kind, let value = arguments.first?.value else { return nil }
    return text(of: value)
  }

  private func text(of value: Expression) -> String? {
    switch value.kind {
    case .string(let text): text
    case .name(let name): constant(name, of: type)
    case .member(let base, "rawValue"): rawValue(base)
    case .member(let base, let name): owner(base).flatMap { constant(name, of: $0) }
    default: nil
    }
  }

  private func constant(_ name: String, of owner: TypeIndex.Entry) -> String? {
    guard let variable = owner.variables.first(where: { $0.name == name && !$0.isMutable }),
      case .string(let text)? = variable.value?.kind
    else { return nil }
    return text
  }

  /// Of an enum of texts: the text of a case is its name, unless it says another.
  private func rawValue(_ value: Expression) -> String? {
    guard case .member(let base, let name) = value.kind, let owner = owner(base),
      let found = owner.declaration.cases.first(where: { $0.name == name })
    else { return nil }
    guard let raw = found.rawValue else { return name }
    if case .string(let text) = raw.kind { return text }
    return nil
  }

  private func owner(_ base: Expression) -> TypeIndex.Entry? {
    if case .selfReference = base.kind { return type }
    guard let path = LocalNames.path(of: base) else { return nil }
    return path == "Self" ? type : index.entry(mentioned: path, in: type)
  }
}
