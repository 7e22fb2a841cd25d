import Foundation
import RunReport
import Testing

@testable import transverify

/// `--changed-since` and what the text shows, and classes that are explored only if no run comes to them.
@Suite struct ChangedTextTests {
  private let sample: GateSample
  private let repository: GitFolder

  /// A coordinator that forgets its settings page where the page says that it has closed. That is TV1102, seen in the text of the
  /// coordinator, if the page says so in its button alone: a sheet can be pulled down.
  init() throws {
    sample = try GateSample()
    try sample.write(flag: GateSample.right)
    try sample.folder.write(Self.coordinator(), to: "App/AppCoordinator.swift")
    try sample.folder.write(Self.page(saysAtItsEnd: true), to: "App/SettingsPage.swift")
    try sample.folder.write("func unit() -> String { \"km\" }\n", to: "App/Units.swift")
    repository = try GitFolder(sample.folder)
  }

  private static func coordinator(above: String = "") -> String {
    """
    import UIKit

    final class AppCoordinator {
      private let root = UINavigationController()
      private var settings: SettingsPage?

      func showSettings() {
        guard settings == nil, root.presentedViewController == nil else { return }
        let page = SettingsPage()
        page.onClose = { [weak self] in self?.settings = nil }
        settings = page
        \(above)
        root.present(page, animated: true)
      }
    }

    """
  }

  private static func page(saysAtItsEnd: Bool) -> String {
    let end = """
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          if isBeingDismissed { onClose?() }
        }
        @objc func doneTapped() { dismiss(animated: true) }
      """
    let button = "  @objc func doneTapped() { dismiss(animated: true) { [onClose] in onClose?() } }"
    return """
      import UIKit

      final class SettingsPage: UIViewController {
        var onClose: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = unit()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        }
      \(saysAtItsEnd ? end : button)
      }

      """
  }

  private func files(of report: Report) -> [String] {
    report.findings.map { $0.rule.rawValue + " " + ($0.location.path.split(separator: "/").last ?? "") }
  }

  @Test func aChangeElsewhereMayBreakTheText() throws {
    #expect(try sample.check("").report.findings.isEmpty)
    try sample.folder.write(Self.page(saysAtItsEnd: false), to: "App/SettingsPage.swift")
    #expect(try files(of: sample.check("").report) == ["TV1102 AppCoordinator.swift"])
    let outcome = try sample.check("--changed-since main")
    #expect(files(of: outcome.report) == ["TV1102 AppCoordinator.swift"])
    #expect(outcome.exit == .violations)
  }

  @Test func whatTheTextHasShownBeforeIsNoChange() throws {
    try sample.folder.write(Self.page(saysAtItsEnd: false), to: "App/SettingsPage.swift")
    try repository.commit("broken")
    #expect(try sample.check("--write-baseline @/known.json").report.findings.count == 1)
    // Nothing that the coordinator reaches.
    try sample.folder.write("enum Unit { case km }\n", to: "App/Unit.swift")
    let outcome = try sample.check("--changed-since main --baseline @/known.json --strict --write-baseline @/new.json")
    #expect(outcome.report.findings.isEmpty)
    #expect(outcome.report.comparisons?.first?.fixed.isEmpty == true)
    #expect(outcome.exit == .success)
    #expect(sample.folder.text("new.json") == sample.folder.text("known.json"))
    try sample.folder.write(Self.page(saysAtItsEnd: true), to: "App/SettingsPage.swift")
    let mended = try sample.check("--changed-since main --baseline @/known.json")
    #expect(mended.report.comparisons?.first?.fixed.map(\.rule) == ["TV1102"])
  }

  @Test func commentsThatTheTextNeedsAreNotStale() throws {
    let comment = "// transverify:allow TV1102 - known"
    try sample.folder.write(Self.coordinator(above: comment), to: "App/AppCoordinator.swift")
    try sample.folder.write(Self.page(saysAtItsEnd: false), to: "App/SettingsPage.swift")
    try repository.commit("allowed")
    #expect(try sample.check("--strict").report.problems.isEmpty)
    for text in ["func unit() -> String { \"mi\" }\n", "func unit() -> String { \"km\" }\n// None\n"] {
      try sample.folder.write(text, to: "App/Units.swift")
      let outcome = try sample.check("--changed-since main --strict")
      #expect(outcome.report.problems.isEmpty)
      #expect(outcome.exit == .success)
    }
    try sample.folder.write(Self.page(saysAtItsEnd: true), to: "App/SettingsPage.swift")
    #expect(try sample.check("--changed-since main").report.problems.count == 1)
  }

  /// A delegate that nothing presents with, and the animator that it makes.
  @Test func whatOthersMayLeadToIsLeftOut() throws {
    try sample.write(
      "Wipe.swift", type: "Wipe", flag: GateSample.right, beside: "; context.completeTransition(true)",
      access: "internal")
    let delegate = """
      import UIKit
      final class Wipes: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          isUsed ? Wipe() : nil
        }
        let isUsed = false
      }

      """
    try sample.folder.write(delegate, to: "App/Wipes.swift")
    try repository.commit("with an animator")
    let whole = try sample.check("--write-baseline @/known.json").report
    #expect(whole.subjects.map(\.name).contains("Wipe"))
    let outcome = try sample.check("--changed-since main --baseline @/known.json --strict --write-baseline @/new.json")
    #expect(outcome.report.leftOutSubjects == whole.subjects.count)
    #expect(outcome.report.comparisons?.first?.fixed.isEmpty == true)
    #expect(outcome.exit == .success)
    #expect(sample.folder.text("new.json") == sample.folder.text("known.json"))
  }
}
