/// What a call needs besides its target: where receiver and arguments are and where the result goes.
struct CallSite {
  var receiver: Word
  /// The register of the receiver, `Frame.nowhere` when its new value is not wanted.
  var receiverRegister: UInt16
  /// The register of argument 0, `Frame.nowhere` when nothing goes back to the arguments.
  var argumentRegister: UInt16
  var arguments: UnsafeMutablePointer<Word>
  var count: Int
  /// The argument with number `count`: the new value of a subscript's setter.
  var extra = Word.missing
  var result: UInt16
  var kind = Frame.Kind.plain
}

extension Machine {
  func callFunction(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let offset: UInt16 = row(i.n).pointee.isMethod ? 1 : 0
    guard let callee = pushFrame(i.n, kind: .plain, result: i.a, receiver: i.b, arguments: i.b &+ offset) else {
      return
    }
    let count = min(Int(i.c), Int(row(i.n).pointee.parameterCount))
    for index in 0..<count { callee[index] = r[Int(i.b) + index] }
    enterFrame()
  }

  func callMethod(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let receiver = r[Int(i.b)]
    let shape = core.pointee.tables.shapes + Int(i.n)
    let row = tableRow(receiver)
    let site = CallSite(
      receiver: receiver, receiverRegister: i.b, argumentRegister: i.b + 1, arguments: r + (Int(i.b) + 1),
      count: Int(shape.pointee.argumentCount), result: i.a)
    let target = row < 0 ? -1 : core.pointee.tables.dispatch[row, Int(i.n)]
    if target >= 0 { return invoke(target, site) }
    if receiver.isNil, !presumesNotNil(member: shape.pointee.name) { return trapOnNil(shape: i.n) }
    callUnknown(site, name: shape.pointee.name, inoutMask: shape.pointee.inoutMask, callers: shape.pointee.callers)
  }

  func callValue(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let callee = r[Int(i.b)]
    let shape = core.pointee.tables.shapes + Int(i.n)
    let site = CallSite(
      receiver: callee, receiverRegister: Frame.nowhere, argumentRegister: i.b + 1, arguments: r + (Int(i.b) + 1),
      count: Int(shape.pointee.argumentCount), result: i.a)
    if isFunction(callee) { return apply(callee, site) }
    if callee.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    var target: Int32 = -1
    let row = tableRow(callee)
    if row >= 0 {
      target = core.pointee.tables.dispatch[row, Int(i.n)]
      if target < 0, callee.isMetatype, shape.pointee.initializerShape >= 0 {
        let shape = Int(shape.pointee.initializerShape)
        target = core.pointee.tables.dispatch[row, shape]
      }
    }
    if target >= 0 { return invoke(target, site) }
    callUnknown(site, name: -1, inoutMask: shape.pointee.inoutMask)
  }

  /// Calls a function value with positional arguments.
  func apply(_ function: Word, _ site: CallSite) {
    var id = function.typePayload
    if function.isReference {
      let head = load(function.index, 0)
      if head.isInteger { return applyBound(function, site) }
      id = head.typePayload
    }
    let closure = pushFrame(
      id, kind: site.kind, result: site.result, arguments: site.argumentRegister, closure: function)
    guard let callee = closure else { return }
    let parameterCount = Int(row(id).pointee.parameterCount)
    if site.count == 1 && parameterCount > 1 && isBox(site.arguments[0], .tuple) {
      let tuple = site.arguments[0].index
      for index in 0..<min(parameterCount, count(at: tuple) - 1) { callee[index] = load(tuple, index + 1) }
    } else {
      for index in 0..<min(parameterCount, site.count) { callee[index] = site.arguments[index] }
    }
    enterFrame()
  }

  private func applyBound(_ function: Word, _ site: CallSite) {
    var bound = site
    bound.receiver = load(function.index, 1)
    bound.receiverRegister = Frame.nowhere
    invoke(Int32(load(function.index, 0).integer), bound)
  }

