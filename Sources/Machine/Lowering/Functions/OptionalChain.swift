import Diagnostics
import Program

// What is unknown may be nil, too. Where an optional chain comes to such a value, there is nothing to choose between if all
// that follows is asked of it or done to it: code that nobody defines may also do nothing, and what it answers may be nil.
// So the chain goes on with the unknown value, and whether something is there is asked where the code decides by it.
//
// Why no ordering is lost: the run that the value's absence would lead to skips the rest of the chain. That rest writes
// nothing and calls no code but unknown one, which it gives nothing that could be called, completed, shown or added to a
// view, and its result is an unknown value that may be nil, which stands for nil, too. Slow twin and planted fault:
// `OptionalChainTests`.

/// The extent of an optional chain that is being lowered.
struct OptionalChain {
  /// Where it goes on when something in it is nil.
  var end: Label
  /// Whether nothing happens in it that can be noticed where what it is asked of is unknown.
  var isQuiet: Bool
}

/// What `branchNil` does with an opaque value that may be nil: operand b.
package enum NilTest: UInt16 {
  /// Both answers are explored.
  case asks
  /// It goes on with the value as it is.
  case leavesOpen
  /// It goes on with a value that is not nil: what would take nil's place is no object, so that the unknown value may be
  /// that, too.
  case merges
}

extension FunctionLowering {
  /// Lowers the inside of a chain, whose extent ends at a label.
  func inChain<Result>(_ inner: Expression, to end: Label, source: Expression? = nil, _ body: () -> Result) -> Result {
    let isQuiet = isUnderTest && isQuiet(chain: inner) && source.map(isQuiet(passing:)) ?? true
    chains.append(OptionalChain(end: end, isQuiet: isQuiet))
    defer { chains.removeLast() }
    return body()
  }

  /// Leaves the innermost chain where a value is nil.
  func leaveChain(ifNil register: Int, origin: Int) {
    guard let chain = chains.last else { return }
    let test = chain.isQuiet ? NilTest.leavesOpen : .asks
    emit(.branchNil, a: register, b: Int(test.rawValue), c: origin, to: chain.end)
  }

  var isUnderTest: Bool { context.files[scope.file].isSubject }

  /// Whether a chain only reads, stores plain values, and calls with plain values.
  private func isQuiet(chain: Expression) -> Bool {
    switch chain.kind {
    case .member(let base, _): isQuiet(chain: base)
    case .chainLink(let inner), .forceUnwrap(let inner), .chain(let inner): isQuiet(chain: inner)
    case .call(let callee, let arguments): isQuiet(chain: callee) && arguments.allSatisfy { isQuiet(passing: $0.value) }
    case .subscript_(let base, let arguments):
      isQuiet(chain: base) && arguments.allSatisfy { isQuiet(passing: $0.value) }
    case .assign(let target, let value), .compoundAssign(_, let target, let value):
      isQuiet(chain: target) && isQuiet(passing: value)
    case .closure, .notUnderstood, .inout_: false
    default: true
    }
  }

  /// Whether to evaluate an expression changes nothing, and its value is no object and no function.
  private func isQuiet(passing value: Expression) -> Bool {
    switch value.kind {
    case .nil, .bool, .integer, .double, .string, .implicitMember, .selector, .type: return true
    case .name(let name): return local(name)?.type.map(isPlain) ?? false
    case .unary("-", let operand), .not(let operand): return isQuiet(passing: operand)
    case .binary(let symbol, let left, let right) where Self.binaryOperators[symbol] != nil:
      return isQuiet(passing: left) && isQuiet(passing: right)
    case .and(let left, let right), .or(let left, let right):
      return isQuiet(passing: left) && isQuiet(passing: right)
    case .call(let callee, let arguments):
      guard case .name(let name) = callee.kind, StandardTypes.opaqueValues.contains(name) else { return false }
      return arguments.allSatisfy { isQuiet(passing: $0.value) }
    default: return false
    }
  }

  private func isPlain(_ type: TypeTest) -> Bool {
    switch type.unwrapped {
    case .type(let id): Self.scalars.contains(id) || context.types[Int(id)].kind == .enum
    case .unknown(let name): StandardTypes.opaqueValues.contains(name)
    case .array(let element): isPlain(element)
    default: false
    }
  }

  private static let scalars = Set(
    [TypeInfo.Builtin.bool, .int, .double, .string, .range, .enumValue].map(\.rawValue))

  /// Whether an expression is a number, a text or a truth value that is written there, or an empty collection.
  func isWritten(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .bool, .integer, .double, .string: true
    case .unary("-", let operand): isWritten(operand)
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
