import Foundation
import RunReport
import Testing

@testable import transverify

/// `--changed-since` in repositories of their own, with the real engine.
@Suite struct ChangedSinceTests {
  private let sample: GateSample
  private let repository: GitFolder

  private static let helpers = """
    func shade(_ view: UIView?) {
      view?.alpha = 1
    }

    func nobodyCalls() {
      print("this")
    }

    """

  /// Two animators, of which the first calls a function of another file, and a model of values.
  init() throws {
    sample = try GateSample()
    try sample.write(flag: GateSample.right, above: "shade(toView)")
    try sample.write("Other.swift", type: "OtherAnimator")
    try sample.folder.write(Self.helpers, to: "App/Helpers.swift")
    try sample.folder.write(Self.model("Lamp", "Light"), to: "App/Lamp.swift")
    try sample.folder.write("enum Light { case on, off }\n", to: "App/Light.swift")
    repository = try GitFolder(sample.folder)
  }

  private static func model(_ name: String, _ type: String) -> String {
    """
    struct \(name): TransitionSystem {
      var light = \(type).off
      func offerEvents() { offer("toggle", by: .user) { light = light == .on ? .off : .on } }
    }

    """
  }

  private func explored(_ options: String = "") throws -> [String] {
    let report = try sample.check("--changed-since main " + options).report
    #expect(report.changedSince == "main")
    #expect(report.leftOutSubjects == 3 - report.subjects.count(where: { $0.name != "New" }))
    return report.subjects.map(\.name).sorted()
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try #require(sample.folder.text("App/" + name))
    try #require(text.contains(old))
    try sample.folder.write(text.replacingOccurrences(of: old, with: new), to: "App/" + name)
  }

