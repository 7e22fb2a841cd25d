import Program
import Subjects

/// The classes of values in one piece of a type's code, as far as declarations tell.
struct ValueClasses {
  private let index: TypeIndex
  private let type: TypeIndex.Entry
  /// By name: the classes of local values and parameters.
  private let locals: [String: String]
  /// By name: the chain of names that a local constant stands for.
  let aliases: [String: Expression]

  /// - Parameter parameters: those of the function that the statements are of.
  init(index: TypeIndex, type: TypeIndex.Entry, parameters: [Parameter] = [], body: [Statement]) {
    self.index = index
    self.type = type
    let given = parameters.compactMap { parameter -> (String, String)? in
      guard case .named(let name, _)? = parameter.type?.unwrapped else { return nil }
      return (parameter.name, name)
    }
    locals = Dictionary(given) { $1 }.merging(LocalClasses.named(in: body)) { $1 }
    aliases = Self.aliases(in: body)
  }

  /// The declaration of a value's class, structure or protocol.
  func entry(of value: Expression) -> TypeIndex.Entry? { entry(of: value, depth: 0) }

  private func entry(of value: Expression, depth: Int) -> TypeIndex.Entry? {
    if depth > 8 { return nil }
    let value = MethodUses.bare(value)
    switch value.kind {
    case .selfReference: return type
    case .cast(_, .named(let name, _), _): return index.entry(mentioned: name, in: type)
    case .name(let name):
      if let className = locals[name] { return index.entry(mentioned: className, in: type) }
      return aliases[name].map { entry(of: $0, depth: depth + 1) } ?? property(name, of: type)
    case .member(let base, let name): return entry(of: base, depth: depth + 1).flatMap { property(name, of: $0) }
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return index.entry(mentioned: name, in: type)
    default: return nil
    }
  }

  private func property(_ name: String, of owner: TypeIndex.Entry) -> TypeIndex.Entry? {
    for entry in index.lineage(of: owner) {
      guard let variable = entry.variables.first(where: { $0.name == name }) else { continue }
      return (variable.className ?? variable.madeClass).flatMap { index.entry(mentioned: $0, in: entry) }
    }
    return nil
  }

  /// `let form = self.form`, `guard let header = header.content`
  private static func aliases(in body: [Statement]) -> [String: Expression] {
    var found: [String: Expression] = [:]
    for binding in LocalBinding.all(in: body) where !binding.isWeak {
      guard case .binding(let name, isMutable: false) = binding.pattern.kind,
        let value = binding.value.map(MethodUses.bare)
      else { continue }
      switch value.kind {
      case .member: found[name] = value
      case .name(let other) where other != name: found[name] = value
      default: break
      }
    }
    return found
  }
}

extension Variable {
  /// The class of what a closure that is called at once makes: `lazy var cover = { let cover = Cover(); return cover }()`
  var madeClass: String? {
    guard case .call(let callee, let arguments)? = value?.kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind, case .return(let value?)? = closure.body.last?.kind,
      case .name(let local) = value.kind
    else { return nil }
    return LocalClasses.named(in: closure.body)[local]
  }
}

extension TypeIndex {
  /// What of the sources a value of a type may be: its class or structure, or what says that it conforms to the protocol, without tests.
  func implementations(of entry: Entry) -> [Entry] {
    if entry.declaration.kind != .protocol { return [entry] }
    return entries.filter { candidate in
      candidate.isSubject && !isTest(file: candidate.file) && [.class, .struct].contains(candidate.declaration.kind)
        && candidate.inherited.contains { $0 == entry.name || $0 == entry.declaration.name }
    }
  }
}
