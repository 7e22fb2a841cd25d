import Diagnostics
import Identifiers
import Program
import RunReport
import ShippedModels
import SwiftFrontend
import Testing

@testable import Verification

/// What of a later run the entries of a baseline accept.
@Suite struct BaselineMatchTests {
  /// A finding at a line of a function.
  private func finding(
    _ code: String, in function: String?, rule: RuleID = .TV204, check: CheckID? = nil, id: String = "new"
  ) throws -> Finding {
    var finding = try #require(try ShippedModels.report.findings.first)
    (finding.id, finding.rule, finding.check, finding.function) = (id, rule, check, function)
    let line = Excerpt.Line(number: finding.location.line, text: "    \(code)", steps: [], isBlamed: true)
    finding.excerpts = [Excerpt(path: finding.location.path, lines: [line])]
    return finding
  }

  private func baseline(_ findings: [Finding]) -> Baseline {
    Baseline(
      path: "old.json",
      entries: findings.enumerated().map { number, finding in
        var compared = ComparedFinding(finding)
        compared.id = "old\(number)"
        return Baseline.Entry(
          finding: compared, path: finding.location.path, place: finding.place, ordering: finding.ordering)
      })
  }

  /// As often as a run meets it.
  @Test func aCheckIsKnownInItsFunction() throws {
    let known = baseline([try finding("pull.update(0)", in: "Pull.handle(_:)")])
    let guards = try finding("guard isPulling else { return }", in: "Pull.handle(_:)")
    let finish = try finding("pull.finish()", in: "Pull.handle(_:)")
    #expect(known.matches([guards, finish]) == [0: 0, 1: 0])
    var elsewhere = guards
    elsewhere.location.path += "2"
    elsewhere.excerpts[0].path += "2"
    let others = [
      try finding("guard isPulling else { return }", in: "Pull.begin()"),
      try finding("guard isPulling else { return }", in: nil),
      try finding("guard isPulling else { return }", in: "Pull.handle(_:)", rule: .TV201),
      try finding("guard isPulling else { return }", in: "Pull.handle(_:)", check: .updatedLate), elsewhere,
    ]
    #expect(known.matches(others).isEmpty)
  }

  // MARK: How they come about

  /// Of an ordering of so many disturbances.
  private func finding(_ code: String, taking disturbances: Int?) throws -> Finding {
    var finding = try finding(code, in: "Pull.pan(_:)")
    finding.disturbances = disturbances
    return finding
  }

  private func accepted(_ finding: Finding, by known: [Finding]) -> AcceptedOrdering? {
    let baseline = baseline(known)
    return baseline.matches([finding])[0].flatMap { baseline.accepted(of: finding, by: $0) }
  }

  /// What an entry of the function has accepted is no worse at another line of it.
  @Test func fewerDisturbancesThanAnyOfTheFunctionAreWorse() throws {
    let known = [try finding("pull.update(0)", taking: 2), try finding("pull.finish()", taking: 1)]
    for code in ["pull.update(0)", "pull.cancel()"] {
      #expect(accepted(try finding(code, taking: 0), by: known)?.isWorse == true)
      #expect(accepted(try finding(code, taking: 1), by: known) == nil)
      #expect(accepted(try finding(code, taking: 3), by: known) == nil)
      // The text shows it, in every ordering.
      #expect(accepted(try finding(code, taking: nil), by: known) == nil)
      #expect(accepted(try finding(code, taking: 0), by: known + [try finding("pull.end()", taking: nil)]) == nil)
    }
    let worse = try #require(accepted(try finding("pull.update(0)", taking: 0), by: [known[0]]))
    #expect(worse.text.hasPrefix("known, but worse: it took 2 disturbances"))
    #expect(worse.text.hasSuffix(", and now takes none"))
  }

