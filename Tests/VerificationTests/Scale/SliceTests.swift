import Diagnostics
import Exploration
import Machine
import TestSupport
import Testing

@testable import Subjects
@testable import Verification

/// What scenarios cannot reach is left out, and nothing else.
@Suite struct SliceTests {
  private func slice(_ text: String) throws -> (file: [String], counts: ProgramSlice.Counts) {
    let file = SourceFile(path: "A.swift", text: text)
    let workspace = try Workspace(files: [file], jobs: 1, iOSVersion: nil, isWhole: false)
    let planner = BatchPlanner(workspace)
    let batches = planner.batches(of: Array(workspace.subjects.indices))
    let slice = planner.slice(of: try #require(batches.first))
    let number = try #require(slice.program.files.firstIndex { $0.reading == .subject })
    let kept = slice.program.files[number]
    let members = kept.types.flatMap { type in
      [type.name] + type.functions.map { "\(type.name).\($0.name)" } + type.variables.map { "\(type.name).\($0.name)" }
    }
    return (members + kept.functions.map(\.name) + kept.variables.map(\.name), slice.counts)
  }

  private let animator = """
    import UIKit
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      var pace = Pace()
      private var title = "fade"
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { pace.seconds }
      func animateTransition(using context: UIViewControllerContextTransitioning) { finish(context) }
      func describe() -> String { title + Journal.shared.name }
    }
    struct Pace { var seconds = 0.3; var unused = 1; func slower() -> Pace { self } }
    final class Journal { static let shared = Journal(); let name = "journal" }
    func finish(_ context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
    func unrelated() { unknownThing() }
    let limit = 3
    extension UIView { func shake() {} }
    """

  @Test func whatNobodyMentionsIsLeftOut() throws {
    let (kept, counts) = try slice(animator)
    #expect(kept.contains("finish"))
    #expect(kept.contains("Fade.animateTransition"))
    #expect(kept.contains("Pace.seconds"))
    for name in ["unrelated", "limit", "Journal", "UIView.shake", "Fade.describe", "Pace.slower"] {
      #expect(!kept.contains(name), "\(name)")
    }
    #expect(counts.types == 3)
    #expect(counts.keptTypes == 2)
    #expect(counts.keptFunctions < counts.functions)
  }

  @Test func valuesKeepAllOfTheirStorage() throws {
    #expect(try slice(animator).file.contains("Pace.unused"))
  }

  @Test func typesThatSomethingIsCastToBringWhatConforms() throws {
    let kept = try slice(
      animator + """

        protocol Zooming { func zoom() }
        final class Map: UIViewController, Zooming { func zoom() {} }
        final class Album: UIViewController { func zoom() {} }
        extension Fade { func animationEnded(_ done: Bool) { (unknownThing() as? Zooming)?.zoom() } }
        """
    ).file
    #expect(kept.contains("Map.zoom"))
    #expect(!kept.contains("Album.zoom"))
  }

  /// The whole program and the slice show the same violations of every model of the gallery, or some.
  @Test func slicesShowWhatWholeProgramsShow() throws {
    let files = try SourceFinder.sources(at: [Repository.path("Models/Gallery")]).files
    let whole = try WholeGallery.workspace
    let image = try WholeGallery.image
    let part = try Workspace(files: files, jobs: 2, iOSVersion: nil, isWhole: false)
    let planner = BatchPlanner(part)
    let batches = planner.batches(of: Array(part.subjects.indices))
    for batch in Effort.items(batches, sample: 3) {
      let sliced = try part.image(of: planner.slice(of: batch)).image
      // Subjects that others are to come to are only there when a program is sliced; they come last.
      for number in Effort.items(batch.subjects, sample: 4) where part.subjects[number].fallback == nil {
        let expected = try violations(of: whole.subjects[number], image)
        #expect(try violations(of: part.subjects[number], sliced) == expected, "\(part.subjects[number].name)")
      }
    }
  }

  private func violations(of subject: SubjectDescription, _ image: ProgramImage) throws -> [String] {
    let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
    let search = Search(image: image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
    let exploration = search.explore(fixed: [:])
    #expect(exploration.result.isExhaustive)
    return exploration.result.violations.map { violation in
      let property = exploration.properties[violation.property]
      return "\(violation.path.steps.count) \(property.rule?.rawValue ?? "") \(property.message)"
    }.sorted()
  }
}
