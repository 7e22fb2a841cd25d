import Testing

@Suite struct PatternTests {
  static let patterns = [
    Example("if case .a = x {}", "if case .a = x {}"),
    Example("if case .a(let b, _) = x {}", "if case .a(let b, _) = x {}"),
    Example("if case let .a(b, c: d) = x {}", "if case .a(let b, let d) = x {}"),
    Example("if case var .a(b) = x {}", "if case .a(var b) = x {}"),
    Example("if case A.b(1) = x {}", "if case A.b(~= 1) = x {}"),
    Example("if case A.B.c = x {}", "if case A.B.c = x {}"),
    Example("if case a.b = x {}", "if case ~= a.b = x {}"),
    Example("if case self.b = x {}", "if case ~= self.b = x {}"),
    Example("if case let a? = x {}", "if case let a? = x {}"),
    Example("if case .a(b: let c)? = x {}", "if case .a(let c)? = x {}"),
    Example("if case is A = x {}", "if case is A = x {}"),
    Example("if case let a as A = x {}", "if case let a as A = x {}"),
    Example("if case .a(let b as B) = x {}", "if case .a(let b as B) = x {}"),
    Example("if case (1, let a, _) = x {}", "if case (~= 1, let a, _) = x {}"),
    Example("if case let (a, (b, .c)) = x {}", "if case (let a, (let b, .c)) = x {}"),
    Example("if case (let a) = x {}", "if case let a = x {}"),
    Example("if case 1...3 = x {}", "if case ~= (... 1 3) = x {}"),
    Example("if case 1... = x {}", "if case ~= (... 1 nil) = x {}"),
    Example("if case -1 = x {}", "if case ~= -1 = x {}"),
    Example("if case nil = x {}", "if case ~= nil = x {}"),
    Example("if case \"a\" = x {}", "if case ~= \"a\" = x {}"),
    Example("if case f(1) = x {}", "if case ~= (call f 1) = x {}"),
    Example("if case .a(.b(let c)) = x {}", "if case .a(.b(let c)) = x {}"),
    Example("if case Optional.some(let a) = x {}", "if case Optional.some(let a) = x {}"),
    Example("if case a = x {}", "if case ~= a = x {}"),
    Example("if case _ = x {}", "if case _ = x {}"),
  ]
  @Test(arguments: patterns) func readsPatterns(_ example: Example) { example.check() }

  static let conditions = [
    Example("if a, b == c {}", "if a, (== b c) {}"),
    Example("if let a {}", "if let a = a {}"),
    Example("if var a = b?.c {}", "if var a = (chain (? b).c) {}"),
    Example("if let a: A = b {}", "if let a: A = b {}"),
    Example("if let self {}", "if let self = self {}"),
    Example("if let `self` = self {}", "if let self = self {}"),
    Example("if let (a, b) = c {}", "if let (a, b) = c {}"),
    Example("if let _ = a {}", "if let _ = a {}"),
    Example("if #available(iOS 13.4, tvOS 12, *) {}", "if #available(iOS 13.4) {}"),
    Example("if #unavailable(iOS 15) {}", "if #unavailable(iOS 15.0) {}"),
    Example("if #available(macOS 11, *) {}", "if #available(*) {}"),
    Example("while let a = b() {}", "while let a = (call b) {}"),
    Example("guard let a, a.b else { return }", "guard let a = a, a.b else {\n  return\n}"),
  ]
  @Test(arguments: conditions) func readsConditions(_ example: Example) { example.check() }
}
