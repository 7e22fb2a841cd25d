import Identifiers

extension Machine {
  /// Runs a word of the vocabulary.
  func callNative(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let site = CallSite(
      receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: i.b, arguments: r + Int(i.b), count: Int(i.c),
      result: i.a)
    switch core.pointee.tables.natives[Int(i.n)] {
    case .choose: finish(site, chooseParameter(site))
    case .mayHappen: finish(site, mayHappen(site))
    case .assume: assume(written(0, site), site)
    case .check: check(site)
    case .assumeOfCase: assumeOfCase(written(0, site), site)
    case .offer: offer(site)
    case .unknown: finish(site, unknown(site))
    case .listens: finish(site, listens(written(0, site), written(1, site)))
    case .geometry:
      finish(site, Word(opaque: OpaqueTraits([.geometry, .environment, .notNil]).rawValue))
    case .isStale:
      finish(site, Word(nestedTraits(written(0, site), depth: 8) & OpaqueTraits.stale.rawValue != 0))
    case .sizeChanged:
      markGeometryStale()
      finish(site, .void)
    case .here:
      let here = here()
      finish(site, here < 0 ? .nil : Word(small: here))
    case .isInsideCode: finish(site, Word(isInsideCode))
    case .isUnwrappedAtOnce: finish(site, Word(isUnwrappedAtOnce))
    case .finishedFlag:
      let flag = written(0, site)
      finish(site, flag.isBoolean ? Word(bits: flag.bits | 4) : flag)
    case .dependsOnFinished:
      let flag = written(0, site)
      finish(site, Word(flag.isBoolean && flag.isFinishedFlag))
    case .isDecidedByFinished: finish(site, Word(isDecidedByFinished()))
    case .noteLimit:
      mark(written(0, site))
      finish(site, .void)
    case .isUnknown: finish(site, Word(written(0, site).isOpaque))
    case .perform: perform(site)
    case .callEscaped: callEscaped(site)
    case .declaration: finish(site, declaration(of: written(0, site), written(1, site)))
    case .callsSuper: finish(site, Word(callsSuper(written(0, site), written(1, site))))
    case .ownValues: finish(site, ownValues(of: written(0, site)))
    case .imprint: finish(site, imprint(written(0, site)))
    case .callSite: finish(site, callSite(of: written(0, site)))
    case .wouldHold: finish(site, wouldHold(written(0, site)))
    case .ownFlags: finish(site, ownFlags(of: written(0, site)))
    case .differ: finish(site, Word(differ(written(0, site), written(1, site))))
    case .existedBefore:
      finish(site, Word(isIdentity(written(0, site)) && written(0, site).index < core.pointee.stateCount))
    case .presentingFlag: finish(site, presentingFlag(of: written(0, site)))
    case .print: finish(site, .void)
    case .fatalError: stop(written(0, site))
    case .precondition: precondition(site)
    case .min, .max, .abs, .typeOf, .zip, .stride: callGlobal(core.pointee.tables.natives[Int(i.n)], site)
    }
  }

  /// Argument `number` as far as it is written, else nil (the word).
  @inline(__always) func written(_ number: Int, _ site: CallSite) -> Word {
    guard number < site.count, !site.arguments[number].isMissing else { return .nil }
    return site.arguments[number]
  }

  /// The text of a string word, nil for anything else.
  func text(_ word: Word) -> String? { word.isString ? log.image.program.strings[word.index] : nil }

  private func message(_ message: String, _ detail: Word) -> String {
    guard let text = text(detail), !text.isEmpty else { return message }
    return message + " (\"" + text + "\")"
  }

  /// `fatalError`: the app stops itself; in the machine's own code the text says which contradiction it has met.
  private func stop(_ detail: Word) {
    if !row(frame.pointee.function).pointee.isSubject, let contradiction = text(detail) { return trap(contradiction) }
    let says = text(detail).map { !$0.isEmpty } ?? false
    trap(message("the app stops itself with fatalError", detail), fact: says ? .stoppedSaying : .stopped)
  }

