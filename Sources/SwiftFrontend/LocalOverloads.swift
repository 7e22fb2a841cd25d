import Program
import SwiftSyntax

/// Functions of one body that share a name. Each is known by its full name, `add(_:to:)`, and so are the calls that its labels
/// fit. Functions that only their types tell apart stay one.
extension Builder {
  /// Reads a body, with the functions that it overloads.
  func overloading<Result>(_ items: CodeBlockItemListSyntax, _ read: () -> Result) -> Result {
    let functions = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    let byName = Dictionary(grouping: functions) { name($0.name) }
    localOverloads.append(byName.mapValues { $0.count > 1 ? $0.map { header($0).parameters } : [] })
    defer { localOverloads.removeLast() }
    return read()
  }

  /// A function of the innermost body under the name that its calls get.
  func overloaded(_ function: Function) -> Function {
    guard localOverloads.last?[function.name]?.isEmpty == false else { return function }
    var copy = function
    copy.name = Self.fullName(function.name, function.parameters)
    return copy
  }

  /// What is called, by the name of the innermost function that the labels fit.
  func overloaded(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    guard case .name(let name) = callee.kind else { return callee }
    // The innermost body that declares the name means it: a single function there hides those farther out.
    guard let overloads = localOverloads.last(where: { $0[name] != nil })?[name],
      let fitting = overloads.first(where: { Self.fits(arguments, $0) })
    else { return callee }
    return Expression(.name(Self.fullName(name, fitting)), callee.span)
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
