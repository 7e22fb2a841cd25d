import Diagnostics
import Program

/// Functions of the Objective-C runtime and reflection, where only their names tell what they do.
extension Builder {
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    "object_setClass",
  ]

  /// The arguments of a call, where a function of the runtime takes the address of a key as its identity: the key
  /// becomes its name. Methods that are exchanged at run time, and reflection, are noted as not understood.
  func runtime(_ callee: Expression, _ arguments: [Argument], _ place: SourceSpan) -> [Argument] {
    guard case .name(let name) = callee.kind else { return arguments }
    if Self.swizzling.contains(name) { note("method swizzling", at: place) }
    if name == "Mirror" { note("reflection", at: place) }
    guard name == "objc_getAssociatedObject" || name == "objc_setAssociatedObject", arguments.count > 1 else {
      return arguments
    }
    var result = arguments
    result[1].value = Expression(.string(keyName(arguments[1].value)), arguments[1].value.span)
    return result
  }

  /// `&Keys.delegate` → `delegate`; keys that are computed have no name of their own.
  private func keyName(_ key: Expression) -> String {
    switch key.kind {
    case .inout_(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): keyName(inner)
    case .member(_, let name), .name(let name), .string(let name): name
    case .call(_, let arguments): arguments.first.map { keyName($0.value) } ?? ""
    default: ""
    }
  }
}
