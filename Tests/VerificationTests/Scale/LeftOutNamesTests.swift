import Diagnostics
import Exploration
import Machine
import TestSupport
import Testing

@testable import Verification

/// A part of a program is made larger by what its runs come to, until it shows what the whole program shows.
@Suite struct LeftOutNamesTests {
  /// What a search has seen, and which names it came to that its part of the program lacks.
  private struct Shown: Equatable {
    var states: Int
    var violations: [String]
    var met: Set<String>
  }

  private func explore(_ subject: Int, of workspace: Workspace, _ image: ProgramImage) throws -> Shown {
    let name = workspace.subjects[subject].entry
    let entry = try #require(image.program.functions.firstIndex { $0.name == name })
    var options = SearchOptions()
    options.maximumWork = 30_000_000
    let exploration = Search(image: image, entry: Int32(entry), options: options, monitor: SearchMonitor())
      .explore(fixed: [:])
    let violations = exploration.result.violations.map { violation in
      "\(violation.path.steps.count) \(exploration.properties[violation.property].message)"
    }
    return Shown(
      states: exploration.result.statistics.states, violations: violations.sorted(), met: exploration.leftOutNames)
  }

  /// Next to nothing is compiled at first; then what runs come to, until they meet nothing new.
  private func exploreParts(_ subject: Int, of workspace: Workspace) throws -> Shown {
    let planner = BatchPlanner(workspace, bound: 0)
    var demanded: Set<String> = []
    while true {
      let slice = planner.batch(of: subject, demanded: demanded).slice
      let shown = try explore(subject, of: workspace, workspace.image(of: slice).image)
      let found = shown.met.reduce(into: demanded) { $0.formUnion(slice.lacks.declarations(behind: $1)) }
      if found == demanded { return shown }
      demanded = found
    }
  }

  /// The slow twin is the whole program. All fixtures take a quarter of an hour: continuous integration takes 40 of them.
  @Test(arguments: Effort.items(CodeFixture.all.fixtures, sample: 6, wide: 40))
  func partsShowWhatTheWholeProgramShows(_ fixture: CodeFixture) throws {
    let files = try SourceFinder.sources(at: [fixture.path]).files
    let workspace = try Workspace(files: files, jobs: 2, iOSVersion: nil, isWhole: false)
    let whole = BatchPlanner(workspace, bound: .max)
    for subject in workspace.subjects.indices {
      let image = try workspace.image(of: whole.batch(of: subject, demanded: []).slice).image
      let expected = try explore(subject, of: workspace, image)
      #expect(try exploreParts(subject, of: workspace) == expected, "\(workspace.subjects[subject].name)")
    }
  }

  /// A class that is presented is made by a path of its own, and so is what a condition casts to.
  private let chain = """
    import UIKit
    final class Opener: UIViewController {
      @objc func open() {
        let sheet = Sheet()
        sheet.modalPresentationStyle = .fullScreen
        present(sheet, animated: true) { [weak self] in
          if let loud = self?.presentedViewController as? Loud { loud.shout() }
        }
      }
    }
    protocol Loud: AnyObject {}
    extension Loud { func shout() { Voice.shout(self as AnyObject) } }
    enum Voice { static func shout(_ someone: AnyObject) { call(someone) } }
    func call(_ someone: AnyObject) { (someone as? UIViewController)?.viewWillAppear(true) }
    class Base: UIViewController {}
    final class Sheet: Base, Loud {}
    """

  @Test func runsBringWhatTheyComeTo() throws {
    let workspace = try workspace(chain)
    let whole = BatchPlanner(workspace, bound: .max).batch(of: 0, demanded: []).slice
    let expected = try explore(0, of: workspace, workspace.image(of: whole).image)
    #expect(expected.violations.contains { $0.contains("called by hand") })
    #expect(try exploreParts(0, of: workspace) == expected)
  }

  /// The planted fault: without its marks a part stays as small as it is, and shows nothing.
  @Test func marksBringIt() throws {
    let workspace = try workspace(chain)
    let slice = BatchPlanner(workspace, bound: 0).batch(of: 0, demanded: []).slice
    #expect(slice.isCut)
    let unmarked = try workspace.compile(slice.program, leftOut: slice.leftOut).program
    let shown = try explore(0, of: workspace, Workspace.image(of: unmarked))
    #expect(shown.met.isEmpty && !shown.violations.contains { $0.contains("called by hand") })
    let marked = try explore(0, of: workspace, workspace.image(of: slice).image)
    #expect(marked.met.contains("Sheet"))
  }

  /// Whatever runs have met: of a part nothing holds.
  @Test func aPartNeverHolds() throws {
    let workspace = try workspace(chain)
    let slice = BatchPlanner(workspace, bound: 0).batch(of: 0, demanded: []).slice
    let run = SubjectRun(
      workspace: workspace, image: try workspace.image(of: slice).image, isCut: slice.isCut,
      subject: workspace.subjects[0], options: RunOptions(paths: []), monitor: SearchMonitor(), isCancelled: { false })
    let subject = run.run().subject
    #expect(subject.stopCause == .reach)
    #expect(!subject.rules.values.contains(.holds))
  }

  private func workspace(_ text: String) throws -> Workspace {
    try Workspace(files: [SourceFile(path: "A.swift", text: text)], jobs: 1, iOSVersion: nil, isWhole: false)
  }
}
