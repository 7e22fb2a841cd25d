import Identifiers

extension Machine {
  /// The crash of the program at the instruction being executed. In code under test, or in code of the machine that it
  /// called with values of Swift's own types, it is a finding; otherwise the formal machine is at fault.
  func trap(_ message: String, rule: RuleID = .TV1205, fact: FailureFact? = nil) {
    guard isRunning else { return }
    core.pointee.status = .trapped
    if core.pointee.isHypothetical { return }
    let frame = self.frame
    let row = row(frame.pointee.function)
    let site = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc))
    let property: ViolatedProperty
    if row.pointee.isSubject {
      property = ViolatedProperty(kind: .trap, rule: rule, fact: fact, message: message, site: site)
    } else if let caller = subjectCallerOfPrelude() {
      property = ViolatedProperty(kind: .trap, rule: rule, fact: fact, message: message, site: caller)
    } else if let caller = subjectThatPassesNil() {
      property =
        caller.isReceiver
        ? ViolatedProperty(kind: .trap, rule: .TV1205, message: "a value that is nil is used", site: caller.site)
        : ViolatedProperty(
          kind: .trap, rule: .TV1205, fact: .passedNil, message: "nil is passed where a value is needed",
          site: caller.site)
    } else {
      property = ViolatedProperty(kind: .internalError, rule: nil, message: message, site: site)
    }
    let number = log.violate(property)
    if core.pointee.isTracing { traceTrap(property, number) }
  }

  /// Reading something of nil; `name` -1 when unknown.
  func trapOnNil(_ name: Int32) { trapOnNil(text: name >= 0 ? log.image.program.names[Int(name)] : "") }

  /// Calling something of nil.
  func trapOnNil(shape: Int32) { trapOnNil(text: log.image.program.shapes[Int(shape)].name) }

  private func trapOnNil(text: String) {
    if text.isEmpty { return trap("a value that is nil is used") }
    trap("'\(text)' is used on a value that is nil", fact: .unwrappedNil(text))
  }

  /// The place of code under test whose call of an extension of Swift's own types is executing; nil when the innermost
  /// frames belong to the formal machine proper.
  private func subjectCallerOfPrelude() -> Site? {
    var index = core.pointee.frameCount - 1
    while index >= 0 {
      let frame = core.pointee.frames + index
      let row = row(frame.pointee.function)
      if row.pointee.isSubject { return Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)) }
      let type = row.pointee.type
      guard type >= 0, typeRow(type).pointee.kind == .builtin else { return nil }
      index -= 1
    }
    return nil
  }

  /// The place of code under test that has called the machine with nil for a parameter that takes none: Swift unwraps
  /// what was declared with `!` there. Or it calls a method of an object that has gone and that it holds unowned. Nil when
  /// it has done neither.
  private func subjectThatPassesNil() -> (site: Site, isReceiver: Bool)? {
    var index = core.pointee.frameCount - 1
    while index > 0 {
      let caller = core.pointee.frames + (index - 1)
      if row(caller.pointee.function).pointee.isSubject {
        let called = core.pointee.frames + index
        let isReceiver = row(called.pointee.function).pointee.isMethod && registers(of: called)[0].isNil
        guard isReceiver || takesNilUnasked(called) else { return nil }
        return (Site(function: Int(caller.pointee.function), pc: Int(caller.pointee.pc)), isReceiver)
      }
      index -= 1
    }
    return nil
  }

  private func takesNilUnasked(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
    let mask = log.image.program.functions[Int(frame.pointee.function)].objectMask
    let registers = registers(of: frame)
    return (0..<Int(row(frame.pointee.function).pointee.parameterCount)).contains {
      $0 < 64 && mask & (1 << UInt64($0)) != 0 && registers[$0].isNil
    }
  }

  /// See `Native.here`; -1 when no code under test has run in this step.
  ///
  /// Code that performs a segue is meant rather than the segue.
  ///
  /// - Parameter isMeant: whether a function of the code under test may be the place; if none is, all are.
  func here(_ isMeant: (Int32) -> Bool) -> Int {
    let meant = innermost(isMeant)
    return meant >= 0 ? meant : here()
  }

  func here() -> Int {
    let here = innermost { _ in true }
    return here >= 0 ? here : core.pointee.lastSite
  }

  private func innermost(_ isMeant: (Int32) -> Bool) -> Int {
    var index = core.pointee.frameCount - 1
    var segue = -1
    while index >= 0 {
      let frame = core.pointee.frames + index
      let row = row(frame.pointee.function)
      if row.pointee.isSubject && isMeant(frame.pointee.function) {
        let site = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)).rawValue
        if !row.pointee.isOfInterface { return site }
        if segue < 0 { segue = site }
      }
      index -= 1
    }
    return segue
  }

  /// See `Native.isInsideCode`.
  var isInsideCode: Bool {
    (0..<core.pointee.frameCount).contains { row((core.pointee.frames + $0).pointee.function).pointee.isSubject }
  }

  /// See `Native.isUnwrappedAtOnce`: the next instruction of the innermost frame of code under test unwraps what the call that
  /// it executes answers.
  var isUnwrappedAtOnce: Bool {
    var index = core.pointee.frameCount - 1
    while index >= 0 {
      let frame = core.pointee.frames + index
      if row(frame.pointee.function).pointee.isSubject {
        let code = log.image.program.functions[Int(frame.pointee.function)].code
        let pc = Int(frame.pointee.pc)
        guard pc + 1 < code.count else { return false }
        return code[pc + 1].op == .forceUnwrap && code[pc + 1].b == code[pc].a
      }
      index -= 1
    }
    return false
  }

  /// Rule of a trap by the name of what was nil: UIKit answers nil there for a reason.
  private func rule(forUnwrapped name: String) -> RuleID {
    switch name {
    case "transitionCoordinator", "view(forKey:)", "containerView": .TV801
    default: .TV1205
    }
  }

  /// What a forced unwrap unwraps, with argument labels when the value is the result of the call just before it.
  private func unwrappedName(_ i: Instruction) -> String {
    let image = log.image
    let name = i.n > 0 ? image.program.names[Int(i.n) - 1] : ""
    let frame = self.frame
    let code = image.program.functions[Int(frame.pointee.function)].code
    let pc = Int(frame.pointee.pc) - 1
    guard pc >= 0, code[pc].op == .callMethod, code[pc].a == i.b else { return name }
    let shape = image.program.shapes[Int(code[pc].n)]
    guard shape.name == name else { return name }
    return name + "(" + shape.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  func forceUnwrap(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    if value.isNil {
      let name = unwrappedName(i)
      let what = name.isEmpty ? "a value" : "'\(name)'"
      if rule(forUnwrapped: name) == .TV1205, presumes("\(what) is not nil") {
        r[Int(i.a)] = presumedValue
        return advance()
      }
      return trap(
        "\(what) that is nil is unwrapped with '!'", rule: rule(forUnwrapped: name),
        fact: name.isEmpty ? nil : .unwrappedNil(name))
    }
    r[Int(i.a)] = value.isOpaque ? Word(opaque: value.traits | OpaqueTraits.notNil.rawValue) : value
    advance()
  }
}
