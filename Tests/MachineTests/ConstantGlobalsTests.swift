import Exploration
import Testing

@testable import Machine

/// Constants that are initialised before anything runs leave the same behaviour in fewer states.
@Suite struct ConstantGlobalsTests {
  private struct Found: Equatable {
    var violations: [ViolatedProperty]
    var lengths: [Int]
    var settled: Bool
  }

  private func explore(_ subject: String, eager: Bool) -> (found: Found, states: Int) {
    var limits = MachineLimits()
    limits.initialisesConstants = eager
    let executed = Executed(subject: subject, machine: machine, limits: limits)
    #expect(executed.diagnostics == [])
    var explorer = Explorer(executed.system, options: SearchOptions(maximumStates: 2_000))
    let result = explorer.run()
    let found = Found(
      violations: result.violations.map { explorer.system.properties[$0.property] },
      lengths: result.violations.map(\.path.steps.count), settled: result.isExhaustive)
    return (found, result.statistics.states)
  }

  /// Things may be done in any order; doing one uses a constant.
  private let machine = """
    var deeds: [() -> Bool] = []
    var done = 0
    func offerEvents() {
      for deed in deeds {
        offer("a deed", by: .user) { if deed() { done = 1 } }
      }
    }
    func inspectState() { check(done == 0, .TV101, "a deed has shown what it may not") }
    """

  @Test func constantsAreNoPartOfWhatStatesDifferIn() {
    let subject = """
      struct Style { var width: Double; var name: String }
      enum Constants {
        static let width = Double(40) * 2
        static let style = Style(width: Double(30), name: "wide")
        static let names = ["a", "b"].map { $0 + "!" }
      }
      func entry() {
        deeds = [
          { Constants.width > 90 }, { Constants.style.width > 90 }, { Constants.names.count > 2 },
          { Constants.style.name == "narrow" },
        ]
      }
      """
    let fast = explore(subject, eager: true)
    let slow = explore(subject, eager: false)
    #expect(fast.found == slow.found)
    #expect(fast.states < slow.states)
  }

  /// The planted fault: each of these is noticed when it is initialised too early.
  @Test(
    arguments: [
      // It reads what changes.
      "var counter = 0\nlet used = counter + 1\nfunc entry() { deeds = [{ counter = 5; return false }, { used > 1 }] }",
      // It changes what is read.
      "var counter = 0\nlet used: Int = { counter += 1; return 0 }()\n"
        + "func entry() { deeds = [{ counter > 0 }, { used > 0 }] }",
      // It chooses.
      "let used: Bool = unknownAnswer()\nfunc entry() { deeds = [{ used }, { !used }] }",
      // It makes an object of code under test.
      "class Box { var isFull = false }\nlet used = Box()\n"
        + "func entry() { deeds = [{ existedBefore(used) }, { used.isFull = true; return used.isFull }] }",
    ])
  func whatIsNoConstantWaitsForItsFirstUse(_ subject: String) {
    let fast = explore(subject, eager: true)
    let slow = explore(subject, eager: false)
    #expect(fast.found == slow.found)
    #expect(!slow.found.violations.isEmpty)
  }
}