  @Test func otherEventsOfTheUserAreTold() throws {
    let known = try finding("pull.update(0)", taking: 0)
    var other = known
    other.id = "another"
    let step = Step(
      step: 9, event: .machine(.deviceRotates), actor: "system", location: nil, notes: [], messages: [], hierarchy: [])
    other.trace.append(step)
    let told = try #require(accepted(other, by: [known]))
    #expect(!told.isWorse && told.text.hasSuffix(": with 'the device rotates'"))
    // What UIKit does by itself is no other event.
    var same = known
    same.trace.append(step)
    same.trace[same.trace.count - 1].eventID = .machine(.transitionStarts)
    #expect(accepted(same, by: [known]) == nil)
  }

  /// Each finding takes the entry of its own line, so that what is gone can be told.
  @Test func theOwnLineComesFirst() throws {
    let lines = ["pull.update(0)", "pull.finish()", "pull.cancel()"]
    let findings = try lines.map { try finding($0, in: "Pull.handle(_:)") }
    #expect(baseline(findings).matches(findings.reversed()) == [0: 2, 1: 1, 2: 0])
  }

  /// A file of an earlier version names lines alone, and so does a function that has another name now.
  @Test func aLineAcceptsOneFinding() throws {
    let code = "pull.update(0)"
    let findings = [try finding(code, in: "Pull.pan(_:)"), try finding(code, in: "Drag.pan(_:)")]
    for name in [nil, "Pull.handle(_:)"] {
      let known = baseline([try finding(code, in: name)])
      #expect(known.matches(findings) == [0: 0])
      #expect(known.matches([try finding("pull.finish()", in: "Pull.pan(_:)")]).isEmpty)
    }
  }

  /// What one report would tell as one.
  @Test func whatFollowsIsKnownAtItsLine() throws {
    let code = "present(sheet, animated: true)"
    func at(_ rule: RuleID, _ check: CheckID? = nil, _ code: String = code) throws -> Finding {
      try finding(code, in: "Detail.open()", rule: rule, check: check)
    }
    #expect(baseline([try at(.TV605)]).matches([try at(.TV902, .dismissedIsHeld)]) == [0: 0])
    #expect(baseline([try at(.TV902, .dismissedIsHeld)]).matches([try at(.TV605)]) == [0: 0])
    #expect(baseline([try at(.TV605)]).matches([try at(.TV902, .dismissedIsHeld, "other()")]).isEmpty)
    #expect(baseline([try at(.TV104)]).matches([try at(.TV301)]) == [0: 0])
    // The cause of what was accepted is more than that.
    #expect(baseline([try at(.TV301)]).matches([try at(.TV104)]).isEmpty)
  }

  /// The name of what a place stands in, with its types.
  @Test func placesAreInFunctionsAndProperties() throws {
    let text = """
      let shared = /*A*/1
      func show() { /*B*/ }
      final class Page: NSObject /*C*/ {
        var isOpen: Bool {
          get { /*D*/true }
          set { /*E*/ }
        }
        lazy var button = { /*F*/0 }()
        init(_ title: String, at place: Int) { /*G*/ }
        struct Style { func draw() { func inner() { /*H*/ } } }
        deinit { /*I*/ }
        enum Part { case one /*J*/ }
      }
      extension Page { subscript(index: Int) -> Int { /*K*/0 } }
      """
    let inputs = [SourceParser.Input(source: SourceFile(path: "App.swift", text: text), reading: .subject)]
    let file = try #require(SourceParser.parse(inputs, jobs: 1).program.files.first)
    let names = "ABCDEFGHIJK".map { letter -> String? in
      let start = text.utf8.count - text[(text.range(of: "/*\(letter)*/")?.lowerBound ?? text.endIndex)...].utf8.count
      return file.function(around: SourceSpan(file: 0, start: start, end: start + 1))
    }
    #expect(
      names == [
        "shared", "show()", nil, "Page.isOpen", "Page.isOpen", "Page.button", "Page.init(_:at:)", "Page.Style.draw()",
        "Page.deinit()", nil, "Page.subscript(_:)",
      ])
  }
}
