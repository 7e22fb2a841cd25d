import Foundation
import Identifiers
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Sources written differently from the shipped models: the repair of their one defect makes the run hold, and is what an
/// engineer would have written.
@Suite struct RepairedFixturesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var fixture: String
    var rules: Set<RuleID>
    /// Lines of the repaired source.
    var lines: [String]
    /// … of the old one that are gone.
    var gone: [String] = []

    var testDescription: String { fixture }
  }

  static let cases = [
    Case(
      fixture: "undone_too_late", rules: ["TV505"], lines: ["view.setNeedsLayout()", "isFrozen = false"],
      gone: ["override func viewDidDisappear(_ animated: Bool) {"]),
    Case(
      fixture: "shared_by_the_root", rules: ["TV703"], lines: ["album.useLayoutToLayoutNavigationTransitions = true"],
      gone: ["self.useLayoutToLayoutNavigationTransitions = true"]),
    Case(
      fixture: "frame_set_from_outside", rules: ["TV1002"],
      lines: [
        "var originFrame: () -> CGRect = { CGRect.zero }",
        "animator.originFrame = { [view = source.view!] in view.convert(view.bounds, to: nil) }",
        "if let toView { toView.alpha = 1 } else { fromView?.frame = self.originFrame() }",
      ]),
    Case(
      fixture: "done_before_the_pull_ends", rules: ["TV1101"], lines: ["isDimmed = false"],
      gone: ["func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {"]),
    Case(
      fixture: "swipe_of_a_stack", rules: ["TV701"],
      lines: ["guard navigationController?.transitionCoordinator == nil else { return }"]),
    Case(
      fixture: "told_of_pulls_only", rules: ["TV1102"], lines: ["if isBeingDismissed {", "onEnd?()"],
      gone: ["func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {"]),
    Case(
      fixture: "form_pulled_away", rules: ["TV1103"],
      lines: ["didSet { isModalInPresentation = isDirty }", "present(question, animated: true)"]),
    Case(
      fixture: "driver_without_flag", rules: ["TV205"],
      lines: [
        "private(set) var isInteracting = false", "isInteracting = true",
        "driver?.isInteracting == true ? driver : nil",
      ]),
    Case(
      fixture: "outcome_before_the_start", rules: ["TV204"],
      lines: [
        "self.conclude(finishing: progress > 0.5)", "conclude(finishing: false)", "earlyOutcome = nil",
        "private var earlyOutcome: Bool?", "private func conclude(finishing: Bool) {",
      ]),
  ]

  @Test(arguments: Effort.items(cases, sample: 2)) func theRunHoldsAfterIt(_ item: Case) throws {
    let repaired = try RepairedSource.of(Repository.path("Tests/Fixtures/Repairs/\(item.fixture)_bad.swift"))
    #expect(repaired.rules == item.rules)
    let text = repaired.text
    let lines = Set(text.split(separator: "\n").map { Self.code($0) })
    for line in item.lines { #expect(lines.contains(line), "\(line)") }
    for line in item.gone { #expect(!lines.contains(line), "\(line)") }
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    #expect(try repaired.report().verdict == .holds)
  }

  /// The machine does not check types: the compiler does.
  @Test(.enabled(if: Effort.isWide)) func theCompilerAcceptsWhatIsRepaired() throws {
    let models = ["Models/Gallery", "Tests/Fixtures/Repairs"].flatMap { place in
      (FileManager.default.enumerator(atPath: Repository.path(place))?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix("Defective.swift") || $0.hasSuffix("_bad.swift") }.map {
          Repository.path(place) + "/" + $0
        }
    }
    #expect(models.count > 20)
    let chosen = Effort.items(models.sorted(), sample: 1)
    let texts = try chosen.map { try RepairedSource.of($0).text }
    let folder = try TemporarySources(
      Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0).swift", $1) }))
    defer { folder.remove() }
    let machine = FileManager.default.enumerator(atPath: Repository.path("Models/UIKit"))?.compactMap { $0 as? String }
    let files =
      (machine ?? []).filter { $0.hasSuffix(".swift") }.map { Repository.path("Models/UIKit/" + $0) }
      + chosen.indices.map { "\(folder.path)/\($0).swift" }
    let result = try Subprocess.run(
      "swiftc", ["-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "UIKit"] + files)
    #expect(result.status == 0, "\(result.output.prefix(4000))")
  }

  /// Without indentation and the comment that says what was expected.
  private static func code(_ line: Substring) -> String {
    (line.components(separatedBy: "// expect").first ?? "").trimmingCharacters(in: .whitespaces)
  }
}
