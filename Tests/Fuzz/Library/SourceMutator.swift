/// Makes sources that look like somebody's code and are wrong in some way: tokens and lines go, come twice, change places
/// or come from another file; names are used for each other; the end is cut off; code nests without end.
package struct SourceMutator {
  private let sources: [[SourceToken]]
  private var random: SeededRandom

  /// - Parameter sources: at least one.
  package init(sources: [String], seed: UInt64) {
    self.sources = sources.map(SourceToken.tokens)
    random = SeededRandom(seed: seed)
  }

  /// The next mutated source: the same ones in the same order for the same seed.
  package mutating func next() -> String {
    var tokens = sources[random.below(sources.count)]
    for _ in 0...random.below(4) { mutate(&tokens) }
    return tokens.map(\.text).joined()
  }

  private mutating func mutate(_ tokens: inout [SourceToken]) {
    guard !tokens.isEmpty else { return }
    // What keeps the syntax whole comes more often: it gets further.
    switch random.below(16) {
    case 0...3: exchangeNames(&tokens)
    case 4, 5: removeLine(&tokens)
    case 6: repeatLine(&tokens)
    case 7, 8: insertBlock(&tokens)
    case 9: tokens.remove(at: random.below(tokens.count))
    case 10: tokens.insert(tokens[random.below(tokens.count)], at: random.below(tokens.count))
    case 11: tokens.swapAt(random.below(tokens.count), random.below(tokens.count))
    case 12: tokens[random.below(tokens.count)] = foreignToken()
    case 13: tokens.removeLast(random.below(tokens.count))
    case 14: nest(&tokens)
    default: removeRange(&tokens)
    }
  }

  /// One name becomes another name of the file or of another one, at one place or everywhere.
  private mutating func exchangeNames(_ tokens: inout [SourceToken]) {
    let names = tokens.indices.filter { tokens[$0].kind == .name }
    guard let first = random.element(of: names) else { return }
    let other = sources[random.below(sources.count)].filter { $0.kind == .name }
    guard
      let replacement = random.below(3) == 0 ? random.element(of: other) : random.element(of: names).map({ tokens[$0] })
    else { return }
    let old = tokens[first].text
    if random.below(2) == 0 {
      tokens[first] = replacement
    } else {
      for index in names where tokens[index].text == old { tokens[index] = replacement }
    }
  }

  private mutating func removeLine(_ tokens: inout [SourceToken]) {
    if let line = line(in: tokens) { tokens.removeSubrange(line) }
  }

  private mutating func repeatLine(_ tokens: inout [SourceToken]) {
    if let line = line(in: tokens) { tokens.insert(contentsOf: tokens[line], at: line.lowerBound) }
  }

  private mutating func removeRange(_ tokens: inout [SourceToken]) {
    let start = random.below(tokens.count)
    tokens.removeSubrange(start..<min(tokens.count, start + random.below(12)))
  }

  /// The tokens of some line with its end.
  private mutating func line(in tokens: [SourceToken]) -> Range<Int>? {
    let ends = tokens.indices.filter { tokens[$0].kind == .newline }
    guard ends.count > 1 else { return nil }
    let number = random.below(ends.count - 1)
    return ends[number] + 1..<ends[number + 1] + 1
  }

  /// A block in braces of some file is put behind an opening brace.
  private mutating func insertBlock(_ tokens: inout [SourceToken]) {
    let other = sources[random.below(sources.count)]
    let places = tokens.indices.filter { tokens[$0].text == "{" }
    guard let start = random.element(of: other.indices.filter { other[$0].text == "{" }),
      let place = random.element(of: places)
    else { return }
    var depth = 0
    var end = start
    while end < other.count {
      if other[end].text == "{" { depth += 1 }
      if other[end].text == "}" { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    let block = other[start..<end]
    let isStatement = random.below(2) == 0
    let inner =
      isStatement ? [SourceToken("do "), SourceToken("{")] + block.dropFirst() : Array(block.dropFirst().dropLast())
    tokens.insert(contentsOf: inner, at: place + 1)
  }

  /// Brackets, closures, calls or types around or behind one token, many times.
  private mutating func nest(_ tokens: inout [SourceToken]) {
    let pairs = [
      ("(", ")"), ("[", "]"), ("{ ", " }"), ("if a { ", " }"), ("f(", ")"), ("!", ""), ("a + ", ""), ("", "?.b"),
    ]
    let pair = pairs[random.below(pairs.count)]
    let depth = 1 << (3 + random.below(8))
    let place = random.below(tokens.count)
    tokens.insert(contentsOf: [SourceToken](repeating: SourceToken(pair.1), count: depth), at: place + 1)
    tokens.insert(contentsOf: [SourceToken](repeating: SourceToken(pair.0), count: depth), at: place)
  }

  private mutating func foreignToken() -> SourceToken {
    let other = sources[random.below(sources.count)]
    return other.isEmpty ? SourceToken("") : other[random.below(other.count)]
  }
}
