import Exploration
import Machine
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A function that was compiled wrongly costs neither the report nor its honesty.
@Suite struct ReplacedFunctionTests {
  private func run(replacing name: String) throws -> Subject {
    let folder = try TemporarySources(["Fade.swift": BadInputTests.animator])
    defer { folder.remove() }
    let workspace = try Workspace(
      files: try SourceFinder.sources(at: [folder.path]).files, jobs: 1, iOSVersion: nil)
    var program = workspace.compiled
    let number = try #require(program.functions.firstIndex { $0.isSubject && $0.name.contains(name) })
    program.functions[number].code.removeAll()
    let image = try Workspace.image(of: program)
    let subject = try #require(workspace.subjects.first { $0.name == "Fade" })
    let run = SubjectRun(
      workspace: workspace, image: image, isCut: false, subject: subject, options: RunOptions(paths: []),
      monitor: SearchMonitor(), isCancelled: { false })
    return run.run().subject
  }

  @Test func whatRunsThroughItDoesNotHold() throws {
    let subject = try run(replacing: "animateTransition")
    #expect(subject.bound?.contains("animateTransition(using:)' could not be compiled") == true)
    #expect(subject.verdict != .holds && subject.disturbances == nil)
    #expect(subject.stopCause == .reach)
    #expect(!subject.rules.values.contains(.holds))
  }
}
