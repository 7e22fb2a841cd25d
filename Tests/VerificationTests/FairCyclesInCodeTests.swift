import Reporters
import RunReport
import Testing

@testable import Verification

/// Runs of app code that go round for ever although they could come to rest.
@Suite struct FairCyclesInCodeTests {
  /// A lamp on screen: `begin()` when it appears, and what it calls.
  private func report(_ body: String, _ change: (inout RunOptions) -> Void = { _ in }) throws -> Report {
    let text = """
      import UIKit

      private final class LampController: UIViewController {
        private var isOn = false
        private var isBlinking = false
        private var turns = 0

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          begin()
        }

        func end() { isBlinking = false }

      \(body)
      }

      private final class LampScenario: Scenario {
        override func setUp() { showRoot(LampController()) }
        override var rotates: Bool { false }
        override var entersBackground: Bool { false }
        override func offerEvents() {
          offer("the user puts the lamp out", by: .user) { performStep { (self.root as? LampController)?.end() } }
        }
      }

      """
    let folder = try TemporarySources(["Lamp.swift": text])
    defer { folder.remove() }
    var options = RunOptions(paths: [folder.path])
    options.findsFairCycles = true
    change(&options)
    return try Runner(options: options).run()
  }

  private static let blinking = """
      private func begin() {
        isBlinking = true
        blink()
      }

      private func blink() {
        isOn.toggle()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          if self.isBlinking { self.blink() }
        }
      }
    """

  @Test func aLampThatOnlyTheUserPutsOut() throws {
    let report = try report(Self.blinking)
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.rule) == ["TV1204"])
    #expect(finding.foundWith == "--fair-cycles")
    #expect(finding.confidence == .likely)
    #expect(finding.location.line == 22)
    #expect(finding.trace.map(\.eventID) == [.machine(.delayedBlockRuns), .machine(.delayedBlockRuns)])
    #expect(report.subjects.map(\.verdict) == [.violated])
    let sentence = "here the cycle begins: steps 1 to 2 can happen again and again"
    #expect(finding.trace[0].notes == [sentence])
    #expect(TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true).contains(sentence))
    #expect(MarkdownReporter.render(report).contains(sentence))
    #expect(HTMLReporter.render(report).contains(sentence))
  }

  @Test func theOptionChangesNoState() throws {
    let (with, without) = (try report(Self.blinking), try report(Self.blinking) { $0.findsFairCycles = false })
    #expect(with.statistics.states == without.statistics.states)
    #expect(with.statistics.transitions == without.statistics.transitions)
    #expect(without.findings.isEmpty && without.subjects.map(\.verdict) != [.violated])
  }

  @Test func aSearchThatWasStoppedIsIncomplete() throws {
    let report = try report(Self.blinking) { $0.maximumStates = 2 }
    #expect(report.findings.isEmpty)
    #expect(report.subjects.first?.rules["TV1204"] == .incomplete)
  }

  @Test func aLampThatGoesOutByItself() throws {
    let report = try report(
      """
        private func begin() { blink() }

        private func blink() {
          isOn.toggle()
          turns += 1
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if self.turns < 4 { self.blink() }
          }
        }
      """)
    #expect(report.findings.isEmpty)
    #expect(report.subjects.first?.rules["TV1204"] == .holds)
  }

  /// The block that ends it waits in front of those that go round, and has their name.
  @Test func whatWaitsIsNotKeptWaitingByItsLike() throws {
    let report = try report(
      """
        private func begin() {
          isBlinking = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.isBlinking = false }
          blink()
        }

        private func blink() {
          isOn.toggle()
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if self.isBlinking { self.blink() }
          }
        }
      """)
    #expect(report.findings.isEmpty)
    #expect(report.subjects.first?.bound == nil)
  }

  /// Timers that repeat are never waited for: what waits here is the transition, for a finger.
  @Test func aTimerThatRepeats() throws {
    let report = try report(
      """
        private var timer: Timer?

        private func begin() {
          guard timer == nil else { return }
          view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.isOn.toggle() }
        }

        @objc private func dragged(_ gesture: UIPanGestureRecognizer) {}
      """)
    #expect(report.findings.isEmpty)
    #expect(report.subjects.first?.bound == nil)
    #expect(report.statistics.states > 2)
  }

  @Test func aTransitionThatLeadsToTheNext() throws {
    let report = try report(
      """
        private func begin() {
          if turns > 0 { return }
          turns = 1
          isBlinking = true
          show()
        }

        private func show() {
          let note = UIViewController()
          note.modalPresentationStyle = .overFullScreen
          present(note, animated: true) {
            self.dismiss(animated: true) { if self.isBlinking { self.show() } }
          }
        }
      """)
    let finding = try #require(report.findings.first { $0.foundWith != nil })
    #expect(finding.message.hasSuffix("one transition leads to the next"))
    #expect(finding.trace.contains { $0.eventID == .machine(.transitionStarts) })
  }
}
