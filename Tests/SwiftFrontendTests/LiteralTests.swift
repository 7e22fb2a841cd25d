import Testing

@Suite struct LiteralTests {
  static let literals = [
    Example("nil", "nil"),
    Example("true", "true"),
    Example("false", "false"),
    Example("1_000", "1000"),
    Example("0xFF_f", "4095"),
    Example("0b101", "5"),
    Example("0o17", "15"),
    Example("0xcbf29ce484222325", "-3750763034362895579"),
    Example("99999999999999999999", "1e+20"),
    Example("1_0.5e3", "10500.0"),
    Example("0x1p3", "8.0"),
    Example(#""a""#, #""a""#),
    Example(#""a\n\u{e9}\\""#, #""a\né\\""#),
    Example(##"#"a\n"#"##, ##""a\\n""##),
    Example("\"\"\"\n  a\n    b\n  \"\"\"", #""a\n  b""#),
    Example("\"\"\"\n  a\\\n  b\n  \"\"\"", #""ab""#),
    Example(#""""#, #""""#),
    Example(#""a\(b)c\(d, e: f)""#, "(interpolated \"a\" b \"c\" d f)"),
    Example(#""\(a?.b ?? "c")""#, #"(interpolated (?? (chain (? a).b) "c"))"#),
    Example(##"#"\#(a)"#"##, "(interpolated a)"),
    Example(#"\A.b.c"#, #"\.b.c"#),
    Example(#"\.b?.c"#, #"\.b.c"#),
    Example(#"_ = \.self"#, #"(= _ \)"#),
  ]
  @Test(arguments: literals) func readsLiterals(_ example: Example) { example.check() }

  static let macros = [
    Example("#selector(A.b(_:c:))", "(selector b(_:c:))"),
    Example("#selector(b)", "(selector b)"),
    Example("#selector(self.b as () -> Void)", "(selector b)"),
    Example("#selector((A.b) as (A) -> () -> Void)", "(selector b)"),
    Example("#selector(getter: A.b)", "(selector b)"),
    Example("#selector(setter: b)", "(selector b)"),
    Example("#keyPath(A.b.c)", #""b.c""#),
    Example("#keyPath(b.c)", #""b.c""#),
    Example("#file", #""Sources/Cell.swift""#),
    Example("#fileID", #""Cell.swift""#),
    Example("a\n  .b(#line, #column)", "(call a.b 2 13)"),
    Example("func f(_ a: A, b: B) { #function }", "func f(_ a: A, b: B) {\n  \"f(_:b:)\"\n}"),
    Example(##"#warning("a")"##, ""),
    Example("func f() { #warning(\"a\") }", "func f() {\n  (tuple)\n}"),
  ]
  @Test(arguments: macros) func readsMacros(_ example: Example) { example.check() }
}
