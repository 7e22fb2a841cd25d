import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import Verification

/// In which scenarios parts of the sources are explored.
@Suite struct ScenarioChoiceTests {
  private func scenario(of name: String, _ text: String) throws -> String {
    let inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: Self.machine), reading: .machine),
      SourceParser.Input(source: SourceFile(path: "App.swift", text: text), reading: .subject),
    ]
    let parsed = SourceParser.parse(inputs, jobs: 1)
    let subjects = ScenarioWriter(program: parsed.program, sources: parsed.sources).subjects()
    return try #require(subjects.first { $0.name == name }).scenario
  }

  private static let machine = """
    class NSObject {}
    class UIViewController: NSObject {}
    class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {}
    protocol UIViewControllerAnimatedTransitioning {}
    protocol UIViewControllerInteractiveTransitioning {}
    protocol UIViewControllerTransitioningDelegate {}
    """

  @Test func animatorsOfPushesAreExploredInNavigation() throws {
    let text = try scenario(
      of: "Zoom",
      """
      enum Way { case push, pop, present, dismiss }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        var way: Way
        init(way: Way) { self.way = way }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          if way == .push { grow() }
          context.completeTransition(true)
        }
      }
      """)
    #expect(text.contains(": NavigationAnimatorScenario"))
    #expect(text.contains("Zoom(way: presenting ? Way.push : Way.pop)"))
  }

  @Test(arguments: ["Fade", "PopAnimator", "PopUpFade"]) func animatorsOfPresentationsAreNot(_ name: String) throws {
    let text = try scenario(
      of: name,
      """
      class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        var isPresenting = true
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      """)
    #expect(text.contains(": AnimatorScenario"))
  }

  @Test func aGestureThatIsAddedAtTheStartDrives() throws {
    let text = try scenario(
      of: "Pull",
      """
      class Pull: UIPercentDrivenInteractiveTransition {
        override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
          context.containerView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull)))
        }
        @objc func pull(_ gesture: UIPanGestureRecognizer) { finish() }
      }
      """)
    #expect(text.contains(": ListeningInteractionScenario"))
  }

  /// The tap is the event, not what the class then calls itself.
  @Test func whatAClassCallsItselfIsNoEvent() throws {
    let text = try scenario(
      of: "List",
      """
      class List: UIViewController {
        var picked: Int?
        func pick(_ index: Int) { picked = index; showDetail() }
        private func showDetail() { present(UIViewController(), animated: true) }
      }
      """)
    #expect(text.contains("subject.pick(unknown(.code))"))
    #expect(!text.contains("showDetail"))
  }

  @Test func theOnlyStyleOfTheSourcesIsThatOfTheirParts() throws {
    let text = try scenario(
      of: "Fade",
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      class Opener {
        func open(_ other: UIViewController) {
          other.modalPresentationStyle = .custom
          other.transitioningDelegate = FadeDelegate()
        }
      }
      """)
    #expect(text.contains("super.style ?? .custom"))
  }

  /// A style that is set for something else says nothing.
  @Test func aDelegateWithoutStyleLeavesItOpen() throws {
    let text = try scenario(
      of: "Fade",
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      class Opener {
        func popUp(_ other: UIViewController) { other.modalPresentationStyle = .custom }
        func open(_ other: UIViewController) { other.transitioningDelegate = FadeDelegate() }
      }
      """)
    #expect(!text.contains("super.style"))
  }

  /// Nor is what another class of the sources never calls, private or not; `@objc` connects it to nothing.
  @Test(arguments: ["", "@objc ", "@IBAction ", "public "]) func helpersAreNoEvents(_ modifier: String) throws {
    let text = try scenario(
      of: "List",
      """
      class List: UIViewController {
        func pick(_ index: Int) { showDetail() }
        \(modifier)func showDetail() { present(UIViewController(), animated: true) }
      }
      """)
    #expect(text.contains("subject.pick(unknown(.code))"))
    #expect(text.contains("showDetail") == ["@IBAction ", "public "].contains(modifier))
  }

  @Test func helpersThatOthersCallAreEvents() throws {
    let text = try scenario(
      of: "List",
      """
      class List: UIViewController {
        func pick(_ index: Int) { showDetail() }
        func showDetail() { present(UIViewController(), animated: true) }
      }
      class Link { func open(_ list: List) { list.showDetail() } }
      """)
    #expect(text.contains("subject.showDetail()"))
  }

  /// Nobody outside of an app vends what its own delegate does not.
  @Test(arguments: ["", "public ", "open "]) func theSwipeNeedsSomebodyWhoVendsIt(_ modifier: String) throws {
    let text = try scenario(
      of: "Delegate",
      """
      \(modifier)class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
      }
      class User { let delegate = Delegate() }
      """)
    #expect(text.contains("var drivesInteractively: Bool { false }") == modifier.isEmpty)
  }

  @Test func whatHearsOfAnotherControllerWaitsForIt() throws {
    let text = try scenario(
      of: "Editor",
      """
      class Palette: UIViewController { weak var delegate: AnyObject? }
      class Editor: UIViewController {
        func choose() {
          let palette = Palette()
          palette.delegate = self
          present(palette, animated: true)
        }
        func palette(_ palette: Palette, didChoose color: Int) { present(UIViewController(), animated: true) }
      }
      """)
    #expect(text.contains("let asker = shown(in: root, { $0 is Palette }) as? Palette"))
    #expect(text.contains("subject.palette(asker, didChoose: unknown(.code))"))
  }

  /// The app calls what starts an object first, and what comes behind a presentation starts nothing.
  @Test(arguments: [("load(); app.start()", true), ("start(); app.load()", false)])
  func whatFollowsAPresentationStartsNothing(_ calls: String, _ isStart: Bool) throws {
    let text = try scenario(
      of: "App",
      """
      class Page: UIViewController { weak var app: App?; func done() { app?.finish() } }
      class App {
        let root: UIViewController
        init() { root = UIViewController() }
        func start() { if root.presentedViewController == nil { root.present(Page(), animated: true) } }
        func load() { root.title = "" }
        func finish() { root.dismiss(animated: true) }
      }
      class Delegate { func open() { let app = App(); app.\(calls) } }
      """)
    #expect(text.contains("override func startObject()"))
    #expect(text.contains("subject.load()") == isStart)
  }
}
