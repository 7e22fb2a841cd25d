extension Machine {
  /// Runs a built-in method: arguments as written, the receiver in `site.receiver`.
  func callBuiltin(_ method: BuiltinMethod, _ site: CallSite) {
    switch method {
    case .arrayAppend, .arrayAppendContents, .arrayInsert, .arrayRemoveAt, .arrayRemoveLast, .arrayPopLast,
      .arrayRemoveFirst, .arrayRemoveAll, .arrayContains, .arrayReversed, .arraySwap, .arrayInit, .arrayInitRepeating:
      callArray(method, site)
    case .dictionaryRemove, .dictionaryUpdate, .dictionaryRemoveAll, .dictionaryInit:
      callDictionary(method, site)
    case .setInsert, .setRemove, .setContains, .setRemoveAll, .setInit, .setInitEmpty:
      callSet(method, site)
    case .rangeContains, .intInit, .doubleInit, .boolInit, .boolToggle, .stringInit, .doubleRounded, .intIsMultiple:
      callScalar(method, site)
    }
  }

  /// Argument `number`, nil (the word) when it is not written.
  @inline(__always) func argument(_ number: Int, _ site: CallSite) -> Word {
    number < site.count ? site.arguments[number] : .nil
  }

  /// Delivers a result and the receiver's new value.
  func finish(_ site: CallSite, _ result: Word, receiver: Word) {
    guard isRunning else { return }
    let isWanted = site.kind != .boundary && site.receiverRegister != Frame.nowhere
    let r = site.kind == .boundary ? nil : registers(of: frame)
    finish(site, result)
    if isWanted, let r { r[Int(site.receiverRegister)] = receiver }
  }

  /// An opaque answer that depends on the receiver and the arguments.
  func opaqueResult(_ site: CallSite, _ known: OpaqueTraits = []) -> Word {
    var traits = TraitUnion()
    traits.add(site.receiver)
    for index in 0..<site.count { traits.add(site.arguments[index]) }
    return traits.result(known)
  }

  func answer(_ answer: Ternary, _ site: CallSite) -> Word {
    answer == .unknown ? opaqueResult(site, .notNil) : Word(answer == .yes)
  }

  private func callArray(_ method: BuiltinMethod, _ site: CallSite) {
    switch method {
    case .arrayInit: return finish(site, site.count == 0 ? emptyArray() : array(of: site.arguments[0]))
    case .arrayInitRepeating: return finish(site, repeated(argument(0, site), argument(1, site)))
    default: break
    }
    guard isBox(site.receiver, .array) else { return finish(site, opaqueResult(site)) }
    let array = site.receiver
    let count = count(at: array.index)
    switch method {
    case .arrayAppend:
      let element = argument(0, site)
      if count >= Self.largestArray { return finish(site, .void, receiver: tooLargeArray()) }
      let isFull = isFull(array, of: element)
      finish(site, .void, receiver: isFull ? array : inserting(element, into: array, at: count))
    case .arrayAppendContents:
      let more = self.array(of: argument(0, site))
      finish(site, .void, receiver: isBox(more, .array) ? concatenated(array, more) : more)
    case .arrayInsert: insert(site, count)
    case .arrayRemoveAt: remove(argument(0, site), site, count)
    case .arrayRemoveFirst: remove(Word(small: 0), site, count)
    case .arrayRemoveLast:
      // The collection must not be empty (https://developer.apple.com/documentation/swift/array/removelast()).
      count == 0 ? trap("the last element of an empty array is removed") : remove(Word(small: count - 1), site, count)
    case .arrayPopLast:
      count == 0 ? finish(site, .nil, receiver: array) : remove(Word(small: count - 1), site, count)
    case .arrayRemoveAll: finish(site, .void, receiver: emptyArray())
    case .arrayContains:
      let found = find(argument(0, site), in: array.index, stride: 1).answer
      finish(site, answer(found, site))
    case .arrayReversed: finish(site, reversed(array))
    default: swap(site, count)
    }
  }

  private func emptyArray() -> Word { Word(reference: allocate(TypeInfo.Builtin.array.id, 0)) }

  private func repeated(_ element: Word, _ count: Word) -> Word {
    guard count.isInteger else { return opaquePart(of: count.isOpaque ? count : Word(opaque: 0)) }
    guard count.integer >= 0 else {
      trap("an array with a negative count is made")
      return .nil
    }
    if count.integer > Self.largestArray { return tooLargeArray() }
    let index = allocate(TypeInfo.Builtin.array.id, count.integer)
    for offset in 0..<count.integer { store(element, index, offset) }
    return Word(reference: index)
  }

  private func reversed(_ array: Word) -> Word {
    let count = count(at: array.index)
    let index = allocate(TypeInfo.Builtin.array.id, count)
    for offset in 0..<count { store(load(array.index, count - 1 - offset), index, offset) }
    return Word(reference: index)
  }

  private func insert(_ site: CallSite, _ count: Int) {
    let place = argument(1, site)
    guard place.isInteger else { return finish(site, .void, receiver: opaqueResult(site)) }
    guard place.integer >= 0, place.integer <= count else {
      return trap("index \(place.integer) is out of range of an array with \(count) elements")
    }
    finish(site, .void, receiver: inserting(argument(0, site), into: site.receiver, at: place.integer))
  }

  private func remove(_ place: Word, _ site: CallSite, _ count: Int) {
    guard place.isInteger else { return finish(site, opaqueResult(site), receiver: opaqueResult(site)) }
    guard place.integer >= 0, place.integer < count else {
      return trap("index \(place.integer) is out of range of an array with \(count) elements")
    }
    let element = load(site.receiver.index, place.integer).strengthened
    finish(site, element, receiver: removing(site.receiver, place.integer, 1))
  }

  private func swap(_ site: CallSite, _ count: Int) {
    let (first, second) = (argument(0, site), argument(1, site))
    guard first.isInteger && second.isInteger else { return finish(site, .void, receiver: opaqueResult(site)) }
    for place in [first.integer, second.integer] where place < 0 || place >= count {
      return trap("index \(place) is out of range of an array with \(count) elements")
    }
    let array = site.receiver.index
    let new = copy(array, replacing: first.integer, with: load(array, second.integer))
    store(load(array, first.integer), new.index, second.integer)
    finish(site, .void, receiver: new)
  }

  private func callDictionary(_ method: BuiltinMethod, _ site: CallSite) {
    let isInit = method == .dictionaryInit || method == .dictionaryRemoveAll
    if isInit {
      let empty = Word(reference: allocate(TypeInfo.Builtin.dictionary.id, 0))
      return method == .dictionaryInit ? finish(site, empty) : finish(site, .void, receiver: empty)
    }
    guard isBox(site.receiver, .dictionary) else { return finish(site, opaqueResult(site)) }
    let key = method == .dictionaryRemove ? argument(0, site) : argument(1, site)
    let value = method == .dictionaryRemove ? Word.nil : argument(0, site)
    let (place, found) = find(key, in: site.receiver.index, stride: 2)
    guard isRunning, let changed = setting(site.receiver, key: key, to: value) else { return }
    switch found {
    case .yes: finish(site, load(site.receiver.index, place + 1).strengthened, receiver: changed)
    case .no: finish(site, .nil, receiver: changed)
    case .unknown: finish(site, opaqueResult(site), receiver: changed)
    }
  }

  private func callSet(_ method: BuiltinMethod, _ site: CallSite) {
    let empty = method == .setRemoveAll || method == .setInitEmpty || (method == .setInit && site.count == 0)
    if empty {
      let set = Word(reference: allocate(TypeInfo.Builtin.set.id, 0))
      return method == .setRemoveAll ? finish(site, .void, receiver: set) : finish(site, set)
    }
    if method == .setInit {
      let elements = array(of: argument(0, site))
      guard isBox(elements, .array) else { return finish(site, elements) }
      guard let set = set(of: elements) else { return }
      return finish(site, set)
    }
    guard isBox(site.receiver, .set) else { return finish(site, opaqueResult(site)) }
    let value = argument(0, site)
    let (place, found) = find(value, in: site.receiver.index, stride: 1)
    guard isRunning else { return }
    switch method {
    case .setContains: finish(site, answer(found, site))
    case .setInsert:
      let member = found == .yes ? load(site.receiver.index, place) : value
      let result = tuple(labels: tables.names.insertedLabels, answer(found.negated, site), member)
      let count = count(at: site.receiver.index)
      finish(site, result, receiver: found == .yes ? site.receiver : inserting(value, into: site.receiver, at: count))
    default:
      if found == .unknown { return finish(site, opaqueResult(site), receiver: opaqueResult(site)) }
      guard found == .yes else { return finish(site, .nil, receiver: site.receiver) }
      finish(site, load(site.receiver.index, place), receiver: removing(site.receiver, place, 1))
    }
  }
}

