import Foundation
import RunReport
import TestSupport
import Testing
import Verification

@testable import transverify

/// `run --fix`: what it prints, what it writes and what it refuses to touch.
@Suite struct FixTests {
  private let printed = Printed()

  private static let animator = """
    import UIKit

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let fromView = context.view(forKey: .from)
        let toView = context.view(forKey: .to)
        if let toView {
          toView.alpha = 0
          context.containerView.addSubview(toView)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
          if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
        } completion: { _ in
          fromView?.alpha = 1
          toView?.alpha = 1
          context.completeTransition(true)
        }
      }
    }

    """

  /// With the real engine, whose working directory is that of the process.
  private func run(_ line: String, in folder: TemporaryFolder) -> ExitCode {
    CommandLineTool(
      engine: .live, console: printed.console(), environment: [:],
      workingDirectory: Repository.root
    ).run(line.split(separator: " ").map { $0 == "A" ? folder.path + "/A" : String($0) })
  }

  private func run(_ line: String, in folder: TemporaryFolder, engine: Engine) -> ExitCode {
    CommandLineTool(engine: engine, console: printed.console(), environment: [:], workingDirectory: folder.path)
      .run(line.split(separator: " ").map(String.init))
  }

  @Test func theDryRunPrintsAPatchAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.animator, to: "A/Fade.swift")
    #expect(run("run A --fix --jobs 1", in: folder) == .violations)
    #expect(folder.text("A/Fade.swift") == Self.animator)
    #expect(printed.output.contains("-      context.completeTransition(true)\n"))
    #expect(printed.output.contains("+      context.completeTransition(!context.transitionWasCancelled)\n"))
    #expect(printed.output.contains("A/Fade.swift:18: TV104, likely: "))
    #expect(printed.output.contains("# complete with the outcome of the transition"))
    #expect(printed.errors.contains("1 verified repair in 1 file; nothing was written: '--apply' does"))
  }

  /// The guide to repairs shows what a reader gets who tries it.
  @Test func theGuideShowsThePatch() throws {
    let guide = try String(contentsOfFile: Repository.path(Guide.folder + "/Repairs.md"), encoding: .utf8)
    let sample = guide.split(separator: "\n").filter { $0.hasPrefix("    # ") }.map { $0.dropFirst(4) + "\n" }
    #expect(sample.count == 3)
    #expect(run("run Models/Rules/TV104 --fix", in: try TemporaryFolder()) == .success)
    #expect(printed.output.hasPrefix(sample.joined()), "\(printed.output)")
  }

  /// A log says which finding has its turn, and the patch what the first of two changes would leave.
  @Test func eachFindingIsNamedWhenItHasItsTurn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.animator, to: "A/Fade.swift")
    #expect(run("run A --fix --jobs 1", in: folder) == .violations)
    let lines = printed.errors.split(separator: "\n").filter { $0.contains("looking for a repair of ") }
    #expect(lines.count == 1 && lines[0].contains("TV104 at ") && lines[0].hasSuffix("A/Fade.swift:18"))
    let reason = "# the first change alone would leave TV305 at "
    #expect(printed.output.components(separatedBy: reason).count == 2, "\(printed.output)")
  }

  /// What the baseline knows stays as it is, also where the repair of another finding brings it up.
  @Test func nothingKnownIsChanged() throws {
    let folder = try TemporaryFolder()
    let flag = (wrong: "completeTransition(true)", right: "completeTransition(!context.transitionWasCancelled)")
    try folder.write(Self.animator.replacing(flag.wrong, with: flag.right), to: "A/Fade.swift")
    let name = folder.path + "/known.json"
    #expect(run("run A --jobs 1 --write-baseline \(name)", in: folder) == .success)
    #expect(folder.text("known.json")?.contains("\"rule\":\"TV305\"") ?? false)
    try folder.write(Self.animator, to: "A/Fade.swift")
    #expect(run("run A --fix --jobs 1 --reporter text:/dev/null --baseline \(name)", in: folder) == .violations)
    #expect(printed.output.contains("+      context.\(flag.right)\n"))
    #expect(!printed.output.contains("removeFromSuperview"), "\(printed.output)")
  }

  @Test func applyingKeepsTheLineEndingsAndThePermissions() throws {
    let folder = try TemporaryFolder()
    let text = Self.animator.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    try folder.write(text, to: "A/Fade.swift")
    let path = folder.path + "/A/Fade.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(run("run A --fix --apply --jobs 1", in: folder) == .success)
    let after = try #require(folder.text("A/Fade.swift"))
    #expect(after.contains("if context.transitionWasCancelled { toView?.removeFromSuperview() }\r\n"))
    #expect(!after.replacing("\r\n", with: "").contains("\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(printed.output.contains("holds"))
  }

  /// Nobody should change code for a false alarm without knowing, or wait for a repair that nobody knows.
  @Test func thePatchSaysHowSureEachFindingIsAndWhatIsLeft() throws {
    let folder = try TemporaryFolder()
    var known = Samples.finding()
    known.status = .known
    let report = Samples.report(
      .violated, findings: [Samples.finding(.likely), Samples.finding(.possible), Samples.finding(.possible), known])
    let repair = Repair(title: "a title", edits: [], diff: "the diff\n", verification: "seen")
    var engine = Engine.answering(.success(report))
    engine.fix = { _, _, _, _ in
      Fixes(
        report: report, fixes: [Fixes.Fix(finding: Samples.finding(.likely), repair: repair)], files: [],
        unrepaired: [.unknown: 2, .cut: 1])
    }
    #expect(run("run A --fix", in: folder, engine: engine) == .violations)
    #expect(printed.output == "# Card.swift:3: TV104, likely: message\n# a title (seen)\nthe diff\n")
    let lines = [
      "no repair is known for 2 findings",
      "no repair was found for 1 finding: changes were tried, but a limit stopped the search after them: a larger "
        + "'--subject-budget', or '--subject' with a smaller one that shows it, may go further",
      "2 possible findings were left alone: '--confidence possible' repairs them, too",
      "1 known finding was left alone",
    ]
    for line in lines { #expect(printed.errors.contains("transverify: \(line)\n")) }
    #expect(run("run A --fix --quiet", in: folder, engine: engine) == .violations)
    #expect(printed.errors.components(separatedBy: "no repair is known").count == 2)
  }

  /// Whoever interrupts a long search keeps what it has found, and nothing stands there twice.
  @Test func eachRepairIsPrintedAsSoonAsItIsFound() throws {
    let folder = try TemporaryFolder()
    let report = Samples.report(.violated, findings: [Samples.finding(.likely)])
    let fix = Fixes.Fix(
      finding: Samples.finding(.likely),
      repair: Repair(title: "a title", edits: [], diff: "the diff\n", verification: "seen"))
    var engine = Engine.answering(.success(report))
    engine.fix = { [printed] _, _, _, found in
      found(fix)
      #expect(printed.output.hasSuffix("the diff\n"))
      return Fixes(report: report, fixes: [fix], files: [])
    }
    #expect(run("run A --fix", in: folder, engine: engine) == .violations)
    #expect(printed.output == "# Card.swift:3: TV104, likely: message\n# a title (seen)\nthe diff\n")
  }

  /// What does not count is not repaired, unless it is asked for.
  @Test func onlyWhatIsSureEnoughIsRepaired() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.animator, to: "A/Fade.swift")
    #expect(run("run A --fix --confidence certain --jobs 1", in: folder) == .success)
    #expect(printed.output.isEmpty)
    #expect(printed.errors.contains("no finding has a verified repair\n"))
    #expect(printed.errors.contains("1 likely finding was left alone: '--confidence likely' repairs it, too\n"))
  }

  @Test func applyingNeedsFix() throws {
    let folder = try TemporaryFolder()
    #expect(run("run A --apply", in: folder, engine: .answering(.success(Samples.report()))) == .usage)
    #expect(printed.errors.contains("'--apply' needs '--fix'"))
  }

  @Test func walksAndShardsAreNotFixed() throws {
    let folder = try TemporaryFolder()
    for option in ["--random-walk 1", "--shard 1/2"] {
      #expect(run("run A --fix \(option)", in: folder, engine: .answering(.success(Samples.report()))) == .usage)
    }
    #expect(printed.errors.contains("cannot be combined"))
  }

  @Test func onlyWhatWasReadIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "A/a.swift")
    try folder.write("old", to: "B/b.swift")
    try folder.link("A/link.swift", to: folder.path + "/A/a.swift")
    let writer = FixWriter(paths: ["A"], workingDirectory: folder.path)
    let file = { (path: String, before: String) in Fixes.ChangedFile(path: path, before: before, after: "new") }
    #expect(try writer.target(of: file("A/a.swift", "old")) == folder.path + "/A/a.swift")
    let refused = [
      (file("A/a.swift", "older"), "has changed since it was read"),
      (file("A/link.swift", "old"), "is a symbolic link"),
      (file("B/b.swift", "old"), "lies outside the paths of the run"),
      (file("A/none.swift", "old"), "is no longer there"),
    ]
    for (file, reason) in refused {
      let error = #expect(throws: OutputError.self) { try writer.target(of: file) }
      #expect(error?.message == "'\(file.path)' \(reason): nothing was written")
    }
  }

  /// Of several files none is written when one cannot be.
  @Test func eitherAllFilesAreWrittenOrNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "A/a.swift")
    try folder.write("other", to: "A/b.swift")
    var engine = Engine.answering(.success(Samples.report()))
    engine.fix = { _, _, _, _ in
      Fixes(
        report: Samples.report(), fixes: [],
        files: ["a", "b"].map { Fixes.ChangedFile(path: "A/\($0).swift", before: "old", after: "new") })
    }
    #expect(run("run A --fix --apply", in: folder, engine: engine) == .usage)
    #expect(folder.text("A/a.swift") == "old")
    #expect(printed.errors.contains("'A/b.swift' has changed since it was read"))
  }
}
