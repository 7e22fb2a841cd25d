import Testing

@testable import Machine

/// A value, or a literal where there is none: however that is written, nothing is asked, and the same is found.
@Suite struct WrittenDefaultsTests {
  private struct Found: Equatable {
    var violations: Set<ViolatedProperty>
    var runs: Int
  }

  private func find(_ function: String, _ entry: String, takesDefaultsTogether: Bool) -> Found {
    var options = LoweringOptions()
    options.takesDefaultsTogether = takesDefaultsTogether
    let machine = """
      var done = 0
      func inspect(_ isBroken: Bool) { if isBroken { check(false, .TV101, "it is broken") } }
      """
    let subject = """
      class Item { init() { done = 1 } }
      \(function)
      func entry() { \(entry) }
      """
    let executed = Executed(subject: subject, machine: machine, options: options)
    #expect(executed.diagnostics == [])
    let steps = executed.initial.steps
    let found = steps.flatMap(\.violations).map { executed.system.properties[$0] }
    return Found(violations: Set(found), runs: steps.count)
  }

  private func compare(_ function: String, _ entry: String) -> (fast: Found, slow: Found) {
    let fast = find(function, entry, takesDefaultsTogether: true)
    let slow = find(function, entry, takesDefaultsTogether: false)
    #expect(fast.violations == slow.violations)
    return (fast, slow)
  }

  private static let forms = [
    "func text() -> String { if let text = thing?.text { return text }; return \"\" }",
    "func text() -> String { if let text = thing?.text { return text } else { return \"\" } }",
    "func text() -> String { guard let text = thing?.text else { return \"\" }; return text }",
  ]

  @Test(arguments: forms) func nothingIsAsked(_ form: String) {
    let (fast, slow) = compare(form, "let all = [text(), text(), text()]; print(all)")
    #expect(fast.runs == 1)
    #expect(slow.runs == 8)
  }

  @Test(arguments: forms) func whatIsDecidedIsAsked(_ form: String) {
    let (fast, _) = compare(form, "if text() == \"\" { inspect(true) }")
    #expect(fast.violations.count == 1)
    #expect(fast.runs == 2)
  }

  /// The planted faults: what is done on one of the ways, and an object in the place of nil, can be told apart.
  @Test(arguments: [
    ("func text() -> String { if let text = thing?.text { done = 1; return text }; return \"\" }", "done == 0"),
    ("func text() -> String { guard let text = thing?.text else { done = 1; return \"\" }; return text }", "done == 1"),
    ("func text() -> Item? { if let item = thing?.item { return item }; return Item() }", "done == 1"),
    ("func text() -> Item? { if let item = thing?.item { return other }; return nil }", "done == 1"),
  ])
  func whatIsNoticedIsAsked(_ function: String, _ isBroken: String) {
    let (fast, slow) = compare(function, "print(text()); inspect(\(isBroken))")
    #expect(fast.runs == slow.runs)
    #expect(fast.runs == 2)
  }
}
