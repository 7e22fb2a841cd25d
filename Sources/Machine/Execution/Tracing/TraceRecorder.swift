/// Collects the events of the step that is being traced.
final class TraceRecorder {
  let image: ProgramImage
  private(set) var events: [TraceEvent] = []
  private(set) var executed: [Site] = []
  private var executedSet: Set<Site> = []
  /// The property at whose failure memory is kept.
  var examined: UInt32?
  /// Names of the properties whose writes by the formal machine are recorded.
  var watched: Set<Int32> = []
  /// Only the offer and the choices are recorded.
  var isBrief = false
  /// For each active frame the index of its call among the events.
  private var open: [Int] = []

  init(image: ProgramImage) { self.image = image }

  func clear() {
    events.removeAll()
    executed.removeAll()
    executedSet.removeAll()
    open.removeAll()
  }

  func append(_ kind: TraceEvent.Kind, depth: Int, site: Site?) {
    events.append(TraceEvent(kind: kind, depth: depth, site: site, span: site.map(image.span(of:)) ?? .none))
  }

  func execute(_ site: Site) {
    if executedSet.insert(site).inserted { executed.append(site) }
  }

  /// The call of the frame that is number `depth` has begun: its event is the last one.
  func beginCall(depth: Int) {
    if open.count > depth { open.removeLast(open.count - depth) }
    open.append(events.count - 1)
  }

  func endCall(depth: Int, result: String) {
    guard depth < open.count, case .call(var call) = events[open[depth]].kind else { return }
    call.result = result
    events[open[depth]].kind = .call(call)
    open.removeLast(open.count - depth)
  }
}

// What the interpreter calls while `Core.isTracing`.
extension Machine {
  private var recorder: TraceRecorder { log.recorder }

