import Program
import Subjects

/// The functions that extensions of the sources add to classes of UIKit and that store what they are given beside the object:
/// `button.onTap { … }`, where the closure, or what is made with it, becomes an associated object.
///
/// The object keeps what is associated with it, except with `OBJC_ASSOCIATION_ASSIGN` (objc/runtime.h).
struct AssociatedStores {
  /// By the name of a function: the labels of what it stores, the names of the parameters that have none.
  private var labels: [String: Set<String>] = [:]

  /// Walks the functions of every extension once.
  init(_ index: TypeIndex) {
    for entry in index.entries where !entry.isSubject || entry.declaration.kind == .extension {
      for function in entry.functions where index.isSubject(file: Int(function.span.file)) { read(function) }
    }
  }

  func keeps(_ argument: Argument, _ method: String) -> Bool {
    guard let labels = labels[method] else { return false }
    return argument.isTrailing || labels.contains(argument.label ?? "")
  }

  private mutating func read(_ function: Function) {
    let body = function.body ?? []
    let stored = Self.stored(in: body)
    if stored.isEmpty { return }
    let made = LocalBinding.all(in: body).filter { binding in
      guard case .binding(let name, _) = binding.pattern.kind else { return false }
      return stored.contains(name) && !binding.isWeak
    }.compactMap(\.value)
    let names = stored.union(made.flatMap(Self.names))
    for parameter in function.parameters where names.contains(parameter.name) {
      labels[function.name, default: []].insert(parameter.label ?? "")
    }
  }

  /// The names in what code associates with its object.
  private static func stored(in body: [Statement]) -> Set<String> {
    var found: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 4,
        CallFinder.baseName(of: callee) == "objc_setAssociatedObject", isKept(arguments[3].value),
        case .selfReference = MethodUses.bare(arguments[0].value).kind
      else { return }
      found.formUnion(names(in: arguments[2].value))
    }
    return found
  }

  private static func isKept(_ policy: Expression) -> Bool {
    guard let name = CallFinder.baseName(of: policy) else {
      if case .implicitMember(let name) = policy.kind { return !name.contains("ASSIGN") }
      return true
    }
    return !name.contains("ASSIGN")
  }

  private static func names(in value: Expression) -> Set<String> {
    AppEvents.mentioned(in: [Statement(.expression(value), value.span)])
  }
}
