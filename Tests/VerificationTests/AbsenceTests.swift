import RunReport
import TestSupport
import Testing

@testable import Reporters
@testable import Verification

/// What no ordering comes to is said, and is no `holds`.
@Suite struct AbsenceTests {
  private func report(_ source: String) throws -> Report {
    let folder = try TemporarySources(["Code.swift": source])
    defer { folder.remove() }
    return try Runner(options: RunOptions(paths: [folder.path])).run()
  }

  /// A coordinator that presents on a stack that it makes; `shows` puts that into a window.
  private func coordinator(shows: String) -> String {
    """
    import UIKit
    final class Coordinator {
      private let stack = UINavigationController()
      func start(in window: UIWindow) { \(shows) }
      func open() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        stack.present(page, animated: true)
      }
    }
    """
  }

  @Test func whoPresentsNothingIsNotChecked() throws {
    let report = try report(coordinator(shows: ""))
    let subject = try #require(report.subjects.first)
    #expect(subject.verdict == .vacuous && subject.presentsNothing == true)
    #expect(!subject.rules.values.contains(.holds))
    #expect(MarkdownReporter.render(report).contains("no ordering presents anything"))
  }

  @Test func whoPutsItsStackIntoAWindowIsStarted() throws {
    let report = try report(coordinator(shows: "window.rootViewController = stack"))
    let subject = try #require(report.subjects.first)
    #expect(subject.presentsNothing == nil && subject.rules[.TV601] == .holds)
  }

  /// A presenter with a button that `places` puts somewhere; its handler is sent by nothing else.
  private func screen(places: String) -> String {
    """
    import UIKit
    final class Screen: UIViewController {
      private let button = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        if \(places) { button.addTarget(self, action: #selector(close), for: .touchUpInside) }
        view.addSubview(button)
      }
      func open() {
        let page = UIViewController()
        page.modalPresentationStyle = .custom
        present(page, animated: true)
      }
      @objc private func close() { dismiss(animated: true) }
    }
    """
  }

  @Test func anActionThatNoOrderingCallsIsNamed() throws {
    let report = try report(screen(places: "false"))
    let subject = try #require(report.subjects.first)
    #expect(subject.neverCalled == ["close()"])
    #expect(subject.verdict == .vacuous && report.verdict == .vacuous)
    #expect(MarkdownReporter.render(report).contains("close() was never called"))
    #expect(Wording.summary(of: report).contains("none breaks a rule, but 1 action was never called"))
  }

  @Test func anActionThatAButtonSendsIsNotNamed() throws {
    let report = try report(screen(places: "true"))
    #expect(report.subjects.map(\.neverCalled) == [nil])
    #expect(report.verdict == .holds)
  }
}