  /// The site of frame `index`, nil for none.
  private func site(ofFrame index: Int) -> Site? {
    guard index >= 0 else { return nil }
    let frame = core.pointee.frames + index
    return Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc))
  }

  func traceInstruction() {
    if recorder.isBrief { return }
    let frame = self.frame
    if !recorder.watched.isEmpty { traceWrite(frame) }
    let row = row(frame.pointee.function)
    guard row.pointee.isSubject else { return }
    // No place of its own: what follows it is.
    if core.pointee.tables.code[Int(row.pointee.codeStart) + Int(frame.pointee.pc)].op == .branch { return }
    recorder.execute(Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc)))
  }

  /// The instruction about to be executed, if it writes a watched property of an object.
  private func traceWrite(_ frame: UnsafeMutablePointer<Frame>) {
    let code = log.image.program.functions[Int(frame.pointee.function)].code
    let instruction = code[Int(frame.pointee.pc)]
    guard instruction.op == .setSlot || instruction.op == .setMember else { return }
    let registers = registers(of: frame)
    let owner = registers[Int(instruction.a)].strengthened
    guard isIdentity(owner) else { return }
    let slots = log.image.program.types[Int(type(at: owner.index))].slots
    let slot =
      instruction.op == .setSlot ? Int(instruction.n) : slots.firstIndex { $0.name == instruction.n } ?? slots.count
    guard slot < slots.count, slot < count(at: owner.index), recorder.watched.contains(slots[slot].name) else { return }
    let renderer = ValueRenderer(self)
    let write = TracedWrite(
      owner: renderer.participant(owner), property: log.image.program.names[Int(slots[slot].name)],
      old: renderer.describe(load(owner.index, slot)), new: renderer.describe(registers[Int(instruction.b)]))
    let depth = core.pointee.frameCount - 1
    recorder.append(.write(write), depth: depth, site: site(ofFrame: depth))
  }

  /// Who runs in frame `index`.
  private func participant(ofFrame index: Int) -> Participant {
    guard index >= 0 else { return Participant(typeName: "", object: nil, isSubject: false) }
    let frame = core.pointee.frames + index
    let renderer = ValueRenderer(self)
    let row = row(frame.pointee.function)
    if row.pointee.isMethod { return renderer.participant(registers(of: frame)[0]) }
    let type = row.pointee.type
    let closure = frame.pointee.closure
    if closure.isReference, type >= 0 {
      for word in renderer.payload(closure.index).dropFirst() {
        let captured = isBox(word, .cell) ? load(word.index, 0) : word
        let owner = captured.strengthened
        guard isIdentity(owner), hasAncestor(self.type(at: owner.index), type) else { continue }
        return renderer.participant(owner)
      }
    }
    let name = type >= 0 ? typeName(type) : ""
    return Participant(typeName: name, object: nil, isSubject: row.pointee.isSubject)
  }

  private func isSubjectFrame(_ index: Int) -> Bool {
    index >= 0 && row(core.pointee.frames[index].function).pointee.isSubject
  }

  func traceCall() {
    if recorder.isBrief { return }
    let depth = core.pointee.frameCount - 1
    let frame = core.pointee.frames + depth
    let row = row(frame.pointee.function)
    let renderer = ValueRenderer(self)
    let first = row.pointee.isMethod ? 1 : 0
    let registers = registers(of: frame)
    let arguments = (first..<max(first, Int(row.pointee.parameterCount))).map { renderer.describe(registers[$0]) }
    let call = TracedCall(
      caller: participant(ofFrame: depth - 1), callee: participant(ofFrame: depth),
      function: log.image.program.functions[Int(frame.pointee.function)].name,
      functionID: Int(frame.pointee.function), arguments: arguments, result: nil,
      isFromSubject: isSubjectFrame(depth - 1), isIntoSubject: row.pointee.isSubject)
    recorder.append(.call(call), depth: depth, site: site(ofFrame: depth - 1))
    recorder.beginCall(depth: depth)
  }

  /// The innermost frame returns; nil: it ends with an error.
  func traceReturn(_ value: Word?) {
    if recorder.isBrief { return }
    let result = value.map { ValueRenderer(self).describe($0) } ?? "throws"
    recorder.endCall(depth: core.pointee.frameCount - 1, result: result)
  }

  func traceUnknownCall(_ site: CallSite, _ name: Int32) {
    if recorder.isBrief { return }
    let depth = core.pointee.frameCount
    let renderer = ValueRenderer(self)
    let call = TracedCall(
      caller: participant(ofFrame: depth - 1), callee: renderer.participant(site.receiver),
      function: name >= 0 ? log.image.program.names[Int(name)] : "", functionID: nil,
      arguments: (0..<site.count).map { renderer.describe(site.arguments[$0]) }, result: "unknown",
      isFromSubject: isSubjectFrame(depth - 1), isIntoSubject: false)
    recorder.append(.unknownCall(call), depth: depth, site: self.site(ofFrame: depth - 1))
  }

  func traceChoice(_ kind: ChoiceKind, arity: Int, chosen: Int, about value: Word) {
    var isEnvironment = value.isOpaque && value.traits & OpaqueTraits.environment.rawValue != 0
    // A controller is of the class that the code is written for: nothing is taken for granted.
    if case .type = kind, chosen == 0, isUnspecified(value) { isEnvironment = true }
    var alternative: String?
    if case .parameter = kind, isBox(value, .array), chosen < count(at: value.index) {
      alternative = text(load(value.index, chosen))
    }
    let depth = core.pointee.frameCount
    let subject = (0..<depth).last(where: isSubjectFrame)
    let choice = TracedChoice(
      kind: kind, chosen: chosen, arity: arity, alternative: alternative, isEnvironment: isEnvironment,
      subjectSite: subject.flatMap(site(ofFrame:)))
    recorder.append(.choice(choice), depth: depth, site: site(ofFrame: depth - 1))
  }

  func traceCheck(_ property: ViolatedProperty, _ number: UInt32, about object: Word) {
    let about = object.isNil ? nil : ValueRenderer(self).participant(object)
    var check = TracedCheck(
      property: number, rule: property.rule, message: property.message, blamed: property.site, about: about)
    check.moment = moment(of: number, about: object)
    let depth = core.pointee.frameCount
    recorder.append(.failedCheck(check), depth: depth, site: site(ofFrame: depth - 1))
  }

  func traceTrap(_ property: ViolatedProperty, _ number: UInt32) {
    var check = TracedCheck(
      property: number, rule: property.rule, message: property.message, blamed: property.site, about: nil)
    check.moment = moment(of: number, about: .nil)
    let depth = core.pointee.frameCount
    recorder.append(.trap(check), depth: depth, site: site(ofFrame: depth - 1))
  }

  /// Memory as it is now, if it is asked for.
  private func moment(of property: UInt32, about object: Word) -> TracedMoment? {
    guard recorder.examined == property, core.pointee.frameCount > 0 else { return nil }
    let registers = registers(of: frame)
    let count = Int(row(frame.pointee.function).pointee.parameterCount)
    return TracedMoment(
      state: Array(UnsafeBufferPointer(start: arena, count: core.pointee.arenaCount)),
      function: Int(frame.pointee.function),
      arguments: (0..<count).map { StateReader.Value(word: registers[$0]) },
      about: object.isNil ? nil : StateReader.Value(word: object))
  }

  func traceOffer(_ event: OfferedEvent, actor: Word, disturbs: Bool) {
    recorder.append(.offer(id(of: event), actor: symbolText(actor), disturbs: disturbs), depth: 0, site: nil)
  }
}
