/// How the elements of a value are reached.
enum Elements {
  /// Payload words of the object with the header at the index.
  case payload(Int)
  /// Key and value pairs of a dictionary.
  case pairs(Int)
  /// Consecutive integers; without an upper bound `Int.max`.
  case integers(Range<Int>)
  /// Not known: none, or one opaque element.
  case unknown(Word)
}

extension Machine {
  func elements(of sequence: Word) -> Elements {
    guard sequence.isReference else { return .unknown(sequence.isOpaque ? sequence : Word(opaque: 0)) }
    switch TypeInfo.Builtin(rawValue: type(at: sequence.index)) {
    case .array, .set: return .payload(sequence.index)
    case .dictionary: return .pairs(sequence.index)
    case .range:
      guard !load(sequence.index, 0).isNil, let bounds = bounds(of: sequence.index, within: .max) else {
        return .unknown(opaque(load(sequence.index, 0), load(sequence.index, 1)))
      }
      return .integers(bounds)
    default: return .unknown(Word(opaque: 0))
    }
  }

  func nextElement(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let sequence = r[Int(i.b)]
    if sequence.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    let counter = r[Int(i.b) + 1].isInteger ? r[Int(i.b) + 1].integer : 0
    burn()
    guard let element = element(counter, of: sequence) else {
      if isRunning { frame.pointee.pc = i.n }
      return
    }
    guard isRunning else { return }
    r[Int(i.b) + 1] = Word(small: counter + 1)
    r[Int(i.a)] = element
    advance()
  }

  /// Element `counter` of a sequence, nil at its end.
  private func element(_ counter: Int, of sequence: Word) -> Word? {
    switch elements(of: sequence) {
    case .payload(let index):
      return counter < count(at: index) ? load(index, counter).strengthened : nil
    case .pairs(let index):
      guard 2 * counter < count(at: index) else { return nil }
      return tuple(labels: tables.names.keyValueLabels, load(index, 2 * counter), load(index, 2 * counter + 1))
    case .integers(let range):
      return counter < range.count ? Word(exactly: range.lowerBound + counter) : nil
    case .unknown(let word):
      guard counter == 0, choose(2, .sequence, about: word) == 1 else { return nil }
      return opaquePart(of: word)
    }
  }

  /// The elements as an array; opaque when they are not known or too many.
  func array(of sequence: Word) -> Word {
    switch elements(of: sequence) {
    case .payload(let index):
      if type(at: index) == TypeInfo.Builtin.array.id { return sequence }
      return relabelled(sequence, TypeInfo.Builtin.array.id)
    case .pairs(let dictionary):
      let count = count(at: dictionary) / 2
      let index = allocate(TypeInfo.Builtin.array.id, count)
      for offset in 0..<count { store(.nil, index, offset) }
      for offset in 0..<count {
        let labels = tables.names.keyValueLabels
        let pair = tuple(labels: labels, load(dictionary, 2 * offset), load(dictionary, 2 * offset + 1))
        store(pair, index, offset)
      }
      return Word(reference: index)
    case .integers(let range):
      guard range.count < core.pointee.arenaLimit else {
        exhaust(.memory)
        return .nil
      }
      let index = allocate(TypeInfo.Builtin.array.id, range.count)
      for offset in 0..<range.count { store(Word(small: range.lowerBound + offset), index, offset) }
      return Word(reference: index)
    case .unknown(let word): return opaquePart(of: word)
    }
  }

  /// A copy of a box under another type.
  func relabelled(_ word: Word, _ type: Int32) -> Word {
    let count = count(at: word.index)
    noteReads(word.index, count: count)
    let index = allocate(type, count)
    (arena + index + 1).update(from: arena + word.index + 1, count: count)
    return Word(reference: index)
  }

  /// A set of an array's elements; elements that may be equal to others are kept.
  func set(of array: Word) -> Word? {
    var result = Word(reference: allocate(TypeInfo.Builtin.set.id, 0))
    for offset in 0..<count(at: array.index) {
      let element = load(array.index, offset)
      if find(element, in: result.index, stride: 1).answer != .yes {
        result = inserting(element, into: result, at: count(at: result.index))
      }
      guard isRunning else { return nil }
    }
    return result
  }
}