  /// Calls the first target of a chain whose tests the arguments do not contradict; the last one is not tested.
  func invoke(_ first: Int32, _ site: CallSite) {
    var number = first
    while core.pointee.tables.targets[Int(number)].next >= 0, !accepts(number, site) {
      number = core.pointee.tables.targets[Int(number)].next
    }
    if _slowPath(isActive(number, of: first)), let other = otherOverload(than: number, of: first, site) {
      number = other
    }
    let target = core.pointee.tables.targets + Int(number)
    switch target.pointee.kind {
    case .function: enter(target.pointee.function, number, site)
    case .initializer: instantiate(number, site)
    case .enumCase: makeCase(number, site)
    case .builtin: callBuiltin(BuiltinMethod(rawValue: target.pointee.function).unsafelyUnwrapped, site)
    case .property: callProperty(target.pointee.function, site)
    }
  }

  /// Whether no argument contradicts the tests of a target.
  func accepts(_ number: Int32, _ site: CallSite) -> Bool {
    let target = core.pointee.tables.targets + Int(number)
    for parameter in 0..<Int(target.pointee.testCount) {
      let test = core.pointee.tables.targetTests[Int(target.pointee.testStart) + parameter]
      guard test >= 0, parameter < Int(target.pointee.mappingCount) else { continue }
      let argument = Int(core.pointee.tables.mappings[Int(target.pointee.mappingStart) + parameter])
      guard argument >= 0 else { continue }
      let word = argument < site.count ? site.arguments[argument] : site.extra
      if word.isMissing { continue }
      if fits(word, test, lenient: true) == .no { return false }
    }
    return true
  }

  /// Pushes the frame of a target's function; the receiver becomes parameter 0 of methods.
  func enter(_ function: Int32, _ number: Int32, _ site: CallSite) {
    let frame = pushFrame(
      function, kind: site.kind, result: site.result, receiver: site.receiverRegister,
      arguments: site.argumentRegister, target: number)
    guard let callee = frame else { return }
    place(number, site, in: callee, row(function))
    enterFrame()
  }

  private func place(
    _ number: Int32, _ site: CallSite, in callee: UnsafeMutablePointer<Word>, _ row: UnsafePointer<FunctionRow>
  ) {
    let offset = row.pointee.isMethod ? 1 : 0
    if offset == 1 { callee[0] = site.receiver }
    let target = core.pointee.tables.targets + Int(number)
    let mapping = core.pointee.tables.mappings + Int(target.pointee.mappingStart)
    let parameters = min(Int(target.pointee.mappingCount), Int(row.pointee.parameterCount) - offset)
    for parameter in 0..<max(parameters, 0) {
      let argument = Int(mapping[parameter])
      if argument >= 0 {
        callee[offset + parameter] = argument < site.count ? site.arguments[argument] : site.extra
      } else if argument <= -2 {
        callee[offset + parameter] = collect(from: -2 - argument, mapping, Int(target.pointee.mappingCount), site)
      }
    }
  }

  /// The array for a variadic parameter: the arguments from number `first` to the next that another parameter takes.
  private func collect(from first: Int, _ mapping: UnsafePointer<Int16>, _ count: Int, _ site: CallSite) -> Word {
    var end = site.count
    for parameter in 0..<count {
      let argument = Int(mapping[parameter])
      if argument > first && argument < end { end = argument }
    }
    return box(TypeInfo.Builtin.array.id, site.arguments + first, max(end - first, 0))
  }

  /// Calls the function value that a property holds.
  private func callProperty(_ name: Int32, _ site: CallSite) {
    guard let value = readMemberToEnd(site.receiver, name) else { return }
    if isFunction(value) { return apply(value, site) }
    if value.isNil, !presumesNotNil(member: name) { return trapOnNil(name) }
    if value.isReference || value.isMetatype {
      let row = tableRow(value)
      for shape in log.image.unnamedShapes where tables.shapes[shape].argumentCount == Int32(site.count) {
        let target = tables.dispatch[row, shape]
        if target >= 0 {
          var call = site
          call.receiver = value
          return invoke(target, call)
        }
      }
    }
    callUnknown(site, name: name, inoutMask: 0)
  }

