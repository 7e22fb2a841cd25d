// The words that look at the flags of code under test: what an object remembers from one transition to the next.

extension Machine {
  /// See `Native.ownFlags`.
  func ownFlags(of object: Word) -> Word {
    let all = ownValues(of: object)
    for offset in 0..<count(at: all.index) {
      let word = load(all.index, offset)
      store(word.isBoolean ? Word(word.truth) : word.isSymbol ? word : .nil, all.index, offset)
    }
    return all
  }

  /// See `Native.differ`. Values whose structure is deeper than `depth` count as equal.
  func differ(_ left: Word, _ right: Word, depth: Int = 16) -> Bool {
    if left.isOpaque || right.isOpaque || left.bits == right.bits || depth == 0 { return false }
    if left.isNumber && right.isNumber { return left.number != right.number }
    if left.isBoolean && right.isBoolean { return left.truth != right.truth }
    if left.isSymbol && right.isSymbol { return left.symbolName != right.symbolName }
    guard left.isReference, right.isReference, !isIdentity(left), !isIdentity(right) else { return true }
    if isBox(left, .function) || isBox(right, .function) { return false }
    let count = count(at: left.index)
    guard type(at: left.index) == type(at: right.index), count == self.count(at: right.index) else { return true }
    return (0..<count).contains { offset in
      differ(load(left.index, offset).strengthened, load(right.index, offset).strengthened, depth: depth - 1)
    }
  }

  /// See `Native.presentingFlag`.
  func presentingFlag(of object: Word) -> Word {
    guard object.isReference else { return .nil }
    let type = type(at: object.index)
    let program = log.image.program
    let slots = program.types[Int(type)].slots
    let own = firstOwnSlot(of: type)
    for slot in own..<max(own, slots.count) {
      let word = load(object.index, slot)
      if word.isBoolean, let sense = DirectionNames.sense(ofFlag: program.names[Int(slots[slot].name)]) {
        return Word(word.truth == sense)
      }
      if word.isSymbol, let presents = presents(word) { return Word(presents) }
    }
    return .nil
  }

  /// What a case says of the direction; nil unless its enum has cases for both.
  private func presents(_ symbol: Word) -> Bool? {
    guard symbol.symbolType >= 0 else { return nil }
    let program = log.image.program
    let senses = program.types[Int(symbol.symbolType)].cases.map {
      DirectionNames.sense(ofCase: program.names[Int($0.name)])
    }
    guard senses.contains(true), senses.contains(false) else { return nil }
    return DirectionNames.sense(ofCase: program.names[Int(symbol.symbolName)])
  }
}

/// Names by which code says whether something comes or goes. States ("presented", "closed") are none: they speak of what
/// is, not of what happens.
package enum DirectionNames {
  /// What a boolean property means when it is true: presenting, dismissing, or neither (nil).
  package static func sense(ofFlag name: String) -> Bool? {
    var name = name.lowercased()
    if name.hasPrefix("_") { name.removeFirst() }
    for prefix in ["is", "for"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if comingFlags.contains(name) { return true }
    return goingFlags.contains(name) ? false : nil
  }

  /// What an enum case means.
  static func sense(ofCase name: String) -> Bool? {
    let name = name.lowercased()
    if comingCases.contains(name) { return true }
    return goingCases.contains(name) ? false : nil
  }

  private static let comingFlags: Set<String> = [
    "present", "presenting", "presentation", "appearing", "push", "pushing", "opening", "showing", "forward",
  ]
  private static let goingFlags: Set<String> = [
    "dismiss", "dismissing", "dismissal", "disappearing", "pop", "popping", "closing", "hiding", "reverse", "backward",
  ]
  private static let comingCases: Set<String> = [
    "present", "presenting", "presentation", "push", "pushing", "show", "showing", "appear", "appearing", "open",
    "opening", "forward",
  ]
  private static let goingCases: Set<String> = [
    "dismiss", "dismissing", "dismissal", "pop", "popping", "hide", "hiding", "disappear", "disappearing", "close",
    "closing", "backward", "reverse",
  ]
}
