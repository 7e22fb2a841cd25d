import Diagnostics
import Program

/// Old names where they are used.
extension Builder {
  /// A call under the name that its function has now.
  func renamed(_ callee: Expression, _ arguments: [Argument], _ place: SourceSpan) -> Expression {
    let trailing = arguments.filter(\.isTrailing).count
    guard let oldNames, let name = calledName(callee),
      let function = oldNames.function(name, arguments.map(\.label), trailing: trailing)
    else { return Expression(.call(callee, arguments), place) }
    var rest = arguments
    let receiver = function.receiver.map { rest.remove(at: $0).value }
    for (index, label) in function.labels.enumerated() where index < rest.count {
      let isFirstTrailing = rest[index].isTrailing && (index == 0 || !rest[index - 1].isTrailing)
      rest[index].label = isFirstTrailing ? nil : label
    }
    if function.name == "init", let type = function.type {
      return Expression(.call(Expression(.name(type), callee.span), rest), place)
    }
    let target = target(of: function, receiver: receiver, callee: callee)
    return function.isGetter ? Expression(target.kind, place) : Expression(.call(target, rest), place)
  }

  private func calledName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// What is called or read now.
  private func target(of function: OldNames.Function, receiver: Expression?, callee: Expression) -> Expression {
    if let receiver { return Expression(.member(receiver, function.name), callee.span) }
    if let type = function.type {
      return Expression(.member(Expression(.name(type), callee.span), function.name), callee.span)
    }
    if case .member(let base, _) = callee.kind { return Expression(.member(base, function.name), callee.span) }
    return Expression(.name(function.name), callee.span)
  }

  /// A constant, type or own property under its new name.
  func renamed(_ name: String, at place: SourceSpan) -> Expression {
    if let type = localAliases[name] { return Expression(.type(type), place) }
    guard let oldNames else { return Expression(.name(name), place) }
    if let path = oldNames.paths[name], let first = path.first {
      return path.dropFirst().reduce(Expression(.name(first), place)) { Expression(.member($0, $1), place) }
    }
    if !oldSwift.isSwift2, let new = oldNames.properties[name], !oldSwift.variables.contains(name) {
      return Expression(.name(new), place)
    }
    return Expression(.name(name), place)
  }

  /// A property behind a dot. Names that the file gives to variables of its own stay.
  func renamedMember(_ name: String) -> String {
    guard let new = oldNames?.properties[name], !oldSwift.variables.contains(name) else { return name }
    return new
  }

  func renamedType(_ name: String) -> String { oldNames?.paths[name]?.joined(separator: ".") ?? name }

  /// Enum cases of Swift 2 begin with a capital letter, those of the SDK and those that the file declares.
  func caseName(_ name: String) -> String {
    guard oldSwift.isSwift2, !oldSwift.types.contains(name), !oldSwift.variables.contains(name) else { return name }
    let capitals = name.prefix { $0.isUppercase }.count
    if capitals == 0 { return name }
    let count = capitals == name.count || capitals == 1 ? capitals : capitals - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