  /// Calls what nobody defines: function values among the arguments escape unless the name says that they are called at
  /// once, the result is opaque.
  func callUnknown(_ site: CallSite, name: Int32, inoutMask: UInt64, callers: KnownCallers? = nil) {
    var traits = TraitUnion()
    traits.add(site.receiver)
    for index in 0..<site.count {
      traits.add(site.arguments[index])
      traits.addInherited(nestedTraits(site.arguments[index]))
    }
    if core.pointee.isTracing { traceUnknownCall(site, name) }
    let result = traits.result()
    let isAnimation = (callers?.isAnimation ?? false) && animates(site)
    for index in 0..<site.count {
      guard isRunning else { return }
      let isBody = isFunction(site.arguments[index])
      if isBody && isAnimation {
        // Animated with already.
      } else if let callers, isBody, callers.isAsked || callers.immediate >> UInt64(index) & 1 == 1 {
        guard calls(callers, about: site.receiver) else { continue }
        if index == site.count - 1, site.kind != .boundary { return enter(site.arguments[index], site, result) }
        callToEnd(site.arguments[index], unknowns: argumentCount(of: site.arguments[index]))
      } else if let callers, isBody, callers.repeated >> UInt64(index) & 1 == 1 {
        listen(site.arguments[index])
      } else if callers?.isPreparing != true || isFunction(site.arguments[index])
        || isRecognizer(site.arguments[index])
      {
        escape(site.arguments[index])
      }
      if index < 64, inoutMask & (1 << UInt64(index)) != 0 { site.arguments[index] = result }
    }
    finish(site, result)
  }

  /// Whether unknown code calls a closure as its name says. One that is only asked about elements is left alone.
  private func calls(_ callers: KnownCallers, about receiver: Word) -> Bool {
    !callers.isAsked && (!callers.isRepeated || choose(2, .sequence, about: receiver) == 1) && isRunning
  }

  /// Unknown code calls a closure and returns a value. The closure runs in a frame of its own, not in a call of the
  /// machine's, so that runs that make choices in it can be joined. What it throws goes on to who has called.
  private func enter(_ body: Word, _ site: CallSite, _ result: Word) {
    if site.kind == .plain { registers(of: frame)[Int(site.result)] = result }
    let arguments = unknownArguments(argumentCount(of: body))
    defer { arguments.deallocate() }
    apply(
      body,
      CallSite(
        receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere, arguments: arguments,
        count: argumentCount(of: body), result: 0, kind: .setter))
  }

  /// Hands a function value, a transition, a view or a gesture recogniser to the machine's hooks: code that nobody defines
  /// may call the one, complete the other, show something in the third, and add the last to a view.
  func escape(_ word: Word) {
    let hooks = core.pointee.tables.hooks
    if isFunction(word) {
      if hooks.closureEscaped >= 0 { nested(hooks.closureEscaped, word) }
    } else if hooks.transitionEscaped >= 0, isObject(word, of: hooks.transitionType) {
      nested(hooks.transitionEscaped, word)
    } else if hooks.viewEscaped >= 0, isObject(word, of: hooks.viewType) {
      nested(hooks.viewEscaped, word)
    } else if hooks.recognizerEscaped >= 0, isObject(word, of: hooks.recognizerType) {
      nested(hooks.recognizerEscaped, word)
    }
  }

  private func isRecognizer(_ word: Word) -> Bool { isObject(word, of: core.pointee.tables.hooks.recognizerType) }

  /// Hands over a function value that is called whenever a source of values has a new one.
  private func listen(_ body: Word) {
    let hook = core.pointee.tables.hooks.closureListens
    if hook >= 0 { nested(hook, body) } else { escape(body) }
  }

  func isObject(_ word: Word, of type: Int32) -> Bool {
    guard type >= 0, word.isReference else { return false }
    let own = typeID(word)
    return own >= 0 && (own == type || hasAncestor(own, type))
  }

  /// Delivers the result of a call that needed no frame of its own.
  @inline(__always) func finish(_ site: CallSite, _ result: Word) {
    guard isRunning else { return }
    if site.kind == .boundary {
      core.pointee.result = result
      return
    }
    let frame = self.frame
    if site.kind == .plain { registers(of: frame)[Int(site.result)] = result }
    noteSite(frame)
    frame.pointee.pc += 1
  }
}
