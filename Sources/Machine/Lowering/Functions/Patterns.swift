import Diagnostics
import Program

/// The value that a pattern is matched with.
struct Subject {
  var register: Int
  var type: TypeTest?
  /// Index into `origins` + 1, or 0.
  var origin = 0
  /// The register was made for the pattern: a name may have it.
  var isFresh = false
}

extension FunctionLowering {
  /// Continues behind with the names bound when the value matches, at `otherwise` when not.
  func match(_ pattern: Pattern, _ subject: Subject, otherwise: Label) {
    let outer = span
    span = pattern.span
    defer { span = outer }
    switch pattern.kind {
    case .wildcard: break
    case .binding(let name, let isMutable): bindName(name, isMutable: isMutable, to: subject)
    case .expression(let expression): matchExpression(expression, subject, otherwise: otherwise)
    case .enumCase(let type, let name, let payload):
      matchCase(type, name, payload, subject, otherwise: otherwise)
    case .tuple(let patterns):
      for (index, element) in patterns.enumerated() where !element.isWildcard {
        let register = allocate()
        emit(.element, a: register, b: subject.register, n: index)
        match(element, Subject(register: register, isFresh: true), otherwise: otherwise)
      }
    case .optional(let inner):
      emit(.branchNil, a: subject.register, c: subject.origin, to: otherwise)
      var wrapped = subject
      wrapped.type = subject.type?.unwrapped
      wrapped.origin = 0
      match(inner, wrapped, otherwise: otherwise)
    case .isType(let reference): matchType(reference, subject, otherwise: otherwise)
    case .asType(let inner, let reference):
      let test = context.test(for: reference, in: scope)
      context.check(reference, in: scope, at: pattern.span)
      let register = allocate()
      emit(.castOrNil, a: register, b: subject.register, n: context.test(test))
      emit(.branchNil, a: register, to: otherwise)
      match(inner, Subject(register: register, type: test, isFresh: true), otherwise: otherwise)
    }
  }

  private func matchType(_ reference: TypeReference, _ subject: Subject, otherwise: Label) {
    let test = context.test(for: reference, in: scope)
    context.check(reference, in: scope, at: span)
    temporaries {
      let result = allocate()
      emit(.isType, a: result, b: subject.register, c: subject.origin, n: context.test(test))
      emit(.branchFalse, a: result, to: otherwise)
    }
  }

  /// A name of a pattern: its own register, since the value's may be that of another variable.
  private func bindName(_ name: String, isMutable: Bool, to subject: Subject) {
    if let shared = scopes.last?[name], shared.isShared {
      store(subject.register, type: subject.type, to: shared)
      return
    }
    let register = subject.isFresh ? subject.register : allocate()
    if isMutable, cellNames.contains(name) {
      emit(.makeCell, a: register, b: subject.register)
      declare(name, Local(storage: .cell(register), isMutable: true, type: subject.type))
    } else {
      move(subject.register, to: register)
      declare(name, Local(storage: .register(register), isMutable: isMutable, type: subject.type))
    }
  }

  private func matchExpression(_ expression: Expression, _ subject: Subject, otherwise: Label) {
    if expression.isNil {
      let holds = newLabel()
      emit(.branchNil, a: subject.register, c: subject.origin, to: holds)
      jump(otherwise)
      return place(holds)
    }
    if case .bool(let wanted) = expression.kind {
      if wanted { return emit(.branchFalse, a: subject.register, c: subject.origin, to: otherwise) }
      let holds = newLabel()
      emit(.branchFalse, a: subject.register, c: subject.origin, to: holds)
      jump(otherwise)
      return place(holds)
    }
    temporaries {
      let pattern = value(expression, expected: subject.type?.unwrapped)
      let result = allocate()
      emit(.matches, a: result, b: pattern.register, c: subject.register)
      emit(.branchFalse, a: result, to: otherwise)
    }
  }

  // MARK: Enum cases

