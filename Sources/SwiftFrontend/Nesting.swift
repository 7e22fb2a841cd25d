import Diagnostics
import Threading

/// How deeply the brackets of a source text nest, found before it is parsed.
///
/// SwiftParser stops at `maximumDepth` open brackets, too, but may take quadratic time for what follows, and time
/// exponential in the length of a run like `[[[[(`. Brackets in comments and strings do not count, those of
/// interpolations and `#if` do.
struct Nesting {
  /// Open brackets and `#if`s; the limit of the Swift compiler.
  static let maximumDepth = 256
  /// Brackets in a row, at least one of them square.
  static let maximumRun = 12

  private enum Opener: Equatable {
    case round, square, curly
    /// `#if`
    case condition
    /// `\(` in a string with so many `#` and quotes.
    case interpolation(pounds: Int, quotes: Int)
  }

  private let text: [UInt8]
  private var offset = 0
  private var open: [Opener] = []
  private var run = 0
  private var runHasSquare = false

  private init(_ text: [UInt8]) { self.text = text }

  /// The error to report for code that nests too deeply; `nil` for code that can be parsed. O(text).
  static func error(in input: SwiftFrontend.Input) -> Diagnostic? {
    var nesting = Nesting(Array(input.file.text.utf8))
    guard let found = nesting.findExcess() else { return nil }
    let span = SourceSpan(file: input.index, start: found.offset, end: found.offset + 1)
    return Diagnostic(.error, "the code is nested too deeply: \(found.reason)", at: span)
  }

  private mutating func findExcess() -> (offset: Int, reason: String)? {
    let limit = DeepStack.limit(Self.maximumDepth)
    while offset < text.count {
      let start = offset
      step()
      if open.count > limit { return (start, "more than \(limit) brackets are open here\(DeepStack.crampedReason)") }
      if runHasSquare, run > Self.maximumRun { return (start, "more than \(Self.maximumRun) brackets in a row") }
    }
    return nil
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < text.count ? text[offset + distance] : 0
  }

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { buffer in
      offset + buffer.count <= text.count && buffer.indices.allSatisfy { buffer[$0] == text[offset + $0] }
    }
  }

  /// Reads one token, as coarsely as brackets demand.
  private mutating func step() {
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "("): push(.round)
    case UInt8(ascii: "["): push(.square)
    case UInt8(ascii: "{"): push(.curly)
    case UInt8(ascii: ")"): closeRound()
    case UInt8(ascii: "]"): pop(.square)
    case UInt8(ascii: "}"): pop(.curly)
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "\\"): other(2)
    default: other(1)
    }
  }

  private mutating func other(_ length: Int) {
    run = 0
    runHasSquare = false
    offset += length
  }

  // MARK: Brackets

  private mutating func push(_ opener: Opener) {
    open.append(opener)
    offset += 1
    if opener == .curly {
      run = 0
      runHasSquare = false
    } else {
      run += 1
      runHasSquare = runHasSquare || opener == .square
    }
  }

  /// Closes the innermost bracket of the kind and what was left open in it; not beyond an interpolation.
  private mutating func pop(_ opener: Opener) {
    other(1)
    for index in open.indices.reversed() {
      if open[index] == opener {
        open.removeSubrange(index...)
        return
      }
      if case .interpolation = open[index] { return }
      if opener != .curly, open[index] == .curly { return }
    }
  }

  private mutating func closeRound() {
    if case .interpolation(let pounds, let quotes)? = open.last {
      open.removeLast()
      other(1)
      content(pounds: pounds, quotes: quotes)
    } else {
      pop(.round)
    }
  }

  // MARK: Comments

  private mutating func skipLine() {
    while offset < text.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    repeat {
      let current = text[offset]
      offset += 1
      if current == slash, byte() == star {
        depth += 1
        offset += 1
      } else if current == star, byte() == slash {
        depth -= 1
        offset += 1
      }
    } while depth > 0 && offset < text.count
  }

  // MARK: Strings

  private mutating func pound() {
    if starts(with: "#if"), !isWord(byte(3)) {
      open.append(.condition)
      return other(3)
    }
    if starts(with: "#endif") {
      if let index = open.lastIndex(of: .condition) { open.remove(at: index) }
      return other(6)
    }
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    other(pounds)
    if byte() == UInt8(ascii: "\"") { string(pounds: pounds) }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// At the opening quote.
  private mutating func string(pounds: Int) {
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    other(quotes)
    content(pounds: pounds, quotes: quotes)
  }

  /// Reads the string up to its end, or up to an interpolation, which is then open.
  private mutating func content(pounds: Int, quotes: Int) {
    while offset < text.count {
      switch byte() {
      case UInt8(ascii: "\"") where isDelimiter(quotes: quotes, pounds: pounds):
        return other(quotes + pounds)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if quotes == 1 { return }
        offset += 1
      case UInt8(ascii: "\\") where hasPounds(pounds, after: 1):
        offset += 1 + pounds
        if byte() == UInt8(ascii: "(") {
          open.append(.interpolation(pounds: pounds, quotes: quotes))
          return other(1)
        }
        if byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { offset += 1 }
      default: offset += 1
      }
    }
  }

  private func isDelimiter(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasPounds(pounds, after: quotes)
  }

  private func hasPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }
}
