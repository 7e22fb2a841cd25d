/// The slow twin of `Canonicalizer`: the same canonical form, computed with plain Swift collections from its definition.
/// Does not run `deinit`s.
struct ReferenceCanonicalizer {
  private struct Object {
    var header: UInt64
    var payload: [Word]
    var type: Int32 { Header.type(header) }
  }

  private let globals: [Word]
  private let objects: [Int: Object]
  private let isIdentity: (Int32) -> Bool

  /// `words` are globals, then objects, as in an arena.
  init(words: [UInt64], globalCount: Int, isIdentity: @escaping (Int32) -> Bool) {
    globals = words.prefix(globalCount).map { Word(bits: $0) }
    var objects: [Int: Object] = [:]
    var index = globalCount
    while index < words.count {
      let count = Header.count(words[index])
      objects[index] = Object(
        header: words[index], payload: words[(index + 1)..<(index + 1 + count)].map { Word(bits: $0) })
      index += 1 + count
    }
    self.objects = objects
    self.isIdentity = isIdentity
  }

  func canonicalForm() -> [UInt64] {
    let live = reachable(from: globals)
    let leaked = leakedObjects(live: live)
    var form = Form(globals: globals)
    form.close(objects, isIdentity)
    let firstKept = form.words.count
    var place = 0
    while place < form.weak.count {
      let (position, target) = form.weak[place]
      place += 1
      if form.numbers[target] == nil, leaked.contains(target) {
        form.words[position] = Word(weak: form.number(target, objects, isIdentity))
        form.close(objects, isIdentity)
      } else {
        form.words[position] = form.numbers[target].map { Word(weak: $0) } ?? .nil
      }
    }
    return form.markingOrphans(from: firstKept, isIdentity)
  }

  private func reachable(from words: [Word]) -> Set<Int> {
    var seen: Set<Int> = []
    var work = words
    while let word = work.popLast() {
      guard word.isReference, seen.insert(word.index).inserted else { continue }
      work += objects[word.index]?.payload ?? []
    }
    return seen
  }

  /// What is left when dead objects that nothing holds are taken away, one at a time, until there is none.
  private func leakedObjects(live: Set<Int>) -> Set<Int> {
    let roots = objects.keys.filter { !live.contains($0) && isIdentity(objects[$0]?.type ?? 0) }
    var left = reachable(from: roots.map { Word(reference: $0) }).subtracting(live)
    while let free = left.first(where: { !isHeld($0, by: left) }) { left.remove(free) }
    return left
  }

  private func isHeld(_ index: Int, by others: Set<Int>) -> Bool {
    if let header = objects[index]?.header, header & Header.heldByLeak != 0 { return true }
    return others.contains { objects[$0]?.payload.contains(Word(reference: index)) ?? false }
  }

  /// A canonical form in the making.
  private struct Form {
    var words: [Word]
    /// New numbers of objects with identity.
    var numbers: [Int: Int] = [:]
    /// Places of weak words with the old numbers that they mean.
    var weak: [(position: Int, target: Int)] = []
    private var next = 0
    private var headers: [Int: UInt64] = [:]

    init(globals: [Word]) { words = globals }

    /// Follows all references that have not been followed.
    mutating func close(_ objects: [Int: Object], _ isIdentity: (Int32) -> Bool) {
      while next < words.count {
        let word = words[next]
        if headers[next] == nil {
          if word.isReference { words[next] = Word(reference: number(word.index, objects, isIdentity)) }
          if word.isWeak { weak.append((next, word.index)) }
        }
        next += 1
      }
    }

    /// The new number of an object, which is appended unless it has one.
    mutating func number(_ old: Int, _ objects: [Int: Object], _ isIdentity: (Int32) -> Bool) -> Int {
      if let number = numbers[old] { return number }
      guard let object = objects[old] else { return 0 }
      let number = words.count
      if isIdentity(object.type) { numbers[old] = number }
      headers[number] = object.header
      words.append(Word(bits: object.header))
      words += object.payload
      return number
    }

    /// The words, with kept objects that no kept object holds marked as held by a leak.
    func markingOrphans(from first: Int, _ isIdentity: (Int32) -> Bool) -> [UInt64] {
      var result = words.map(\.bits)
      let held = Set(
        words.indices.filter { $0 >= first && headers[$0] == nil && words[$0].isReference }.map { words[$0].index })
      for (index, header) in headers where index >= first && isIdentity(Header.type(header)) && !held.contains(index) {
        result[index] |= Header.heldByLeak
      }
      return result
    }
  }
}
