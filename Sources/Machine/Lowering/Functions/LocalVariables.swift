import Diagnostics
import Program

extension FunctionLowering {
  func localVariable(_ variable: LocalVariable) {
    let declared = variable.type.map { context.test(for: $0, in: scope) }
    context.check(variable.type, in: scope, at: variable.pattern.span)
    if let accessors = variable.accessors, case .binding(let name, _) = variable.pattern.kind {
      return accessorVariable(name, variable, accessors, type: declared)
    }
    switch variable.pattern.kind {
    case .binding(let name, _): simpleVariable(name, variable, type: declared)
    case .wildcard: if let value = variable.value { effect(value) }
    case .tuple(let patterns):
      guard let value = variable.value else { return uninitialized(patterns, isMutable: variable.isMutable) }
      if case .tuple(let elements) = value.kind, elements.count == patterns.count {
        for (pattern, element) in zip(patterns, elements) {
          var part = variable
          part.pattern = pattern
          part.value = element.value
          part.type = nil
          localVariable(part)
        }
        return
      }
      destructure(variable.pattern, value)
    default: if let value = variable.value { destructure(variable.pattern, value) }
    }
  }

  private func simpleVariable(_ name: String, _ variable: LocalVariable, type declared: TypeTest?) {
    let isCell = variable.isMutable && cellNames.contains(name)
    var variable = variable
    variable.value = variable.value.map { shown(name, made($0, castLaterAs: name), as: declared) }
    if !variable.isMutable, declared == nil, let value = variable.value, isConstant(value),
      let known = constantLocal(value)
    {
      return declare(name, known)
    }
    let register = allocate()
    var type = declared
    if let value = variable.value.map({ unknownController($0, named: name) ?? $0 }) {
      if let declared {
        evaluate(value, into: register, as: declared)
      } else {
        type = evaluate(value, into: register)
      }
    } else {
      load(.nil, into: register)
    }
    if isCell {
      if variable.isWeak { emit(.weaken, a: register, b: register) }
      emit(.makeCell, a: register, b: register)
    }
    declare(
      name,
      Local(
        storage: isCell ? .cell(register) : .register(register), isMutable: variable.isMutable, type: type,
        isWeak: variable.isWeak, nilSource: variable.value.map(nilSource) ?? 0))
  }

  /// `DetailController()` of a class that nobody defines: what is given a transitioning delegate or a style to be presented
  /// in is a view controller of an unspecified class.
  private func unknownController(_ value: Expression, named name: String) -> Expression? {
    guard controllerNames.contains(name), case .call(let callee, let arguments) = value.kind,
      case .name(let type) = callee.kind, type.first?.isUppercase ?? false, case .unknown = meaning(of: type)
    else { return nil }
    for argument in arguments { effect(argument.value) }
    let base = Expression(.name("UIViewController"), value.span)
    return Expression(.call(Expression(.member(base, "ofUnspecifiedClass"), value.span), []), value.span)
  }

  /// The variable that an expression names, as another name for it.
  private func constantLocal(_ expression: Expression) -> Local? {
    switch expression.kind {
    case .name(let name): local(name)
    case .selfReference: local("self")
    default: nil
    }
  }

  private func uninitialized(_ patterns: [Pattern], isMutable: Bool) {
    for pattern in patterns {
      let part = LocalVariable(pattern: pattern, type: nil, value: nil, isMutable: isMutable)
      localVariable(part)
    }
  }

  private func destructure(_ pattern: Pattern, _ value: Expression) {
    let subject = self.value(value)
    let fails = newLabel()
    match(pattern, Subject(register: subject.register, type: subject.type, origin: 0), otherwise: fails)
    guard isUsed(fails) else { return }
    let end = newLabel()
    jump(end)
    place(fails)
    emit(.trap, n: context.trap("a pattern does not match"))
    place(end)
  }

  // MARK: Computed and observed variables

  private func accessorVariable(
    _ name: String, _ variable: LocalVariable, _ accessors: Accessors, type: TypeTest?
  ) {
    let span = variable.pattern.span
    var getter = accessors.getter
    var setter = accessors.setter
    if getter == nil {
      // An observed variable is a cell behind two closures.
      let hidden = name + " storage"
      cellNames.insert(hidden)
      var storage = variable
      storage.accessors = nil
      storage.isMutable = true
      storage.pattern = Pattern(.binding(hidden, isMutable: true), span)
      localVariable(storage)
      getter = [Statement(.return(Expression(.name(hidden), span)), span)]
      setter = observing(hidden, accessors, span)
    }
    let getterRegister = allocate()
    nested(code(name, [], getter ?? [], variable.type, span), into: getterRegister)
    var setterRegister = -1
    if let setter {
      setterRegister = allocate()
      let parameter = Parameter(label: nil, name: setter.parameter, type: variable.type, span: span)
      nested(code("setter of " + name, [parameter], setter.body, .tuple([]), span), into: setterRegister)
    }
    declare(
      name,
      Local(storage: .accessors(getter: getterRegister, setter: setterRegister), isMutable: true, type: type))
  }

  private func code(
    _ name: String, _ parameters: [Parameter], _ body: [Statement], _ result: TypeReference?, _ span: SourceSpan
  ) -> NestedCode {
    NestedCode(
      name: name + " in " + self.name, parameters: parameters, body: body, result: result, captures: [], ownName: nil,
      generics: [], span: span, mayThrow: false)
  }

  private func observing(_ hidden: String, _ accessors: Accessors, _ span: SourceSpan) -> Accessors.Observer {
    func read(_ name: String) -> Expression { Expression(.name(name), span) }
    let parameter = accessors.willSet?.parameter ?? "newValue"
    let old = LocalVariable(
      pattern: Pattern(.binding(accessors.didSet?.parameter ?? "oldValue", isMutable: false), span), type: nil,
      value: read(hidden), isMutable: false)
    var body = [Statement(.variable(old), span)]
    body += accessors.willSet?.body ?? []
    body.append(Statement(.expression(Expression(.assign(read(hidden), read(parameter)), span)), span))
    body += accessors.didSet?.body ?? []
    return Accessors.Observer(parameter: parameter, body: body)
  }
}
