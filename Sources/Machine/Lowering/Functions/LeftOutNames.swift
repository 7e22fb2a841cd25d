import Diagnostics
import Program

/// Marks where code comes to a name that a part of a program leaves out (`LoweringOptions.leftOut`), so that it is known
/// which declarations runs would need. It is a guide, no proof: what runs do not mention may be missing, too.
///
/// The mark stands before the expression: a run that leaves an optional chain earlier may meet it, too. Arguments and
/// closures are expressions of their own.
extension FunctionLowering {
  func markLeftOut(_ expression: Expression, expected: TypeTest? = nil) {
    if !context.options.lacksAnything { return }
    markLeftOut(expected, of: expression)
    if case .cast(_, let type, _) = expression.kind { return markLeftOut(cast: type) }
    markLeftOut(names: mentions(of: expression))
  }

  /// Of a pattern, and of the types that it tests for; the patterns inside it are matched on their own.
  func markLeftOut(_ pattern: Pattern) {
    if !context.options.lacksAnything { return }
    switch pattern.kind {
    case .wildcard, .binding, .tuple, .optional: break
    case .expression(let expression): markLeftOut(expression)
    case .enumCase(let type, let name, _): markLeftOut(names: (type?.mentionedNames ?? []) + [name])
    case .isType(let type), .asType(_, let type): markLeftOut(cast: type)
    }
  }

  /// An implicit member of a type that is missing: `.red`, `.red.lighter()`.
  private func markLeftOut(_ expected: TypeTest?, of expression: Expression) {
    guard expression.beginsImplicitly, case .unknown(let path)? = expected?.unwrapped else { return }
    let names = path.split(separator: ".").map(String.init)
    for name in names where context.options.leftOutTypes.contains(name) { emitLeftOut(name) }
  }

  private func markLeftOut(cast type: TypeReference) {
    let names = type.mentionedNames
    markLeftOut(names: names)
    // What a type parameter stands for in a specialised copy is cast to, too.
    let arguments = names.compactMap { scope.arguments[$0] }.map { context.types[$0].name }
    for name in names + arguments where context.options.leftOutHeirs.contains(name) { emitLeftOut(name) }
  }

  private func markLeftOut(names: [String]) {
    for name in names where context.options.leftOut.contains(name) { emitLeftOut(name) }
  }

  private func emitLeftOut(_ name: String) {
    guard isReachable else { return }
    let number = context.branch(CodeBranch(kind: .leftOut(name), span: span, function: -1))
    branches.append(number)
    emit(.branch, n: number)
  }

  private func mentions(of expression: Expression) -> [String] {
    switch expression.kind {
    case .name(let name): local(name) == nil ? Self.withWrapped(name) : []
    case .implicitMember(let name): [name]
    case .member(let base, let name): mentions(of: base) + Self.withWrapped(name)
    case .call(let callee, let arguments):
      mentions(of: callee) + arguments.map(\.value).filter(\.isPassedInOut).flatMap(mentions)
    case .subscript_(let base, _), .chain(let base), .chainLink(let base), .forceUnwrap(let base),
      .optionalTry(let base), .forcedTry(let base), .inout_(let base), .assign(let base, _):
      mentions(of: base)
    case .compoundAssign(let symbol, let base, _): [symbol, symbol + "="] + mentions(of: base)
    case .unary(let symbol, _), .binary(let symbol, _, _): [symbol]
    case .string(let text), .selector(let text): text.split { ".:(".contains($0) }.map(String.init)
    case .keyPath(let names): names
    case .type(let type): type.mentionedNames
    default: []
    }
  }

  /// `$name` and `_name` may be what a property wrapper makes of the property `name`.
  private static func withWrapped(_ name: String) -> [String] {
    name.hasPrefix("$") || name.hasPrefix("_") ? [name, String(name.dropFirst())] : [name]
  }
}

extension Expression {
  /// Whether it begins at the type that the context expects: `.red`, `.red.lighter()`.
  var beginsImplicitly: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _): base.beginsImplicitly
    default: false
    }
  }

  fileprivate var isPassedInOut: Bool {
    if case .inout_ = kind { return true }
    return false
  }
}
