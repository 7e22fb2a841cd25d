import Diagnostics
import Program
import SwiftSyntax

/// The accessors of a variable or subscript as written.
struct AccessorSet {
  var getter: [Statement]?
  var setter: Accessors.Observer?
  var willSet: Accessors.Observer?
  var didSet: Accessors.Observer?
  var declaresSetter = false
  /// No accessor has a body: `{ get set }` of a protocol.
  var isRequirement = false
}

extension Builder {
  func accessors(_ block: AccessorBlockSyntax?) -> Accessors? {
    guard let block else { return nil }
    let set = readAccessors(block)
    return Accessors(
      getter: set.getter, setter: set.setter, willSet: set.willSet, didSet: set.didSet,
      isRequirement: set.isRequirement)
  }

  func readAccessors(_ block: AccessorBlockSyntax) -> AccessorSet {
    switch block.accessors {
    case .getter(let items): return AccessorSet(getter: returning(self.block(items)))
    case .accessors(let list):
      var result = AccessorSet()
      result.isRequirement = !list.isEmpty && list.allSatisfy { $0.body == nil }
      for accessor in list { read(accessor, into: &result) }
      let isObserved = result.willSet != nil || result.didSet != nil
      if result.isRequirement || isObserved || result.getter != nil { return result }
      result.getter = [Statement(.notUnderstood("variable without a getter"), span(block))]
      for accessor in list where isCoroutineReader(accessor) {
        result.getter = accessor.body.map { returning(self.block($0.statements)) }
      }
      return result
    @unknown default:
      note("accessors", at: span(block))
      return AccessorSet()
    }
  }

  /// `_read` and `_modify` are other ways to spell `get` and `set`: beside those they are ignored, a `_read` alone is
  /// the getter, its `yield` the `return`.
  private func isCoroutineReader(_ accessor: AccessorDeclSyntax) -> Bool {
    ["_read", "read"].contains(accessor.accessorSpecifier.text)
  }

  private func read(_ accessor: AccessorDeclSyntax, into set: inout AccessorSet) {
    let word = accessor.accessorSpecifier.text
    if word == "set" { set.declaresSetter = true }
    guard let body = accessor.body else { return }
    switch word {
    case "get": set.getter = returning(block(body.statements))
    case "set": set.setter = observer(accessor, body, "newValue")
    case "willSet": set.willSet = observer(accessor, body, "newValue")
    case "didSet": set.didSet = observer(accessor, body, "oldValue")
    case "_read", "_modify", "read", "modify": break
    default: note("\(word) accessor", at: span(accessor))
    }
  }

  private func observer(
    _ accessor: AccessorDeclSyntax, _ body: CodeBlockSyntax, _ parameter: String
  ) -> Accessors.Observer {
    Accessors.Observer(
      parameter: accessor.parameters.map { name($0.name) } ?? parameter, body: block(body.statements))
  }
}
