extension Machine {
  func readIndex(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.b)]
    let shape = core.pointee.tables.shapes + Int(i.n)
    let arguments = r + Int(i.c)
    if base.isOpaque {
      var traits = TraitUnion()
      traits.add(base)
      for index in 0..<Int(shape.pointee.argumentCount) { traits.add(arguments[index]) }
      r[Int(i.a)] = traits.result()
      return advance()
    }
    if base.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    let site = CallSite(
      receiver: base, receiverRegister: i.b, argumentRegister: i.c, arguments: arguments,
      count: Int(shape.pointee.argumentCount), result: i.a)
    if base.isReference {
      switch TypeInfo.Builtin(rawValue: type(at: base.index)) {
      case .array where site.count == 1: return finishElement(site, element(of: base, at: arguments[0]))
      case .dictionary: return finishElement(site, value(in: base, site, hasDefault: shape.pointee.hasDefault))
      default: break
      }
    }
    let row = base.isNil ? -1 : tableRow(base)
    let target = row < 0 ? -1 : core.pointee.tables.dispatch[row, Int(i.n)]
    if target >= 0 { return invoke(target, site) }
    callUnknown(site, name: -1, inoutMask: 0)
  }

  private func finishElement(_ site: CallSite, _ word: Word?) {
    guard let word, isRunning else { return }
    registers(of: frame)[Int(site.result)] = word
    advance()
  }

  /// The element of an array at an integer, or the part in a range; nil when the run stops.
  private func element(of array: Word, at index: Word) -> Word? {
    let count = count(at: array.index)
    if index.isInteger {
      guard index.integer >= 0, index.integer < count else {
        if presumes("an array has an element \(index.integer)") { return Word(opaque: 0) }
        trap(
          "index \(index.integer) is out of range of an array with \(count) elements",
          fact: count == 0 ? .indexedNothing : nil)
        return nil
      }
      return load(array.index, index.integer).strengthened
    }
    if isBox(index, .range), let bounds = bounds(of: index.index, within: count) {
      guard bounds.lowerBound >= 0, bounds.upperBound <= count else {
        trap("a range is out of range of an array with \(count) elements")
        return nil
      }
      return slice(array, bounds.lowerBound, bounds.upperBound)
    }
    if index.isOpaque, let element = someElement(of: array, count) { return element }
    return opaquePart(of: index.isOpaque ? index : Word(opaque: 0))
  }

  /// One of a few objects or functions, whichever it is: the row that the user taps says which of the actions is meant. Nil
  /// for other values, which are as good as unknown, and for many.
  private func someElement(of array: Word, _ count: Int) -> Word? {
    guard (1...Self.mostElements).contains(count) else { return nil }
    for position in 0..<count {
      let element = load(array.index, position)
      guard element.isReference || isFunction(element) else { return nil }
    }
    return load(array.index, choose(count, .element, about: array)).strengthened
  }

  private static var mostElements: Int { 4 }

  /// The part of an array from one position to before another.
  func slice(_ array: Word, _ start: Int, _ end: Int) -> Word {
    let index = allocate(TypeInfo.Builtin.array.id, max(end - start, 0))
    for offset in 0..<max(end - start, 0) { store(load(array.index, start + offset), index, offset) }
    return Word(reference: index)
  }

  /// The integers of a range, open sides taken from `0..<count`; nil when a bound is no known integer.
  func bounds(of range: Int, within count: Int) -> Range<Int>? {
    let (lower, upper) = (load(range, 0), load(range, 1))
    guard lower.isNil || lower.isInteger, upper.isNil || upper.isInteger else { return nil }
    let start = lower.isNil ? 0 : lower.integer
    let end = upper.isNil ? count : upper.integer + (load(range, 2).truth ? 1 : 0)
    return start..<max(start, end)
  }

  /// What a dictionary holds for a key, or the default written; nil when the run stops.
  private func value(in dictionary: Word, _ site: CallSite, hasDefault: Bool) -> Word? {
    let key = site.arguments[0]
    let (place, answer) = find(key, in: dictionary.index, stride: 2)
    guard isRunning else { return nil }
    switch answer {
    case .yes: return load(dictionary.index, place + 1).strengthened
    case .no: return hasDefault && site.count == 2 ? site.arguments[1] : .nil
    case .unknown: return opaquePart(of: key.isOpaque ? key : Word(opaque: 0))
    }
  }

  func writeIndex(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.a)]
    if base.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    let shape = core.pointee.tables.shapes + Int(i.n)
    var site = CallSite(
      receiver: base, receiverRegister: i.a, argumentRegister: Frame.nowhere, arguments: r + Int(i.c),
      count: Int(shape.pointee.argumentCount), result: i.a, kind: .setter)
    site.extra = r[Int(i.b)]
    if base.isReference {
      switch TypeInfo.Builtin(rawValue: type(at: base.index)) {
      case .array where site.count == 1: return replaceElement(i, r)
      case .dictionary:
        guard let changed = setting(base, key: site.arguments[0], to: site.extra) else { return }
        r[Int(i.a)] = changed
        return advance()
      default: break
      }
    }
    let row = base.isOpaque || base.isNil ? -1 : tableRow(base)
    let target = row < 0 ? -1 : core.pointee.tables.dispatch[row, Int(i.n)]
    if target >= 0 { return invoke(target, site) }
    escape(site.extra)
    guard isRunning else { return }
    noteSite(frame)
    advance()
  }

  private func replaceElement(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let array = r[Int(i.a)]
    let index = r[Int(i.c)]
    let count = count(at: array.index)
    if index.isInteger {
      guard index.integer >= 0, index.integer < count else {
        return trap("index \(index.integer) is out of range of an array with \(count) elements")
      }
      r[Int(i.a)] = copy(array.index, replacing: index.integer, with: r[Int(i.b)])
    } else {
      r[Int(i.a)] = opaquePart(of: index.isOpaque ? index : Word(opaque: 0))
    }
    advance()
  }

  /// The dictionary with a key set, or removed by nil; opaque when an unknown key may be any; nil when the run stops.
  func setting(_ dictionary: Word, key: Word, to value: Word) -> Word? {
    let count = count(at: dictionary.index)
    let (place, answer) = find(key, in: dictionary.index, stride: 2)
    guard isRunning else { return nil }
    switch answer {
    case .unknown: return opaquePart(of: key.isOpaque ? key : Word(opaque: 0))
    case .yes where value.isNil: return removing(dictionary, place, 2)
    case .yes: return copy(dictionary.index, replacing: place + 1, with: value)
    case .no where value.isNil: return dictionary
    case .no:
      noteReads(dictionary.index, count: count)
      let index = allocate(TypeInfo.Builtin.dictionary.id, count + 2)
      (arena + index + 1).update(from: arena + dictionary.index + 1, count: count)
      store(key, index, count)
      store(value, index, count + 1)
      return Word(reference: index)
    }
  }

  /// A copy of a box without `length` payload words from `place` on.
  func removing(_ word: Word, _ place: Int, _ length: Int) -> Word {
    let count = count(at: word.index)
    noteReads(word.index, count: count)
    let index = allocate(type(at: word.index), count - length)
    (arena + index + 1).update(from: arena + word.index + 1, count: place)
    (arena + index + 1 + place).update(from: arena + word.index + 1 + place + length, count: count - place - length)
    return Word(reference: index)
  }

  /// A copy of a box with one more payload word at `place`.
  func inserting(_ element: Word, into word: Word, at place: Int) -> Word {
    let count = count(at: word.index)
    noteReads(word.index, count: count)
    let index = allocate(type(at: word.index), count + 1)
    (arena + index + 1).update(from: arena + word.index + 1, count: place)
    store(element, index, place)
    (arena + index + 2 + place).update(from: arena + word.index + 1 + place, count: count - place)
    return Word(reference: index)
  }

  func concatenated(_ left: Word, _ right: Word) -> Word {
    let (first, second) = (count(at: left.index), count(at: right.index))
    if first > 0, second > 0, first + second > Self.largestArray { return tooLargeArray() }
    noteReads(left.index, count: first)
    noteReads(right.index, count: second)
    let index = allocate(type(at: left.index), first + second)
    guard isRunning else { return left }
    (arena + index + 1).update(from: arena + left.index + 1, count: first)
    (arena + index + 1 + first).update(from: arena + right.index + 1, count: second)
    return Word(reference: index)
  }
}
