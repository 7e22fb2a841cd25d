import Foundation
import RunReport
import Testing

@testable import Verification

/// Planted cases: an array that grows for ever, unknown conditions, and code that has an end.
@Suite struct StoppingReasonsTests {
  private static let growing = """
    import UIKit

    final class ShelfController: UIViewController {
      private let button = UIButton(type: .system)
      private var opened: [Int] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
      }

      @objc private func buttonTapped() {
        guard presentedViewController == nil else { return }
        opened.append(7)
        let book = BookController()
        book.modalPresentationStyle = .pageSheet
        present(book, animated: true)
      }
    }

    final class BookController: UIViewController {}
    """

  private static let unknown = growing.replacingOccurrences(
    of: "opened.append(7)", with: "if theme().isDark { opened = [1] } else { opened = [] }")

  /// Functions that call each other without end, so many that none is most of what is active: what it answers is not taken for
  /// unknown.
  private static let ring =
    "func depth(of level: Int) -> Int { level1(level) }; "
    + (1...8).map { "func level\($0)(_ n: Int) -> Int { \($0 < 8 ? "level\($0 + 1)(n)" : "depth(of: n)") }" }
    .joined(separator: "; ")

  private func report(_ text: String, _ change: (inout RunOptions) -> Void = { _ in }) throws -> Report {
    let folder = try TemporarySources(["App.swift": text])
    var options = RunOptions(paths: [folder.path], subjects: ["ShelfController"])
    options.subjectBudget = 0.4
    change(&options)
    return try Runner(options: options).run()
  }

  private func shelf(_ report: Report) throws -> Subject { try #require(report.subjects.first) }

  /// A depth that is known and far: no answer ends the calls before the bound on them does.
  @Test func whatNestsWithoutEndIsNamedWithItsLine() throws {
    let deep = Self.growing.replacingOccurrences(of: "opened.append(7)", with: "opened = [depth(of: 0)]")
      .replacingOccurrences(
        of: "  @objc private",
        with: """
            \(Self.ring)

            @objc private
          """)
    let reason = try #require(try shelf(report(deep)).reasons?.first { $0.kind == .step })
    #expect(reason.function == "ShelfController.depth(of:)")
    #expect(reason.location?.line == 13)
  }

  /// One run of the initialiser breaks a rule, so that the search begins with the state behind an error, in which the machine
  /// cannot go on; the other one is cut.
  @Test func whatNestsBeforeAnyStateIsNamed() throws {
    let made = Self.growing.replacingOccurrences(
      of: "  override func viewDidLoad",
      with: """
          init() {
            super.init(nibName: nil, bundle: nil)
            if theme().isDark { present(BookController(), animated: true) } else { opened = [depth(of: 0)] }
          }

          required init?(coder: NSCoder) { fatalError("not in a storyboard") }

          \(Self.ring)

          override func viewDidLoad
        """)
    let subject = try shelf(report(made))
    #expect(subject.states == 1 && subject.verdict == .violated)
    let reason = try #require(subject.reasons?.first { $0.kind == .step })
    #expect(reason.function == "ShelfController.depth(of:)")
  }

  @Test func whatGrowsIsNamedWithItsLineAndItsEvent() throws {
    // Before anybody looks out for what grows.
    let report = try report(Self.growing) {
      $0.subjectBudget = 200
      $0.maximumStates = 300
    }
    let subject = try shelf(report)
    let reason = try #require(subject.reasons?.first)
    #expect(subject.stopCause == .states && subject.bounded == nil)
    #expect(reason.kind == .growth && reason.growing == .elements)
    #expect(reason.what == "ShelfController.opened" && reason.function == "ShelfController.buttonTapped()")
    #expect(reason.location?.line == 15)
    #expect(reason.events?.first?.contains("taps") == true)
    #expect(reason.sizes.map(GrowthDetector.grows) == true)
    #expect(report.exploration?.reasons.first?.reason == reason)
  }

  @Test func whatGrowsIsBoundedAndNamed() throws {
    let subject = try shelf(try report(Self.growing) { $0.subjectBudget = 4 })
    #expect(subject.bound == nil && subject.reasons == nil)
    let bounded = try #require(subject.bounded?.first)
    #expect(bounded.what == "ShelfController.opened" && bounded.growing == .elements && bounded.most == nil)
    #expect(bounded.location?.line == 15)
    // Where it is looked for is counted, so that threads change nothing.
    let folder = try TemporarySources(["App.swift": Self.growing])
    var options = RunOptions(paths: [folder.path])
    options.subjectBudget = 4
    options.jobs = 1
    let once = try Runner(options: options).run()
    options.jobs = 3
    #expect(once.subjects.contains { $0.bounded != nil })
    #expect(try Runner(options: options).run() == once)
  }

  /// The machine that is shipped lets nobody begin anything new on what a search has seen to pile up.
  @Test func whatPilesUpIsBoundedAndNamed() throws {
    let text = Self.growing.replacingOccurrences(of: "[Int]", with: "[() -> Void]")
      .replacingOccurrences(of: "append(7)", with: "append { print(7) }")
    let subject = try shelf(try report(text) { $0.subjectBudget = 20 })
    #expect(subject.bound == nil && subject.limits == [.objects])
    #expect(subject.bounded?.contains { $0.most != nil } == true)
  }

  @Test func unknownConditionsAreNamedWithTheirFactor() throws {
    let subject = try shelf(try report(Self.unknown) { $0.maximumStates = 30 })
    let reasons = subject.reasons ?? []
    #expect(subject.stopCause == .states)
    let choice = try #require(reasons.first { $0.kind == .choice && $0.location != nil })
    #expect(choice.question == .condition && choice.what == "theme().isDark")
    #expect(choice.function == "ShelfController.buttonTapped()" && choice.location?.line == 15)
    #expect(choice.factor ?? 0 >= 2)
    // The array has one element at most.
    #expect(!reasons.contains { $0.what == "ShelfController.opened" })
  }

  @Test func whatHasAnEndHasNoReasons() throws {
    let report = try report(Self.unknown) { $0.subjectBudget = 20 }
    let subject = try shelf(report)
    #expect(subject.bound == nil && subject.reasons == nil && subject.stopCause == nil)
    #expect(report.exploration == nil)
  }

  @Test func reasonsDependOnTheSourcesAlone() throws {
    let folder = try TemporarySources(["App.swift": Self.growing])
    var options = RunOptions(paths: [folder.path])
    options.subjectBudget = 200
    options.maximumStates = 300
    let once = try Runner(options: options).run()
    #expect(once.subjects.contains { $0.reasons != nil })
    options.jobs = 3
    #expect(try Runner(options: options).run() == once)
    options.cache = folder.path + "/cache"
    #expect(try Runner(options: options).run() == once)
    #expect(try Runner(options: options).run() == once)
  }

  @Test func aNameIsSuggested() throws {
    let folder = try TemporarySources(["App.swift": Self.growing])
    let error = try #require(throws: InputError.self) {
      try Runner(options: RunOptions(paths: [folder.path], subjects: ["ShelfControler"])).run()
    }
    #expect(error.message == "no subject is named 'ShelfControler': did you mean 'ShelfController'?")
  }
}
