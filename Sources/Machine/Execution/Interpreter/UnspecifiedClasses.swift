// View controllers whose class nobody has said: a scenario made them to stand for controllers of the app. What casts of the
// code under test are answered is explored, and remembered in the object, so that a run does not contradict itself.
extension Machine {
  /// Where the answers that an unspecified object has given are kept; nil for an object that is of the class it says.
  private func typeAnswers(of word: Word) -> Int? {
    let hooks = core.pointee.tables.hooks
    guard word.isReference, hooks.typeAnswersSlot >= 0, mayBeUnspecified(type(at: word.index)) else { return nil }
    let answers = load(word.index, Int(hooks.typeAnswersSlot))
    return isBox(answers, .array) ? answers.index : nil
  }

  /// Whether objects of the class may stand for controllers of the app: plain ones, and those of which only protocols are
  /// known.
  func mayBeUnspecified(_ type: Int32) -> Bool {
    let hooks = core.pointee.tables.hooks
    if type == hooks.controllerType { return true }
    return hooks.standInType >= 0 && type >= 0 && typeRow(type).pointee.superclass == hooks.standInType
  }

  /// Whether the class of the object is open.
  func isUnspecified(_ word: Word) -> Bool { typeAnswers(of: word) != nil }

  /// Whether an unspecified object is of a type: `key` is a type id or, for types that nobody defines, `unknownKey`. Nil
  /// for objects that are of the class they say. The formal machine takes it for a plain view controller.
  func fitsUnspecified(_ word: Word, _ key: Int) -> Ternary? {
    guard let answers = typeAnswers(of: word) else { return nil }
    guard row(frame.pointee.function).pointee.isSubject, mayBeController(key) else { return .no }
    for offset in stride(from: 0, to: count(at: answers) - 1, by: 2) {
      let asked = load(answers, offset).integer
      let isOfAsked = load(answers, offset + 1).truth
      if asked == key { return Ternary(isOfAsked) }
      if asked < 0 || key < 0 { continue }
      if isOfAsked, let answer = implied(by: Int32(asked), Int32(key)) { return answer }
      if !isOfAsked, hasAncestor(Int32(key), Int32(asked)) { return .no }
    }
    return .unknown
  }

  /// The key of a type that nobody defines, by its name's number.
  static func unknownKey(_ name: Int32) -> Int { -Int(name) - 1 }

  private func mayBeController(_ key: Int) -> Bool {
    guard key >= 0 else { return true }
    let type = Int32(key)
    let row = typeRow(type)
    if row.pointee.kind == .protocol || row.pointee.isPhantom { return true }
    guard row.pointee.kind == .class else { return false }
    return hasAncestor(type, core.pointee.tables.hooks.controllerType) || row.pointee.hasUnknownSuperclass
  }

  /// What being of one type says of another: nothing for protocols; two classes are related or exclude each other.
  private func implied(by known: Int32, _ type: Int32) -> Ternary? {
    if hasAncestor(known, type) { return .yes }
    let rows = (typeRow(known), typeRow(type))
    guard rows.0.pointee.kind == .class, rows.1.pointee.kind == .class, !hasAncestor(type, known),
      !rows.0.pointee.hasUnknownSuperclass, !rows.1.pointee.hasUnknownSuperclass
    else { return nil }
    return .no
  }

  /// Explores both answers of a type test that nothing refutes.
  func chooseType(of value: Word, _ test: Int32) -> Bool {
    let key = key(of: test)
    let isLibrary = key.map { $0 >= 0 && !typeRow(Int32($0)).pointee.isSubject } ?? false
    let isOpen = isUnspecified(value)
    // Which of UIKit's containers takes part is not up to the code that asks.
    let about = isOpen && isLibrary ? Word(opaque: OpaqueTraits.environment.rawValue) : value
    let answer = choose(2, .type, about: about) == 0
    if isRunning, isOpen, let key { remember(answer, key, of: value) }
    return answer
  }

  /// Whoever made the object says that it is of the type.
  func takeFor(_ value: Word, _ test: Int32) {
    if let key = key(of: test) { remember(true, key, of: value) }
  }

  private func key(of test: Int32) -> Int? {
    let row = core.pointee.tables.tests[Int(test)]
    switch row.kind {
    case .type: return Int(row.value)
    case .unknown: return Self.unknownKey(row.value)
    case .optional: return key(of: row.first)
    case .any, .array, .dictionary, .function: return nil
    }
  }

  /// Kept sorted, so that the order of questions makes no difference.
  private func remember(_ answer: Bool, _ key: Int, of word: Word) {
    guard let old = typeAnswers(of: word) else { return }
    let count = count(at: old)
    let new = allocate(TypeInfo.Builtin.array.id, count + 2)
    guard isRunning else { return }
    var offset = 0
    while offset < count, load(old, offset).integer < key {
      store(load(old, offset), new, offset)
      offset += 1
      store(load(old, offset), new, offset)
      offset += 1
    }
    store(Word(small: key), new, offset)
    store(Word(answer), new, offset + 1)
    while offset < count {
      store(load(old, offset), new, offset + 2)
      offset += 1
    }
    store(Word(reference: new), word.index, Int(core.pointee.tables.hooks.typeAnswersSlot))
  }
}
