import Program
import Subjects

/// The classes of local values.
enum LocalClasses {
  /// By name, of values that the statements make, cast or declare.
  static func named(in body: [Statement]) -> [String: String] {
    var classes: [String: String] = [:]
    for binding in LocalBinding.all(in: body) where !binding.isWeak {
      guard case .binding(let name, _) = unwrapped(binding.pattern).kind else { continue }
      if case .named(let declared, _)? = binding.type?.unwrapped {
        classes[name] = declared
      } else if let value = binding.value {
        classes[name] = className(of: value)
      }
    }
    return classes
  }

  private static func unwrapped(_ pattern: Pattern) -> Pattern {
    if case .optional(let inner) = pattern.kind { return inner }
    return pattern
  }

  private static func className(of value: Expression) -> String? {
    switch MethodUses.bare(value).kind {
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind, name.first?.isUppercase == true { return name }
      return CallFinder.baseName(of: callee)?.hasPrefix("instantiate") == true ? typeName(among: arguments) : nil
    case .cast(_, let type, _):
      guard case .named(let name, _) = type.unwrapped else { return nil }
      return name
    default: return nil
    }
  }

  /// `storyboard.instantiate(DetailPage.self)`
  private static func typeName(among arguments: [Argument]) -> String? {
    arguments.lazy.compactMap { argument -> String? in
      guard case .name(let name) = argument.value.kind, name.first?.isUppercase == true else { return nil }
      return name
    }.first
  }
}
