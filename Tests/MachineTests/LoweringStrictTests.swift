import Testing

@testable import Machine

/// Names that nobody defines.
@Suite struct LoweringStrictTests {
  static let mistakes: [(String, String, String?)] = [
    ("func f() { g() }\nfunc gg() {}", "unknown name `g`", "did you mean `f`?"),
    (
      "class Card { var title = 1 }\nfunc f(_ c: Card) { c.titel = 2 }", "no type has a member `titel`",
      "did you mean `title`?"
    ),
    ("class Card {}\nfunc f(_ c: Crad) {}", "unknown type `Crad`", "did you mean `Card`?"),
    (
      "class Card { func go(to x: Int) {} }\nfunc f(_ c: Card) { c.go(2) }", "no declaration matches the call `go(_:)`",
      "declared: `go(to:)`"
    ),
    ("class Card: Paper {}", "unknown type `Paper`", nil),
    ("extension Paper { func f() {} }", "unknown type `Paper`", nil),
    ("func f(_ x: Any) { _ = x as? Papre }\nclass Paper {}", "unknown type `Papre`", "did you mean `Paper`?"),
  ]

  @Test(arguments: mistakes) func areErrorsInMachineFiles(source: String, message: String, note: String?) {
    let lowered = Lowered(machine: source)
    #expect(lowered.errors == [message])
    if let note { #expect(lowered.diagnostics.first?.notes.map(\.message).contains(note) == true) }
  }

  @Test(arguments: mistakes) func areTakenInCodeUnderTest(source: String, message: String, note: String?) {
    #expect(Lowered(subject: source).errors == [])
  }

  @Test func areCountedInCodeUnderTest() {
    let lowered = Lowered(subject: "func f() { track(1); track(2); Analytics.log() }")
    #expect(lowered.program.unknownNames.map { "\($0.name) \($0.count)" } == ["Analytics 1", "track 2"])
  }

  @Test func foundationNamesAreKnown() {
    let lowered = Lowered(
      machine: """
        class View { var frame: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1); var alpha: CGFloat = 1 }
        func f(_ d: TimeInterval, _ u: URL?) { _ = abs(-1) + max(1, 2); print(Swift.min(1, 2), CGFloat.pi) }
        """)
    #expect(lowered.errors == [])
  }

  @Test func vocabularyIsNativeInMachineFilesOnly() {
    let text = "func f() { check(true, .TV104, \"m\", about: nil) }"
    let machine = Lowered(machine: "enum Rule { case TV104 }\n" + text)
    #expect(machine.code("f").contains("native check (r1, r2, r3, r4, r5, r6)"))
    #expect(machine.code("f").contains("r2 = Rule.TV104"))
    #expect(machine.code("f").contains("r4 = missing"))
    #expect(machine.code("f").contains("r5 = missing"))
    #expect(!Lowered(subject: text).code("f").contains("native"))
  }

  @Test func hooksAreFoundByName() {
    let lowered = Lowered(machine: "func offerEvents() {}\nfunc isSettled() -> Bool { true }")
    #expect(lowered.program.hooks.offerEvents == 0)
    #expect(lowered.program.hooks.isSettled == 1)
    #expect(lowered.program.hooks.inspectState == -1)
  }
}
