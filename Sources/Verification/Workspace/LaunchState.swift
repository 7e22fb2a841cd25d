import Diagnostics
import Program
import Subjects

/// What the only object of a class has been given when the app was launched: a scenario begins later, and meets a session,
/// a base address, a store that may be there.
///
/// Of such an object (`static let shared = Session()`) an optional property that others assign, `Session.shared.user = …`,
/// is unknown at first instead of nil, and so is what follows from it: what its observers assign. What is shown on the
/// screen is not there before somebody has shown it.
struct LaunchState {
  /// The places of those properties.
  private let filled: Set<SourceSpan>

  init(_ index: TypeIndex) {
    let types = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }
    let singles = types.compactMap { type in Self.shared(type).map { (type: type, name: $0) } }
    var filled: Set<SourceSpan> = []
    if !singles.isEmpty {
      let assigned = Self.assigned(in: types, to: singles.map { ($0.type.name, $0.name) })
      for single in singles {
        let names = assigned[single.type.name] ?? []
        filled.formUnion(Self.properties(of: single.type, named: names).map(\.span))
      }
    }
    self.filled = filled
  }

  func applied(to program: Program) -> Program {
    if filled.isEmpty { return program }
    var result = program
    for file in result.files.indices where result.files[file].reading == .subject {
      result.files[file].types = result.files[file].types.map(applied)
    }
    return result
  }

  private func applied(to type: TypeDeclaration) -> TypeDeclaration {
    var result = type
    for place in result.variables.indices where filled.contains(result.variables[place].span) {
      let span = result.variables[place].span
      result.variables[place].value = Expression(
        .notUnderstood(construct: Expression.laterValue, operands: []), span)
    }
    result.types = result.types.map(applied)
    return result
  }

  /// The constant in which a class keeps its only object.
  private static func shared(_ entry: TypeIndex.Entry) -> String? {
    guard entry.declaration.kind == .class else { return nil }
    return entry.variables.first { variable in
      guard variable.attributes.isStatic, !variable.isMutable, case .call(let callee, _)? = variable.value?.kind
      else { return false }
      let name = CallFinder.baseName(of: callee)
      return name == entry.name || name == "Self"
    }?.name
  }

  /// By the name of the class: the members of its only object that other types assign.
  private static func assigned(
    in types: [TypeIndex.Entry], to singles: [(type: String, name: String)]
  ) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for type in types {
      for function in type.functions {
        Walk.expressions(in: function.body ?? []) { expression in
          guard case .assign(let target, let value) = expression.kind, !value.isNil,
            case .member(let base, let member) = MethodUses.bare(target).kind,
            case .member(let owner, let constant) = MethodUses.bare(base).kind,
            let owner = CallFinder.baseName(of: owner), owner != type.name,
            singles.contains(where: { $0.type == owner && $0.name == constant })
          else { return }
          names[owner, default: []].insert(member)
        }
      }
    }
    return names
  }

  /// Those that may be there, with what their observers assign.
  private static func properties(of type: TypeIndex.Entry, named names: Set<String>) -> [Variable] {
    let candidates = type.variables.filter(mayBeFilled)
    var all = names
    for variable in candidates where names.contains(variable.name) {
      for other in candidates {
        let body = (variable.accessors?.didSet?.body ?? []) + (variable.accessors?.willSet?.body ?? [])
        if CallFinder.assigns([other.name], in: body) { all.insert(other.name) }
      }
    }
    return candidates.filter { all.contains($0.name) }
  }

  private static func mayBeFilled(_ variable: Variable) -> Bool {
    guard variable.isStored, variable.isMutable, variable.value == nil, !variable.attributes.isStatic,
      !variable.attributes.isLazy, !variable.attributes.isWeak,
      // What has a wrapper reads its value from that.
      !variable.attributes.names.contains(where: { $0.first?.isUppercase == true }),
      variable.type?.isOptional == true, case .named(let name, _)? = variable.type?.unwrapped
    else { return false }
    return !shown.contains { name.hasSuffix($0) }
  }

  private static let shown = ["Controller", "View", "Window", "Delegate", "Animator", "Coordinator", "Timer"]
}
