extension Machine {
  /// Whether two values are equal by `==`: declared operators where they fit, structure otherwise, identity for objects.
  /// `no` when the run stops meanwhile.
  func equal(_ left: Word, _ right: Word, depth: Int = 64) -> Ternary {
    if left.isOpaque || right.isOpaque { return equalToOpaque(left, right) }
    if left.bits == right.bits { return equalToItself(left) }
    if left.isNumber && right.isNumber { return Ternary(left.number == right.number) }
    if left.isBoolean && right.isBoolean { return Ternary(left.truth == right.truth) }
    if left.isNil || right.isNil { return .no }
    if left.isSymbol && right.isSymbol { return equalSymbols(left, right) }
    if left.isSymbol && left.symbolType < 0 { return equalToUntyped(right, left, depth: depth) }
    if right.isSymbol && right.symbolType < 0 { return equalToUntyped(left, right, depth: depth) }
    guard left.isReference && right.isReference else { return .no }
    guard depth > 0 else { return .unknown }
    let target = userOperator(.equal, left, right)
    if target >= 0 { return callOperator(target, left, right) }
    return equalBoxes(left, right, depth: depth)
  }

  private func equalToOpaque(_ left: Word, _ right: Word) -> Ternary {
    let (opaque, other) = left.isOpaque ? (left, right) : (right, left)
    return other.isNil && opaque.traits & OpaqueTraits.notNil.rawValue != 0 ? .no : .unknown
  }

  /// The same word: equal unless it is a value with unknown parts, or NaN.
  private func equalToItself(_ word: Word) -> Ternary {
    if word.isDouble { return Ternary(!word.double.isNaN) }
    if word.isReference, !isIdentity(word), hasOpaquePart(word, depth: 16) { return .unknown }
    return .yes
  }

  private func hasOpaquePart(_ word: Word, depth: Int) -> Bool {
    if word.isOpaque { return true }
    guard word.isReference, !isIdentity(word) else { return false }
    guard depth > 0 else { return true }
    for offset in 0..<count(at: word.index) where hasOpaquePart(load(word.index, offset), depth: depth - 1) {
      return true
    }
    return false
  }

  private func equalSymbols(_ left: Word, _ right: Word) -> Ternary {
    if left.symbolName != right.symbolName { return .no }
    return Ternary(left.symbolType == right.symbolType || left.symbolType < 0 || right.symbolType < 0)
  }

  /// `value == .name` where the context gave the name no type: the type of the value does.
  private func equalToUntyped(_ value: Word, _ symbol: Word, depth: Int) -> Ternary {
    let type = typeID(value)
    guard type >= 0, typeRow(type).pointee.kind != .enum else { return .no }
    if isBox(value, .enumValue) { return Ternary(false) }
    let entry = memberIndex(row: tables.typeCount + Int(type), name: symbol.symbolName)
    guard entry >= 0, core.pointee.tables.memberEntries[Int(entry)].kind != .method else { return .unknown }
    guard let member = readMemberToEnd(Word(metatype: type), symbol.symbolName) else { return .no }
    return equal(value, member, depth: depth - 1)
  }

  private func callOperator(_ target: Int32, _ left: Word, _ right: Word) -> Ternary {
    var pair = (left, right)
    let result = withUnsafeMutablePointer(to: &pair) { pointer in
      pointer.withMemoryRebound(to: Word.self, capacity: 2) { arguments in
        invokeToEnd(
          target,
          CallSite(
            receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere, arguments: arguments,
            count: 2, result: 0, kind: .boundary))
      }
    }
    guard let result else { return .no }
    return result.isBoolean ? Ternary(result.truth) : .unknown
  }

  private func equalBoxes(_ left: Word, _ right: Word, depth: Int) -> Ternary {
    let (first, second) = (type(at: left.index), type(at: right.index))
    if typeRow(first).pointee.isIdentity || typeRow(second).pointee.isIdentity { return .no }
    switch TypeInfo.Builtin(rawValue: first) {
    case .function: return .unknown
    case .dictionary where second == first: return equalDictionaries(left.index, right.index, depth: depth)
    case .set where second == first: return equalSets(left.index, right.index)
    case .tuple where second == first: return equalPayloads(left.index, right.index, from: 1, depth: depth)
    default: break
    }
    let enums = TypeInfo.Builtin.enumValue.id
    guard first == second || first == enums || second == enums else { return .no }
    return equalPayloads(left.index, right.index, from: 0, depth: depth)
  }

  private func equalPayloads(_ left: Int, _ right: Int, from start: Int, depth: Int) -> Ternary {
    guard count(at: left) == count(at: right) else { return .no }
    var result = Ternary.yes
    for offset in start..<max(count(at: left), start) where result != .no && isRunning {
      result = result && equal(load(left, offset).strengthened, load(right, offset).strengthened, depth: depth - 1)
    }
    return result
  }

  private func equalDictionaries(_ left: Int, _ right: Int, depth: Int) -> Ternary {
    guard count(at: left) == count(at: right) else { return .no }
    var result = Ternary.yes
    for pair in 0..<(count(at: left) / 2) where result != .no && isRunning {
      let (place, answer) = find(load(left, 2 * pair), in: right, stride: 2)
      guard answer == .yes else {
        result = result && answer
        continue
      }
      result = result && equal(load(left, 2 * pair + 1), load(right, place + 1), depth: depth - 1)
    }
    return result
  }

  private func equalSets(_ left: Int, _ right: Int) -> Ternary {
    guard count(at: left) == count(at: right) else { return .no }
    var result = Ternary.yes
    for offset in 0..<count(at: left) where result != .no && isRunning {
      result = result && find(load(left, offset), in: right, stride: 1).answer
    }
    return result
  }

  /// The first payload word, of every `stride`, that equals a value. `unknown`: none surely does, one may.
  func find(_ value: Word, in index: Int, stride: Int) -> (place: Int, answer: Ternary) {
    var sawUnknown = false
    var place = 0
    while place < count(at: index), isRunning {
      switch equal(load(index, place).strengthened, value) {
      case .yes: return (place, .yes)
      case .unknown: sawUnknown = true
      case .no: break
      }
      place += stride
    }
    return (-1, sawUnknown ? .unknown : .no)
  }

  /// Whether two values are the same object.
  func identical(_ left: Word, _ right: Word) -> Ternary {
    if left.isOpaque || right.isOpaque { return equalToOpaque(left, right) }
    if left.bits == right.bits { return .yes }
    return left.isReference && right.isReference && !isIdentity(left) ? equal(left, right) : .no
  }

  /// Whether a range contains a value.
  func contains(_ range: Int, _ value: Word) -> Ternary {
    let (lower, upper) = (load(range, 0), load(range, 1))
    let isAbove = lower.isNil ? Ternary.yes : atLeast(value, lower)
    let isBelow: Ternary
    if upper.isNil {
      isBelow = .yes
    } else {
      isBelow = load(range, 2).truth ? atLeast(upper, value) : atLeast(value, upper).negated
    }
    return isAbove && isBelow
  }

  private func atLeast(_ left: Word, _ right: Word) -> Ternary {
    guard let order = compare(left, right) else { return .unknown }
    return Ternary(order == .greater || order == .equal)
  }
}
