import Testing

@Suite struct ChainTests {
  static let chains = [
    Example("a?.b", "(chain (? a).b)"),
    Example("a?.b.c()", "(chain (call (? a).b.c))"),
    Example("a?.b?.c", "(chain (? (? a).b).c)"),
    Example("a?()", "(chain (call (? a)))"),
    Example("a?[1].b", "(chain (subscript (? a) 1).b)"),
    Example("a?.b!.c", "(chain (! (? a).b).c)"),
    Example("(a?.b).c", "(chain (? a).b).c"),
    Example("a?.b = c", "(chain (= (? a).b c))"),
    Example("a?.b?.c = d?.e", "(chain (= (? (? a).b).c (chain (? d).e)))"),
    Example("a?.b += 1", "(chain (+= (? a).b 1))"),
    Example("a?[i] = c", "(chain (= (subscript (? a) i) c))"),
    Example("a? = c", "(chain (= (? a) c))"),
    Example("a?.b == c", "(== (chain (? a).b) c)"),
    Example("x = a?.b", "(= x (chain (? a).b))"),
    Example("!(a?.b ?? c)", "(not (?? (chain (? a).b) c))"),
    Example("a?.b as? C", "(as? (chain (? a).b) C)"),
    Example("try a?.b = c", "(chain (= (? a).b c))"),
    Example("f(a?.b, &c)", "(call f (chain (? a).b) (& c))"),
    Example("a?.b(c?.d) { e?.f }", "(chain (call (? a).b (chain (? c).d) trailing { return (chain (? e).f) }))"),
    Example("a![0]!.b", "(! (subscript (! a) 0)).b"),
  ]
  @Test(arguments: chains) func readsChains(_ example: Example) { example.check() }

  static let members = [
    Example("self.a.b", "self.a.b"),
    Example("super.a()", "(call super.a)"),
    Example(".a", ".a"),
    Example(".a(b: 1)", "(call .a b: 1)"),
    Example("f(.init(x: 1))", "(call f (call .init x: 1))"),
    Example("A.init(b)", "(call A.init b)"),
    Example("a.0.1", "a.0.1"),
    Example("a.self", "a"),
    Example("A.self", "A"),
    Example("A.B.self", "A.B"),
    Example("a.b(_:)", "{ (_ $0) in return (call a.b $0) }"),
    Example("f(_:g:)", "{ (_ $0, _ $1) in return (call f $0 g: $1) }"),
    Example("`class`.`self`", "class.self"),
    Example("UIKit.UIView()", "(call UIView)"),
    Example("type(of: a).b", "(call type of: a).b"),
    Example("$a.b", "$a.b"),
    Example("Self.a", "Self.a"),
  ]
  @Test(arguments: members) func readsMembers(_ example: Example) { example.check() }

  static let types = [
    Example("[Int]()", "(call (type [Int]))"),
    Example("[String: [Int]]()", "(call (type [String: [Int]]))"),
    Example("[A.B](repeating: a, count: 2)", "(call (type [A.B]) repeating: a count: 2)"),
    Example("[() -> Void]()", "(call (type [() -> ()]))"),
    Example("[Int].self", "(type [Int])"),
    Example("Int?.none", "(type Int?).none"),
    Example("A<B>.c", "(type A<B>).c"),
    Example("A<B>()", "(call (type A<B>))"),
    Example("Array<Int>()", "(call (type [Int]))"),
    Example("Set<Int>()", "(call (type Set<Int>))"),
    Example("A.B<C>(d)", "(call (type A.B<C>) d)"),
    Example("f<A>(b)", "(call f b)"),
    Example("A.Type", "(type A.Type)"),
    Example("(A, B).self", "(type (A, B))"),
    Example("[1, 2].count", "[1, 2].count"),
    Example("[A].self", "(type [A])"),
    Example("[a: b].keys", "[a: b].keys"),
  ]
  @Test(arguments: types) func readsTypes(_ example: Example) { example.check() }
}