extension Machine {
  /// How many unknown elements, all alike, a collection of code under test grows to from step to step.
  private static let mostUnknowns = 4

  /// An array that would have more elements is something unknown: a table of a recognizer of images, samples of a sound. Each
  /// change makes a new box, so that a step that fills such a table has no room for it.
  static let largestArray = 512

  /// In the place of an array that has no room: what is done with its elements is not followed, which is a bound
  /// (`Limit.elements`).
  func tooLargeArray() -> Word {
    if let name = log.image.nameIDs["elements"] { mark(name) }
    return Word(opaque: OpaqueTraits.notNil.rawValue)
  }

  /// Whether one more unknown element would tell the array from what it was by its count alone. Such arrays would grow with
  /// every tap: they stay as they are, which is a bound (`Limit.elements`). Arrays that the step has made grow as they like.
  private func isFull(_ array: Word, of element: Word) -> Bool {
    guard element.isOpaque, array.index < core.pointee.stateCount, !core.pointee.isHypothetical,
      row(frame.pointee.function).pointee.isSubject
    else { return false }
    let count = count(at: array.index)
    guard count >= Self.mostUnknowns, (0..<count).allSatisfy({ load(array.index, $0).bits == element.bits }) else {
      return false
    }
    if let name = log.image.nameIDs["elements"] { mark(name) }
    return true
  }
}