  private func chooseParameter(_ site: CallSite) -> Word {
    let parameter = written(0, site)
    let alternatives = written(1, site)
    let count = isBox(alternatives, .array) ? self.count(at: alternatives.index) : 1
    var decider = ChoiceDecider.nobody
    if parameter.isSymbol {
      decider = .parameter(parameter.symbolName)
      if let fixed = decided(by: decider, of: count) {
        noteDecided(fixed, of: count, by: decider)
        return Word(small: fixed)
      }
    }
    return Word(small: choose(count, .parameter(symbolText(parameter)), about: alternatives, by: decider))
  }

  /// The name of a symbol, empty for anything else.
  func symbolText(_ word: Word) -> String { word.isSymbol ? log.image.program.names[Int(word.symbolName)] : "" }

  private func mayHappen(_ site: CallSite) -> Word {
    if let decided = decided(by: .nothingHappens, of: 2) {
      noteDecided(decided, of: 2, by: .nothingHappens)
      return .false
    }
    let sentence = text(written(0, site)) ?? ""
    return Word(choose(2, kind(of: sentence, by: written(1, site)), by: .nothingHappens) == 1)
  }

  private func kind(of sentence: String, by origin: Word) -> ChoiceKind {
    switch symbolText(origin) {
    case "code": .assumed(sentence)
    case "client": .configured(sentence)
    case "environment": .coincidence(sentence)
    default: .documented(sentence)
    }
  }

  private func assumeOfCase(_ value: Word, _ site: CallSite) {
    if value.isOpaque && value.traits & OpaqueTraits.environment.rawValue != 0 {
      core.pointee.status = .impossible
      return
    }
    finish(site, .void)
  }

  private func assume(_ condition: Word, _ site: CallSite) {
    if condition.isBoolean && !condition.truth {
      core.pointee.status = .impossible
      return
    }
    finish(site, .void)
  }

  /// A condition that nobody knows is not a violation.
  private func check(_ site: CallSite) {
    if core.pointee.isHypothetical { return finish(site, .void) }
    let rule = written(1, site)
    mark(rule)
    let condition = written(0, site)
    guard condition.isBoolean && !condition.truth else { return finish(site, .void) }
    let place = written(4, site)
    let blamed = place.isInteger ? place.integer : here()
    let property = ViolatedProperty(
      kind: .rule, rule: RuleID(rawValue: symbolText(rule)), check: CheckID(rawValue: symbolText(written(3, site))),
      message: text(written(2, site)) ?? "the rule is broken", site: blamed < 0 ? nil : Site(rawValue: blamed))
    let number = log.violate(property)
    if core.pointee.isTracing { traceCheck(property, number, about: written(5, site)) }
    finish(site, .void)
  }

  /// A rule that is checked, a limit that is met: what any run of the search has come to.
  private func mark(_ symbol: Word) {
    if symbol.isSymbol { mark(symbol.symbolName) }
  }

  func mark(_ name: Int32) {
    core.pointee.marked[Int(name)] = true
    if core.pointee.footprint.isRecorded { core.pointee.footprint.marked.insert(name) }
  }

