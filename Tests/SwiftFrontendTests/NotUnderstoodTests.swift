import Program
import Testing

@Suite struct NotUnderstoodTests {
  static let constructs = [
    Example("#Preview { a }", "// not understood: macro #Preview"),
    Example("class A { #Macro(b) }", "class A {}\n// not understood: macro #Macro"),
    Example(
      "a = #expect(b, c: d)", "(= a (not-understood \"macro #expect\" b d))\n// not understood: macro #expect"),
    Example("a = /b/", "(= a (not-understood \"regular expression\"))\n// not understood: regular expression"),
    Example(
      #"a = \.b[0]"#,
      "(= a (not-understood \"key path with a subscript or method\"))\n"
        + "// not understood: key path with a subscript or method"),
    Example("a = b[keyPath: \\.c.d]", "(= a b.c.d)"),
    Example("a[keyPath: \\B.c] = d", "(= a.c d)"),
    Example(
      "a[keyPath: b] = c",
      "(not-understood \"assignment through a key path value\" (subscript a keyPath: b) c)\n"
        + "// not understood: assignment through a key path value"),
    Example(
      "func f() { import A }",
      "func f() {\n  not understood: declaration inside a body\n}\n// not understood: declaration inside a body"),
    Example("macro a() = b", "// not understood: macro declaration"),
    Example("let a: (repeat each B)", "let a: B\n// not understood: parameter pack"),
    Example(
      "struct A { consuming func b() { discard self } }",
      "struct A {\n  func b() {\n    not understood: discard\n  }\n}\n// not understood: discard"),
    Example(
      "var a: A { get { b } init { c } }", "var a: A {\n  get {\n    return b\n  }\n}\n// not understood: init accessor"
    ),
    Example("#if a(b)\nc\n#endif", "// not understood: condition of #if"),
    Example(
      "var a: A { unsafeAddress { b } }",
      "var a: A {\n  get {\n    not understood: variable without a getter\n  }\n}\n// not understood: unsafeAddress accessor"
    ),
  ]
  @Test(arguments: constructs) func readsConstructs(_ example: Example) { example.check() }

  @Test func orderAndPlace() {
    let source = "a = /b/\n#Preview { c }\nd = #e"
    let entries = read(source).file.notUnderstood
    #expect(entries.map { text($0.span, in: source) } == ["/b/", "#Preview { c }", "#e"])
  }

  @Test func inactiveCodeDoesNotCount() {
    #expect(read("#if os(macOS)\na = /b/\n#endif").file.notUnderstood.isEmpty)
  }
}