  private func matchCase(
    _ type: TypeReference?, _ name: String, _ payload: [Pattern]?, _ subject: Subject, otherwise: Label
  ) {
    if isOptionalCase(name, payload, subject) {
      return matchOptionalCase(name, payload, subject, otherwise: otherwise)
    }
    let expected = type.map { context.test(for: $0, in: scope) } ?? subject.type?.unwrapped
    if let id = expected?.typeID, context.types[id].caseIndex[name] == nil, context.hasStatic(name, id) {
      // `case .large:` of a struct with static members.
      let member = Expression(.implicitMember(name), span)
      return matchExpression(
        member, Subject(register: subject.register, type: expected, origin: 0), otherwise: otherwise)
    }
    if payload == nil, context.caseNames[name] == nil, isConstantPattern(name, expected, type) {
      var member = Expression(.implicitMember(name), span)
      if let type { member.kind = .member(Expression(.type(type), span), name) }
      return matchExpression(member, subject, otherwise: otherwise)
    }
    if isStrict, context.caseNames[name] == nil, !context.memberNames.contains(name) { reportMember(name) }
    temporaries {
      let result = allocate()
      emit(.isCase, a: result, b: subject.register, c: subject.origin, n: context.name(name))
      emit(.branchFalse, a: result, to: otherwise)
    }
    bindPayload(payload, name, expected, subject, otherwise: otherwise)
  }

  /// Whether a name that is no enum's case stands for a constant to compare with.
  private func isConstantPattern(_ name: String, _ expected: TypeTest?, _ written: TypeReference?) -> Bool {
    if written != nil { return true }
    if let id = expected?.typeID { return context.types[id].kind != .enum }
    return false
  }

  /// The payload of a value that is known to be of the case.
  func bindPayload(
    _ payload: [Pattern]?, _ name: String, _ expected: TypeTest?, _ subject: Subject, otherwise: Label
  ) {
    guard let payload else { return }
    let tests = payloadTests(of: name, expected)
    if payload.count == 1, let tests, tests.count > 1 {
      // One name for the whole payload.
      let block = allocate(tests.count)
      for index in tests.indices { emit(.element, a: block + index, b: subject.register, n: index) }
      emit(.tuple, a: block, b: block, c: tests.count)
      return match(payload[0], Subject(register: block, isFresh: true), otherwise: otherwise)
    }
    for (index, pattern) in payload.enumerated() where !pattern.isWildcard {
      let register = allocate()
      emit(.element, a: register, b: subject.register, c: payload.count, n: index)
      let test = tests.flatMap { index < $0.count ? $0[index] : nil }
      let type = test.flatMap { $0 == .any ? nil : TypeTest.optional($0.unwrapped) }
      match(pattern, Subject(register: register, type: type, isFresh: true), otherwise: otherwise)
    }
  }

  private func payloadTests(of name: String, _ expected: TypeTest?) -> [TypeTest]? {
    let owner = expected?.typeID ?? (context.caseNames[name]?.count == 1 ? context.caseNames[name]?.first : nil)
    guard let owner, let index = context.types[owner].caseIndex[name] else { return nil }
    return context.types[owner].cases[index].payloadTests
  }

  /// `.some` and `.none`, unless an enum of the program declares them.
  private func isOptionalCase(_ name: String, _ payload: [Pattern]?, _ subject: Subject) -> Bool {
    guard name == "some" || name == "none" else { return false }
    if context.caseNames[name] == nil { return true }
    return subject.type?.typeID.map { context.types[$0].caseIndex[name] == nil } ?? false
  }

  private func matchOptionalCase(_ name: String, _ payload: [Pattern]?, _ subject: Subject, otherwise: Label) {
    if name == "none" { return matchExpression(Expression(.nil, span), subject, otherwise: otherwise) }
    emit(.branchNil, a: subject.register, c: subject.origin, to: otherwise)
    if let inner = payload?.first {
      match(inner, Subject(register: subject.register, type: subject.type?.unwrapped, origin: 0), otherwise: otherwise)
    }
  }
}

extension Pattern {
  var isWildcard: Bool {
    if case .wildcard = kind { return true }
    return false
  }

  /// Whether every value matches.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .binding: true
    case .tuple(let patterns): patterns.allSatisfy(\.isIrrefutable)
    default: false
    }
  }
}
