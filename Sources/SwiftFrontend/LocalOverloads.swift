import Program
import SwiftSyntax

/// Functions of one body that share a name. Each is known by its full name, `add(_:to:)`, and so are the calls that its labels
/// fit. Functions that only their types tell apart stay one.
extension Builder {
  /// Reads a body, with the functions that it overloads.
  func overloading<Result>(_ items: CodeBlockItemListSyntax, _ read: () -> Result) -> Result {
    let functions = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    let shared = Dictionary(grouping: functions) { name($0.name) }.filter { $0.value.count > 1 }
    if shared.isEmpty { return read() }
    localOverloads.append(
      shared.mapValues { functions in
        functions.map { parameters($0.signature.parameterClause, .functions) }
      })
    defer { localOverloads.removeLast() }
    return read()
  }

  /// A function of a body under the name that its calls get.
  func overloaded(_ function: Function) -> Function {
    guard localOverloads.last?[function.name] != nil else { return function }
    var copy = function
    copy.name = Self.fullName(function.name, function.parameters)
    return copy
  }

  /// What is called, by the name of the innermost function that the labels fit.
  func overloaded(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    guard case .name(let name) = callee.kind else { return callee }
    for overloads in localOverloads.reversed() {
      guard let fitting = overloads[name]?.first(where: { Self.fits(arguments, $0) }) else { continue }
      return Expression(.name(Self.fullName(name, fitting)), callee.span)
    }
    return callee
  }

  private static func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// What has a default may be left out; trailing closures are for what is left.
  private static func fits(_ arguments: [Argument], _ parameters: [Parameter]) -> Bool {
    var rest = parameters[...]
    for argument in arguments where !argument.isTrailing {
      while let next = rest.first, next.label != argument.label {
        guard next.defaultValue != nil else { return false }
        rest.removeFirst()
      }
      guard rest.popFirst() != nil else { return false }
    }
    return rest.count { $0.defaultValue == nil } <= arguments.count(where: \.isTrailing)
      && rest.count >= arguments.count(where: \.isTrailing)
  }
}
