import Diagnostics
import SwiftFrontend
import Testing

@Suite struct ConditionalCompilationTests {
  static let conditions = [
    ("os(iOS)", true), ("os(macOS)", false), ("os(iOS) || os(tvOS)", true), ("!os(iOS)", false),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(UIKit.UIGestureRecognizerSubclass)", true),
    ("canImport(UIKit, _version: 1)", true), ("DEBUG", true), ("RELEASE", false),
    ("targetEnvironment(simulator)", false),
    ("swift(>=5.9)", true), ("swift(<6)", false), ("compiler(>=6.3)", true), ("compiler(>=99)", false),
    ("swift(>=4.2) && !os(macOS)", true), ("os(macOS) && DEBUG || os(iOS)", true),
    ("(os(macOS) || DEBUG) && true", true),
    ("arch(arm64)", true), ("arch(x86_64)", false), ("false", false), ("hasFeature(X)", true),
    ("DEBUG && (RELEASE || !canImport(WatchKit))", true),
  ]
  @Test(arguments: conditions) func readsConditions(_ condition: (text: String, holds: Bool)) {
    Example("#if \(condition.text)\na\n#else\nb\n#endif", condition.holds ? "a" : "b").check()
  }

  static let places = [
    Example("#if os(macOS)\na\n#elseif os(iOS)\nb\n#elseif DEBUG\nc\n#endif", "b"),
    Example("#if os(macOS)\na\n#endif", ""),
    Example("class A {\n#if DEBUG\nvar b = 1\n#else\nvar c = 1\n#endif\n}", "class A {\n  var b = 1\n}"),
    Example(
      "switch a {\n#if DEBUG\ncase .b: c\n#else\ncase .d: e\n#endif\ndefault: f }",
      "switch a {\n  case .b {\n    c\n  }\n  default {\n    f\n  }\n}"),
    Example("a\n#if DEBUG\n.b(.c)\n#else\n.d\n#endif\n.e()", "(call (call a.b .c).e)"),
    Example("a?.z\n#if DEBUG\n.b\n#endif", "(chain (? a).z.b)"),
    Example("a\n#if os(macOS)\n.b\n#endif", "a"),
    Example("#if DEBUG\n@objc\n#else\n@nope\n#endif\nclass A {}", "@objc class A {}"),
    Example("func f() -> A {\n#if DEBUG\na\n#else\nb\n#endif\n}", "func f() -> A {\n  return a\n}"),
    Example("#if DEBUG\nimport A\nclass B {}\nfunc c() {}\n#endif", "import A\nclass B {}\nfunc c() {}"),
    Example("#if DEBUG\n#if os(iOS)\na\n#endif\n#endif", "a"),
  ]
  @Test(arguments: places) func readsPlaces(_ example: Example) { example.check() }

  @Test(arguments: ["canImport(Lottie)", "canImport(Lottie.Views)", "canImport(Lottie, _version: 4)"])
  func aMissingModuleCannotBeImported(_ condition: String) {
    let file = SourceFile(path: "Page.swift", text: "#if \(condition)\na\n#else\nb\n#endif")
    let tree = SwiftFrontend.read(file, index: 0, reading: .subject, missingModules: ["Lottie"]).file
    #expect(tree.description == "b")
    #expect(SwiftFrontend.read(file, index: 0, reading: .subject).file.description == "a")
  }
}
