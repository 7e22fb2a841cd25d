import Diagnostics
import Program
import SwiftSyntax

/// `\Base.a.b` and what is done with it.
extension Builder {
  func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = name(property.declName.baseName)
        if name != "self" { names.append(name) }
      case .optional: break
      default: return notUnderstood("key path with a subscript or method", node)
      }
    }
    return Expression(.keyPath(names), span(node))
  }

  /// `base[keyPath: \.a.b]` is `base.a.b`; `nil` for another subscript, also by a key path that is not written there.
  func memberByKeyPath(_ base: Expression, _ arguments: [Argument], _ place: SourceSpan) -> Expression? {
    guard let argument = arguments.first, arguments.count == 1, argument.label == "keyPath",
      case .keyPath(let names) = argument.value.kind
    else { return nil }
    // `\Outer.Inner.name`: the root may be a nested type.
    return names.drop { $0.first?.isUppercase == true }.reduce(base) { Expression(.member($0, $1), place) }
  }

  /// Whether the target of an assignment is what a key path value leads to: it can be read, not written.
  func isThroughKeyPath(_ target: Expression) -> Bool {
    switch target.kind {
    case .subscript_(_, let arguments): arguments.first?.label == "keyPath"
    case .member(let base, _), .chainLink(let base), .forceUnwrap(let base), .chain(let base): isThroughKeyPath(base)
    default: false
    }
  }
}
