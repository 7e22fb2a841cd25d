import Diagnostics
import Program

/// Optional chains, unwrapping, casts and `try`.
extension FunctionLowering {
  /// A value that is about to be tested: in the variable's own register, or with the place it was read from, so that
  /// the machine remembers what it chooses about an opaque one. `origin` is an index + 1 or 0.
  func tested(_ expression: Expression, expected: TypeTest? = nil) -> (value: Value, origin: Int) {
    switch expression.kind {
    case .name(let name):
      if case .member(let type, false) = meaning(of: name), context.property(name, of: type, isStatic: false) != nil {
        return testedMember(of: selfRegister(), name, expression)
      }
    case .member(let base, let name):
      if case .superReference = base.kind { break }
      if typeNamed(by: expression) != nil || typeNamed(by: base) != nil { break }
      if case .name(let module) = base.kind, isModule(module) { break }
      if case .selfReference = base.kind { return testedMember(of: selfRegister(), name, expression) }
      let base = value(base)
      let register = allocate()
      let outer = span
      span = expression.span
      let type = member(name, of: base, into: register)
      span = outer
      return (Value(register: register, type: type), context.origin(base: base.register, name: name) + 1)
    case .chainLink(let operand):
      return tested(link: operand)
    default: break
    }
    return (value(expression, expected: expected), 0)
  }

  private func testedMember(of base: Int, _ name: String, _ expression: Expression) -> (value: Value, origin: Int) {
    let register = allocate()
    let type = evaluate(expression, into: register)
    return (Value(register: register, type: type), context.origin(base: base, name: name) + 1)
  }

  private func tested(link operand: Expression) -> (value: Value, origin: Int) {
    let (value, origin) = tested(operand)
    leaveChain(ifNil: value.register, origin: origin)
    return (Value(register: value.register, type: value.type?.unwrapped), origin)
  }

  func chain(_ inner: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let isNil = newLabel()
    let end = newLabel()
    let type = inChain(inner, to: isNil) { evaluate(inner, into: register, expected: expected?.unwrapped) }
    if isUsed(isNil) {
      jump(end)
      place(isNil)
      load(.nil, into: register)
      place(end)
    }
    guard let type else { return nil }
    if case .optional = type { return type }
    return type == .any ? .any : .optional(type)
  }

  func chainLink(_ operand: Expression, into register: Int) -> TypeTest? {
    let (value, _) = tested(link: operand)
    move(value.register, to: register)
    return value.type
  }

  /// Evaluates an optional; continues behind with the value, or at `otherwise` when it is nil.
  func evaluateUnwrapped(
    _ expression: Expression, into register: Int, otherwise: Label, expected: TypeTest?, _ test: NilTest = .asks
  ) -> TypeTest? {
    let value = unwrapped(expression, otherwise: otherwise, expected: expected, test)
    move(value.register, to: register)
    return value.type
  }

  /// As above, in whatever register the value is.
  func unwrapped(
    _ expression: Expression, otherwise: Label, expected: TypeTest? = nil, _ nilTest: NilTest = .asks
  ) -> Value {
    let b = Int(nilTest.rawValue)
    let outer = span
    span = expression.span
    defer { span = outer }
    switch expression.kind {
    case .chain(let inner):
      let (value, origin) = inChain(inner, to: otherwise) { tested(inner, expected: expected) }
      emit(.branchNil, a: value.register, b: b, c: origin, to: otherwise)
      return Value(register: value.register, type: value.type?.unwrapped)
    case .cast(let operand, let type, .conditional):
      let test = context.test(for: type, in: scope)
      context.check(type, in: scope, at: span)
      context.noteType(test, at: span, file: scope.file)
      let register = allocate()
      let source = value(made(operand, as: type))
      let isOpen = nilTest == .merges ? 1 : 0
      emit(.castOrNil, a: register, b: source.register, c: isOpen, n: context.test(test))
      emit(.branchNil, a: register, b: b, to: otherwise)
      return Value(register: register, type: test)
    default:
      let (value, origin) = tested(expression, expected: expected)
      emit(.branchNil, a: value.register, b: b, c: origin, to: otherwise)
      return Value(register: value.register, type: value.type?.unwrapped)
    }
  }

  func forceUnwrap(_ operand: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let value = value(operand, expected: expected)
    // Unwrapping changes no value: a variable keeps what the machine learnt about it.
    emit(.forceUnwrap, a: value.register, b: value.register, n: unwrappedName(operand))
    move(value.register, to: register)
    return value.type?.unwrapped
  }

  func unwrappedName(_ operand: Expression) -> Int {
    switch operand.kind {
    case .name(let name): local(name).flatMap { $0.nilSource > 0 ? $0.nilSource : nil } ?? context.name(name) + 1
    case .member(_, let name): context.name(name) + 1
    case .call(let callee, _): unwrappedName(callee)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): unwrappedName(inner)
    default: 0
    }
  }

  /// 1 + the name of what UIKit answers nil for, and which an expression asks for: `view(forKey:)`, or the coordinator; 0
  /// for every other expression.
  func nilSource(of value: Expression) -> Int {
    switch value.kind {
    case .call(let callee, let arguments):
      guard case .member(_, "view") = callee.kind, arguments.map(\.label) == ["forKey"] else { return 0 }
      return context.name("view(forKey:)") + 1
    case .member(_, let name) where name == "transitionCoordinator" || name == "containerView":
      return context.name(name) + 1
    case .name(let name): return local(name)?.nilSource ?? 0
    case .chain(let inner): return nilSource(of: inner)
    default: return 0
    }
  }

  // MARK: Casts

  func cast(_ operand: Expression, _ type: TypeReference, _ cast: Expression.Cast, into register: Int) -> TypeTest? {
    let test = context.test(for: type, in: scope)
    context.check(type, in: scope, at: span)
    context.noteType(test, at: span, file: scope.file)
    switch cast {
    case .upcast:
      evaluate(operand, into: register, as: test)
      return test
    case .conditional:
      emit(.castOrNil, a: register, b: value(made(operand, as: type)).register, c: 1, n: context.test(test))
      return test == .any ? .any : .optional(test.unwrapped)
    case .forced:
      let isKnown = Self.isOfStoryboard(operand) ? 1 : 0
      emit(.castOrTrap, a: register, b: value(made(operand, as: type)).register, c: isKnown, n: context.test(test))
      return test
    case .test:
      let (value, origin) = tested(operand)
      emit(.isType, a: register, b: value.register, c: origin, n: context.test(test))
      return .bool
    }
  }

  /// `segue.destination`: of which class it is stands in the storyboard of the same app; and so does what a stack begins with
  /// that the code has at hand: `stack.topViewController`, `stack.viewControllers[0]`.
  private static func isOfStoryboard(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .member(let base, "destination"), .member(let base, "topViewController"): return base.isName
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isOfStoryboard(inner)
    case .member(let list, "first"), .subscript_(let list, _):
      guard case .member(let base, "viewControllers") = list.kind else { return false }
      return base.isName
    default: return false
    }
  }
}

extension Expression {
  fileprivate var isName: Bool {
    if case .name = kind { return true }
    return false
  }
}
