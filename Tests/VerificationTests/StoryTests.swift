import RunReport
import TestSupport
import Testing

@testable import Reporters
@testable import Verification

/// What a finding tells besides its steps: how the app had set itself up, and who keeps what should be gone.
@Suite struct StoryTests {
  private func report(_ source: String) throws -> Report {
    let folder = try TemporarySources(["Code.swift": source])
    defer { folder.remove() }
    return try Runner(options: RunOptions(paths: [folder.path])).run()
  }

  /// `session` may be fresh or not: the app starts in two ways, and the defect needs one of them.
  private static let start = """
    import UIKit

    final class Coordinator {
      private let window: UIWindow
      private let stack = UINavigationController()
      private let session: Session
      private var hasNews = false

      init(window: UIWindow, session: Session) {
        (self.window, self.session) = (window, session)
      }

      func start() {
        window.rootViewController = stack
        window.makeKeyAndVisible()
        if session.isFresh { hasNews = true }
      }

      func share() {
        stack.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        if hasNews {
          stack.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }
      }
    }
    """

  @Test func anOrderingSaysHowTheAppHadSetItselfUp() throws {
    let report = try report(Self.start)
    let finding = try #require(report.findings.first)
    #expect(finding.rule == .TV601)
    let beginning = try #require(finding.beginning)
    #expect(beginning.event == "the app calls start()")
    #expect(beginning.location?.line == 13)
    #expect(beginning.notes == ["assumed: 'session.isFresh' is true"])
    let sentence = "the app calls start() (Code.swift:13), assumed: 'session.isFresh' is true"
    for isVerbose in [false, true] {
      let text = TextReporter.render(report, color: false, htmlPath: nil, isVerbose: isVerbose)
      #expect(text.contains("  before the first step: \(sentence)\n"))
    }
    #expect(MarkdownReporter.render(report).contains("Before the first step"))
    #expect(HTMLReporter.render(report).contains("Before the first step"))
  }

  /// Where there is one way, nothing is to be said.
  @Test func oneWayIsNotTold() throws {
    let report = try report(Self.start.replacing("if session.isFresh { hasNews = true }", with: "hasNews = true"))
    #expect(try #require(report.findings.first).beginning == nil)
  }

  private static let held = """
    import UIKit

    final class Screen: UIViewController {
      private let button = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        view.addSubview(button)
      }

      @objc private func open() {
        let panel = Panel()
        panel.transition.driver.page = panel
        present(panel, animated: true)
      }
    }

    final class Panel: UIViewController {
      let transition = PanelTransition()

      init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
      let driver = PanelDriver()
    }

    final class PanelDriver: NSObject {
      var page: UIViewController?
    }
    """

  /// The way round to itself, where the text does not see who sets the last property.
  @Test func whoStillHoldsIt() throws {
    let source =
      Self.held.replacing("panel.transition.driver.page = panel", with: "keep(panel, in: panel.transition)") + """

        func keep(_ page: UIViewController, in transition: NSObject) {
          (transition as? PanelTransition)?.driver.page = page
        }
        """
    let finding = try #require(try report(source).findings.first { $0.rule == .TV902 && !$0.trace.isEmpty })
    let value = try #require(finding.clause?.values.first { $0.name == "held by" }?.value)
    let chain = "Panel.transition → PanelTransition.driver → PanelDriver.page ("
    #expect(value.hasPrefix(chain) && value.hasSuffix("Code.swift:36)"), "\(value)")
  }

  /// What lives on holds it.
  @Test func aStaticHolder() throws {
    let source = Self.held.replacing("panel.transition.driver.page = panel", with: "PanelDriver.last = panel")
      .replacing("var page:", with: "static var last:")
    let finding = try #require(try report(source).findings.first { $0.rule == .TV902 && !$0.trace.isEmpty })
    let value = try #require(finding.clause?.values.first { $0.name == "held by" }?.value)
    #expect(value.hasPrefix("PanelDriver.last (") && value.hasSuffix("Code.swift:36)"), "\(value)")
  }
}
