import Testing

@Suite struct OperatorTests {
  static let precedence = [
    Example("a + b * c", "(+ a (* b c))"),
    Example("a * b + c", "(+ (* a b) c)"),
    Example("a - b - c", "(- (- a b) c)"),
    Example("a && b || c && d", "(|| (&& a b) (&& c d))"),
    Example("a == b && c != d", "(&& (== a b) (!= c d))"),
    Example("a ?? b ?? c", "(?? a (?? b c))"),
    Example("a < b ?? c", "(< a (?? b c))"),
    Example("a ? b : c ? d : e", "(?: a b (?: c d e))"),
    Example("a = b ? c : d", "(= a (?: b c d))"),
    Example("a = b = c", "(= a (= b c))"),
    Example("a += b * c", "(+= a (* b c))"),
    Example("a &<<= b", "(&<<= a b)"),
    Example("0 ..< n - 1", "(..< 0 (- n 1))"),
    Example("a << b & c", "(& (<< a b) c)"),
    Example("a === b || !c", "(|| (=== a b) (not c))"),
    Example("(a + b) * c", "(* (+ a b) c)"),
    Example("_ = a", "(= _ a)"),
    Example("(a, b) = (b, a)", "(= (tuple a b) (tuple b a))"),
    Example("a <> b + c", "(<> a (+ b c))"),
  ]
  @Test(arguments: precedence) func readsPrecedence(_ example: Example) { example.check() }

  static let casts = [
    Example("a as? B", "(as? a B)"),
    Example("a as! [B]", "(as! a [B])"),
    Example("a is B", "(is a B)"),
    Example("a as B.C?", "(as a B.C?)"),
    Example("a as? B ?? c", "(?? (as? a B) c)"),
    Example("a as? B == nil", "(== (as? a B) nil)"),
    Example("a == b as? C", "(== a (as? b C))"),
    Example("a + b as C", "(as (+ a b) C)"),
    Example("a as B as? C", "(as? (as a B) C)"),
    Example("a is B && c", "(&& (is a B) c)"),
    Example("x = a as? B", "(= x (as? a B))"),
  ]
  @Test(arguments: casts) func readsCasts(_ example: Example) { example.check() }

  static let attempts = [
    Example("try a", "a"),
    Example("try? a", "(try? a)"),
    Example("try! a + b", "(try! (+ a b))"),
    Example("a = try? b ?? c", "(= a (try? (?? b c)))"),
    Example("try? await a.b()", "(try? (call a.b))"),
    Example("await try! a", "(try! a)"),
    Example("a = await b + c", "(= a (+ b c))"),
    Example("try? a?.b", "(try? (chain (? a).b))"),
    Example("x = (try? a) ?? b", "(= x (?? (try? a) b))"),
    Example("consume a", "a"),
  ]
  @Test(arguments: attempts) func readsAttempts(_ example: Example) { example.check() }

  static let signs = [
    Example("-1", "-1"),
    Example("-1.5", "-1.5"),
    Example("-a", "(unary - a)"),
    Example("~a", "(unary ~ a)"),
    Example("!a.b", "(not a.b)"),
    Example("a - -1", "(- a -1)"),
    Example("a...", "(... a nil)"),
    Example("...a", "(... nil a)"),
    Example("..<a", "(..< nil a)"),
    Example("i++", "(+= i 1)"),
    Example("--i", "(-= i 1)"),
    Example("f(&a)", "(call f (& a))"),
  ]
  @Test(arguments: signs) func readsSigns(_ example: Example) { example.check() }

  @Test func declaredOperators() {
    Example(
      """
      precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }
      infix operator |>: Pipe
      infix operator <+>: AdditionPrecedence
      infix operator .=: AssignmentPrecedence
      x = a |> b ? c : d |> e
      a <+> b * c
      a .= b
      """,
      """
      (= x (|> (|> a (?: b c d)) e))
      (<+> a (* b c))
      (.= a b)
      """
    ).check()
  }

  @Test func operatorFunctions() {
    Example(
      """
      func + (left: A, right: A) -> A { left }
      prefix func - (value: A) -> A { value }
      """,
      """
      func +(_ left: A, _ right: A) -> A {
        return left
      }
      @prefix func -(_ value: A) -> A {
        return value
      }
      """
    ).check()
  }

  @Test func longChain() {
    let source = (0..<900).map { "a\($0)" }.joined(separator: " + ")
    #expect(read(source).diagnostics.isEmpty)
    #expect(read(source).file.statements.count == 1)
  }
}