  private func offer(_ site: CallSite) {
    switch core.pointee.offerMode {
    case .ignore: break
    case .collect:
      let frame = self.frame
      let place = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)).rawValue
      log.offers.append(
        RunLog.Offer(
          event: offeredEvent(written(0, site)), actor: written(1, site), body: written(3, site),
          disturbs: isDisturbance(site),
          site: place))
      core.pointee.offerCount += 1
    case .execute:
      let number = core.pointee.offerCount
      core.pointee.offerCount += 1
      guard number == core.pointee.offerChosen else { break }
      core.pointee.offerMode = .ignore
      if core.pointee.isTracing {
        traceOffer(offeredEvent(written(0, site)), actor: written(1, site), disturbs: isDisturbance(site))
      }
      core.pointee.lastSite = -1
      if core.pointee.joinNesting >= 0 { core.pointee.joinNesting = core.pointee.nesting + 1 }
      callToEnd(written(3, site))
      if isRunning { core.pointee.status = .stopped }
      return
    }
    finish(site, .void)
  }

  /// What nobody knows, or says, is no disturbance.
  private func isDisturbance(_ site: CallSite) -> Bool {
    let value = written(2, site)
    return value.isBoolean && value.truth
  }

  /// Calls a function value, with as many unknown arguments as asked for; does nothing for other values.
  @discardableResult func callToEnd(_ body: Word, unknowns: Int = 0) -> Word? {
    guard isFunction(body) else { return .void }
    let depth = core.pointee.frameCount
    guard core.pointee.nesting < core.pointee.nestingLimit else {
      exhaust(.callDepth)
      return nil
    }
    core.pointee.nesting += 1
    let arguments = unknowns > 0 ? unknownArguments(unknowns) : core.pointee.registers
    defer { if unknowns > 0 { arguments.deallocate() } }
    apply(
      body,
      CallSite(
        receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere,
        arguments: arguments, count: unknowns, result: 0, kind: .boundary))
    execute(downTo: depth)
    core.pointee.nesting -= 1
    return isRunning ? core.pointee.result : nil
  }

  private func unknown(_ site: CallSite) -> Word {
    let origin = written(0, site)
    let isCode = origin.isSymbol && origin.symbolName == tables.names.code
    return Word(opaque: isCode ? 0 : OpaqueTraits.environment.rawValue)
  }

  private func listens(_ object: Word, _ method: Word) -> Word {
    if object.isOpaque { return .true }
    let type = typeID(object)
    guard type >= 0, method.isString else { return .false }
    let row = typeRow(type)
    let methods = core.pointee.tables.subjectMethods + Int(row.pointee.subjectMethodStart)
    var low = 0
    var high = Int(row.pointee.subjectMethodCount)
    while low < high {
      let middle = (low + high) / 2
      if Int(methods[middle]) == method.index { return .true }
      if Int(methods[middle]) < method.index { low = middle + 1 } else { high = middle }
    }
    return .false
  }

  /// Everything read from the screen so far is from before the change of size.
  private func markGeometryStale() {
    if core.pointee.footprint.isRecorded { core.pointee.footprint.marksStale = true }
    markStale(arena, core.pointee.arenaCount)
    let frame = self.frame
    let registers = Int(frame.pointee.base) + Int(row(frame.pointee.function).pointee.registerCount)
    core.pointee.registers.withMemoryRebound(to: UInt64.self, capacity: registers) { markStale($0, registers) }
  }

  /// Headers never look like opaque words.
  func markStale(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    for index in 0..<count where words[index] >> 48 == Word.opaqueTag {
      if words[index] & OpaqueTraits.geometry.rawValue != 0 { words[index] |= OpaqueTraits.stale.rawValue }
    }
  }

  private func perform(_ site: CallSite) {
    let target = written(0, site)
    guard let selector = text(written(1, site)), target.isReference,
      let method = log.image.selectors.method(selector, of: type(at: target.index), in: log.image.program)
    else { return finish(site, .void) }
    let sender = written(2, site)
    registers(of: frame)[Int(site.result)] = .void
    guard let callee = pushFrame(method, kind: .setter) else { return }
    let count = row(method).pointee.parameterCount
    if count > 0 { callee[0] = target }
    if count > 1 { callee[1] = sender }
    enterFrame()
  }

  /// So many unknown values that are there; the caller frees them.
  func unknownArguments(_ count: Int) -> UnsafeMutablePointer<Word> {
    let words = UnsafeMutablePointer<Word>.allocate(capacity: count + 1)
    words.initialize(repeating: Word(opaque: OpaqueTraits.notNil.rawValue), count: count + 1)
    return words
  }

  /// How many arguments a function value takes.
  func argumentCount(of body: Word) -> Int {
    if body.isPlainFunction { return Int(row(body.typePayload).pointee.parameterCount) }
    guard isBox(body, .function) else { return 0 }
    let head = load(body.index, 0)
    return head.isInteger
      ? Int(core.pointee.tables.targets[head.integer].mappingCount)
      : Int(row(head.typePayload).pointee.parameterCount)
  }

  private func callEscaped(_ site: CallSite) {
    let body = written(0, site)
    let count = argumentCount(of: body)
    guard isFunction(body) else { return finish(site, .void) }
    registers(of: frame)[Int(site.result)] = .void
    let scratch = unknownArguments(count)
    defer { scratch.deallocate() }
    apply(
      body,
      CallSite(
        receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere, arguments: scratch,
        count: count, result: site.result, kind: .setter))
  }

  private func precondition(_ site: CallSite) {
    let condition = written(0, site)
    guard condition.isBoolean, !condition.truth, !presumes("a precondition holds") else { return finish(site, .void) }
    trap(message("a precondition fails", written(1, site)))
  }
}
