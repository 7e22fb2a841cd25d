import Reporters
import RunReport
import Testing

@testable import Verification

/// Scenarios of app code with larger numbers than they have.
@Suite struct ScenarioGrowthTests {
  /// Each tap begins an animation of half a second; at the `fatal`th a forced cast of nil crashes.
  private func report(fatal: Int, _ change: (inout RunOptions) -> Void) throws -> Report {
    let text = """
      import UIKit

      private final class CountingController: UIViewController {
        private var taps = 0

        func tap() {
          taps += 1
          if taps == \(fatal) {
            let title: String? = nil
            view.accessibilityLabel = title!
          }
        }
      }

      class TappingScenario: Scenario {
        var taps: Int { 1 }
        var made = 0
        override var rotates: Bool { false }
        override var entersBackground: Bool { false }
        override func setUp() { showRoot(CountingController()) }
        override func offerEvents() {
          if made == taps { return }
          offer("the user taps", by: .user) {
            performStep {
              self.made += 1
              (self.root as? CountingController)?.tap()
            }
          }
        }
      }

      """
    let folder = try TemporarySources(["Taps.swift": text])
    defer { folder.remove() }
    var options = RunOptions(paths: [folder.path])
    change(&options)
    return try Runner(options: options).run()
  }

  @Test func theSecondTapIsFoundInALargerScope() throws {
    #expect(try report(fatal: 2) { _ in }.findings.isEmpty)
    let report = try report(fatal: 2) { $0.growing = ["taps"] }
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.trace.count == 2)
    #expect(finding.foundWith == "--grow taps")
    #expect(finding.scenario.hasSuffix("with taps: 2"))
    #expect(report.subjects.first?.verdict == .violated)
    #expect(report.subjects.first?.remarks?.last?.contains("the findings are the same from taps: 2 on") == true)
    let text = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(text.contains("--only \(finding.rule) --verbose --grow taps"))
    #expect(MarkdownReporter.render(report).contains("--grow taps"))
    #expect(HTMLReporter.render(report).contains("--grow taps"))
  }

  @Test func whatTheFirstScopeFindsNeedsNoOption() throws {
    let report = try report(fatal: 1) { $0.growing = ["taps"] }
    #expect(report.findings.map(\.foundWith) == [nil])
    #expect(report.subjects.first?.remarks?.last?.contains("the findings are the same from taps: 1 on") == true)
  }

  @Test func nothingIsClaimedBeyondTheLastScope() throws {
    let report = try report(fatal: 9) { $0.growing = ["taps"] }
    #expect(report.findings.isEmpty)
    let remark = try #require(report.subjects.first?.remarks?.last)
    #expect(remark.hasPrefix("grown in 8 sizes from taps: 1 to taps: 8, nothing is found from taps: 1 on"))
    #expect(remark.hasSuffix("enough sizes)"))
  }

  @Test func aScopeThatIsNotFinishedDoesNotCount() throws {
    let report = try report(fatal: 9) { ($0.growing, $0.maximumStates) = (["taps"], 8) }
    let remark = try #require(report.subjects.first?.remarks?.last)
    #expect(
      remark.contains("from taps: 1 to taps: 2") && remark.contains("was not finished: stopped after"), "\(remark)")
  }

  @Test func whatAScenarioInheritsCanGrow() throws {
    let report = try report(fatal: 2) { $0.growing = ["backlog"] }
    #expect(report.findings.isEmpty)
    #expect(report.subjects.first?.remarks?.last?.contains("from backlog: 2 on") == true)
  }

  @Test(arguments: ["made", "tap"]) func onlyAWrittenNumberCanGrow(_ name: String) {
    #expect(throws: InputError.self) { try report(fatal: 2) { $0.growing = [name] } }
  }
}
