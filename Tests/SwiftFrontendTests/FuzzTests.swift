import Diagnostics
import Program
import TestSupport
import Testing

/// Mutated sources never crash the front end, give the same tree each time, and no span leaves the file.
@Suite struct FuzzTests {
  /// Sources that use every construct.
  static let seeds: [String] =
    [
      OperatorTests.precedence, OperatorTests.casts, OperatorTests.attempts, ChainTests.chains, ChainTests.members,
      ChainTests.types, CallTests.closures, LiteralTests.literals, LiteralTests.macros, PatternTests.patterns,
      PatternTests.conditions, StatementTests.branches, StatementTests.loops, StatementTests.leaving,
      StatementTests.locals, DeclarationTests.types, DeclarationTests.functions, DeclarationTests.variables,
      ConditionalCompilationTests.places,
    ].flatMap { $0.map(\.source) }

  static let snippets = [
    "(", ")", "[", "]", "{", "}", "?", "!", ".", ",", ":", "->", "=", "in", "let ", "case ", "#if A\n", "#endif\n",
    "\"",
    "\\(", "\n", "@", "$0", "&", "try? ", "await ", "else ", "where ", "_", "é", "\u{0}", "\r\n", "//", "/*", "#",
    "some ",
  ]

  @Test(arguments: 0..<Effort.count(60, sample: 15)) func mutations(_ seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<10 {
      var scalars = Array(Self.seeds[random.below(Self.seeds.count)].unicodeScalars)
      for _ in 0...random.below(6) { mutate(&scalars, &random) }
      check(String(String.UnicodeScalarView(scalars)))
    }
  }

  private func mutate(_ scalars: inout [Unicode.Scalar], _ random: inout Generator) {
    let position = random.below(scalars.count + 1)
    let length = min(random.below(8), scalars.count - position)
    switch random.below(4) {
    case 0: scalars.removeSubrange(position..<position + length)
    case 1: scalars.insert(contentsOf: Self.snippets[random.below(Self.snippets.count)].unicodeScalars, at: position)
    case 2: scalars.insert(contentsOf: Self.seeds[random.below(Self.seeds.count)].unicodeScalars, at: position)
    default: scalars.insert(contentsOf: scalars[position..<position + length], at: random.below(scalars.count + 1))
    }
  }

  private func check(_ source: String) {
    let (file, diagnostics) = read(source)
    let size = source.utf8.count
    for span in SpanCollector.spans(of: file) + diagnostics.map(\.span) {
      if span.file != 0 || span.start < 0 || span.end < span.start || Int(span.end) > size {
        Issue.record("span \(span.start)..<\(span.end) of \(size) bytes: \(source.debugDescription)")
      }
    }
    #expect(file.description == read(source).file.description)
  }
}

/// xorshift64*: the same numbers on every machine.
private struct Generator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(1, bound)
  }
}

/// All spans of a tree, found by reflection.
enum SpanCollector {
  static func spans(of value: Any) -> [SourceSpan] {
    if let span = value as? SourceSpan { return [span] }
    return Mirror(reflecting: value).children.flatMap { spans(of: $0.value) }
  }
}
