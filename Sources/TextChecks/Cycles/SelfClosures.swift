import Program
import Subjects

/// Which values in one piece of an object's code have the object: closures with `self`, and its methods.
struct SelfClosures {
  private let type: TypeIndex.Entry
  /// By name: whether a local value or function has the object. It hides a method of that name.
  private let locals: [String: Bool]

  init(type: TypeIndex.Entry, body: [Statement]) {
    self.type = type
    var locals: [String: Bool] = [:]
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .variable(let variable):
        guard case .binding(let name, _) = variable.pattern.kind else { return }
        locals[name] = false
        if case .closure(let closure)? = variable.value?.kind { locals[name] = KeptSelf.isStrong(closure) }
      case .function(let function):
        locals[function.name] = KeptSelf.isStrong(Closure(parameters: [], body: function.body ?? []))
      case .guard(let conditions, _): for name in Self.bound(conditions) { locals[name] = false }
      case .if(let branch): for name in Self.bound(branch.conditions) { locals[name] = false }
      default: break
      }
    }
    self.locals = locals
  }

  private static func bound(_ conditions: [Condition]) -> [String] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, _, _, _) = condition, case .binding(let name, _) = pattern.kind else {
        return nil
      }
      return name
    }
  }

  /// Whether whoever keeps the value keeps the object.
  func has(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): return locals[name] ?? isMethod(name)
    case .member(let base, let name):
      if case .selfReference = base.kind { return isMethod(name) }
      return false
    case .closure(let closure): return KeptSelf.isStrong(closure)
    default: return false
    }
  }

  private func isMethod(_ name: String) -> Bool {
    type.functions.contains { function in
      guard case .function = function.kind else { return false }
      return function.name == name && !function.attributes.isStatic && !function.parameters.contains { $0.name == name }
    } && !type.variables.contains { $0.name == name }
  }
}