  @Test func nothingHasChanged() throws {
    let outcome = try sample.check("--changed-since main --strict")
    #expect(outcome.exit == .success)
    #expect(outcome.report.subjects.isEmpty && outcome.report.findings.isEmpty)
    #expect(
      outcome.output.contains(
        "nothing was checked: 3 subjects left out: nothing that they reach has changed since main"))
  }

  @Test func aStoryboardMayChangeAnything() throws {
    try sample.folder.write("<document><scenes/></document>", to: "App/Main.storyboard")
    try repository.commit("with a storyboard")
    #expect(try explored().isEmpty)
    try sample.folder.write("<document><scenes></scenes></document>", to: "App/Main.storyboard")
    #expect(try explored() == ["FadeAnimator", "OtherAnimator"])
  }

  @Test func aStoryboardThatIsNotWellFormedIsAWarning() throws {
    try sample.folder.write("<document>\n<scenes>\n", to: "App/Main.storyboard")
    let report = try sample.check("").report
    let warnings = report.problems.filter { $0.location?.path.hasSuffix("Main.storyboard") ?? false }
    #expect(warnings.count == 1 && warnings.first?.severity == .warning)
    #expect(report.subjects.count == 3)
  }

  @Test func whatReachesAChangeIsExplored() throws {
    try edit("Other.swift", "0.3", "0.4")
    #expect(try explored() == ["OtherAnimator"])
    #expect(try sample.check("--changed-since main").exit == .violations)
    try edit("Helpers.swift", "alpha = 1", "alpha = 0.9")
    #expect(try explored() == ["FadeAnimator", "OtherAnimator"])
    try repository.commit("second")
    #expect(try explored().isEmpty)
    try edit("Light.swift", "on, off", "off, on")
    #expect(try explored() == ["Lamp"])
  }

  @Test func functionsThatNobodyCallsDoNotCount() throws {
    try edit("Helpers.swift", "this", "that")
    #expect(try explored().isEmpty)
    // Taking out what stands between functions might matter.
    try edit("Helpers.swift", "}\n\nfunc nobodyCalls", "}\nfunc nobodyCalls")
    #expect(try explored() == ["FadeAnimator"])
  }

  @Test func lineFeedsOfOtherSystems() throws {
    let text = try #require(sample.folder.text("App/Helpers.swift")).replacingOccurrences(of: "\n", with: "\r\n")
    try sample.folder.write(text, to: "App/Helpers.swift")
    try repository.commit("carriage returns")
    try edit("Helpers.swift", "this", "that")
    #expect(try explored().isEmpty)
    try edit("Helpers.swift", "alpha = 1", "alpha = 0.9")
    #expect(try explored() == ["FadeAnimator"])
  }

  @Test func newDeletedAndRenamedFiles() throws {
    try sample.write("New.swift", type: "New")
    #expect(try explored() == ["New"])
    try FileManager.default.removeItem(atPath: repository.path + "/App/New.swift")
    try repository.git("mv", "App/Other.swift", "App/Another.swift")
    #expect(try explored() == ["OtherAnimator"])
    try FileManager.default.removeItem(atPath: repository.path + "/App/Helpers.swift")
    #expect(try explored() == ["FadeAnimator", "OtherAnimator"])
    try sample.folder.write("App/Lamp.swift\n", to: ".gitignore")
    try repository.git("rm", "--quiet", "--cached", "App/Lamp.swift")
    // Of a file that git does not follow nothing is known.
    #expect(try explored() == ["FadeAnimator", "Lamp", "OtherAnimator"])
  }

  /// What others have done on the main branch since is no change of this branch.
  @Test func fromWhereTheBranchHasLeft() throws {
    try repository.git("checkout", "--quiet", "-b", "feature")
    try edit("Light.swift", "on, off", "off, on")
    try repository.commit("on the branch")
    try repository.git("checkout", "--quiet", "main")
    try edit("Other.swift", "0.3", "0.4")
    try repository.commit("on the main branch")
    try repository.git("checkout", "--quiet", "feature")
    #expect(try explored() == ["Lamp"])
  }

  @Test func baselinesAndCommentsOfWhatIsLeftOut() throws {
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try edit("Light.swift", "on, off", "off, on")
    let outcome = try sample.check("--changed-since main --baseline @/known.json --strict")
    #expect(outcome.exit == .success)
    #expect(outcome.report.comparisons?.first?.fixed.isEmpty == true)
    try sample.write("Other.swift", type: "OtherAnimator", flag: GateSample.right)
    let fixed = try sample.check("--changed-since main --baseline @/known.json --strict")
    #expect(fixed.exit == .violations)
    #expect(fixed.report.comparisons?.first?.fixed.map(\.subject) == ["OtherAnimator"])
  }

  @Test func shardsAgree() throws {
    try edit("Other.swift", "0.3", "0.4")
    try edit("Light.swift", "on, off", "off, on")
    #expect(sample.run("run @/App --changed-since main --reporter json:@/whole.json").exit == .violations)
    for index in 1...2 {
      #expect(sample.run("run @/App --changed-since main --shard \(index)/2 --output @/S").exit == .success)
    }
    let merge = "report merge @/S/shard-1-of-2.json @/S/shard-2-of-2.json --reporter json:@/merged.json"
    #expect(sample.run(merge).exit == .violations)
    #expect(sample.folder.text("merged.json") == sample.folder.text("whole.json"))
  }

  @Test func oneSentence() throws {
    let unknown = sample.run("run @/App --config @/plain.json --changed-since nowhere")
    #expect(unknown.exit == .usage)
    #expect(
      unknown.errors
        == "transverify: error: git knows no revision 'nowhere': in a shallow clone, fetch more of the history\n")
    try repository.git("checkout", "--quiet", "--orphan", "island")
    try repository.commit("island")
    #expect(sample.run("run @/App --changed-since main").errors.contains("have no commit in common"))
    let outside = try GateSample()
    let none = outside.run("run @/App --config @/plain.json --changed-since main")
    #expect(none.exit == .usage)
    #expect(none.errors.contains("needs a git repository, and '") && none.errors.split(separator: "\n").count == 1)
    let other = "\(outside.folder.path)/App/Fade.swift"
    let both = sample.run("run @/App \(other) --config @/plain.json --changed-since island")
    #expect(both.exit == .usage)
    // Which of the two is looked at first follows from the names of the folders.
    let sentences = ["needs all sources in one git repository", "needs a git repository, and '"]
    #expect(sentences.contains { both.errors.contains($0) } && both.errors.split(separator: "\n").count == 1)
  }
}
