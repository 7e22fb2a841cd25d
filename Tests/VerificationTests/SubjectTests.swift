import Diagnostics
import Identifiers
import SwiftFrontend
import Testing

@testable import Verification

/// What is found to explore in sources that are not read together with the formal machine.
@Suite struct SubjectTests {
  /// The subjects as "kind name", in order; UIKit's part that the samples need is read like the machine.
  private func subjects(_ files: [String: String]) -> [String] {
    var inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: Self.machine), reading: .machine)
    ]
    inputs += files.sorted { $0.key < $1.key }.map {
      SourceParser.Input(source: SourceFile(path: $0.key, text: $0.value), reading: .subject)
    }
    let parsed = SourceParser.parse(inputs, jobs: 1)
    let writer = ScenarioWriter(program: parsed.program, sources: parsed.sources)
    return writer.subjects().map { "\($0.kind.rawValue) \($0.name)" }
  }

  private static let machine = """
    class NSObject {}
    class UIViewController: NSObject {}
    class UINavigationController: UIViewController {}
    class UITabBarController: UIViewController {}
    class UIPageViewController: UIViewController {}
    class UIPresentationController: NSObject {}
    class UIStoryboardSegue: NSObject {}
    class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {}
    protocol UIViewControllerAnimatedTransitioning {}
    protocol UIViewControllerInteractiveTransitioning {}
    protocol UIViewControllerTransitioningDelegate {}
    protocol UINavigationControllerDelegate {}
    protocol UITabBarControllerDelegate {}
    """

  private static let animate = "func animateTransition(using context: UIViewControllerContextTransitioning) {}"

  /// One class is a subject several times: its settings tell these apart.
  @Test func settingsTellSubjectsOfOneClassApart() {
    let source = """
      class Page: UIViewController {
        override func viewDidLoad() { transitioningDelegate = self }
        @objc func share() { present(UIViewController(), animated: true) }
      }
      """
    let inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: Self.machine), reading: .machine),
      SourceParser.Input(source: SourceFile(path: "A.swift", text: source), reading: .subject),
    ]
    let parsed = SourceParser.parse(inputs, jobs: 1)
    let subjects = ScenarioWriter(program: parsed.program, sources: parsed.sources).subjects()
    #expect(subjects.map(\.name) == ["Page", "Page"])
    #expect(subjects.map(\.setting) == [SubjectSetting(.presents, ["share()"]), SubjectSetting(.presented)])
  }

  @Test func superclassesThatNobodyDeclares() {
    #expect(subjects(["A.swift": "class A: Base { override \(Self.animate) }"]) == ["animator A"])
    #expect(subjects(["A.swift": "class A: Base { func animate() {} }"]) == [])
    #expect(subjects(["A.swift": "class A: NSObject { \(Self.animate) }"]) == [])
    let controller = """
      class A: Base {
        override func viewDidLoad() { transitioningDelegate = self }
      }
      """
    #expect(subjects(["A.swift": controller]) == ["view controller A"])
  }

  @Test func whatTestsDeclareStandsInForSomething() {
    let mock = "import XCTest\nclass Mock: NSObject, UIViewControllerAnimatedTransitioning { \(Self.animate) }"
    let fade = "class Fade: NSObject, UIViewControllerAnimatedTransitioning { \(Self.animate) }"
    #expect(subjects(["App/A.swift": fade, "App/B.swift": mock]) == ["animator Fade"])
    #expect(subjects(["AppTests/A.swift": fade]) == ["animator Fade"])
    let helper = fade.replacing("Fade", with: "Stub")
    #expect(subjects(["App/A.swift": fade, "AppTests/B.swift": helper]) == ["animator Fade"])
    #expect(subjects(["App/B.swift": mock]) == ["animator Mock"])
  }

  @Test func objectsThatTellOfAppearanceWhenTheyAreMade() {
    let begin = "root.beginAppearanceTransition(true, animated: false)"
    let helper = "init() { start() }; func start() { \(begin) }"
    #expect(subjects(["A.swift": "class A { let root: UIViewController; \(helper) }"]) == ["appearance caller A"])
    #expect(subjects(["A.swift": "class A { let root: UIViewController; func start() { \(begin) } }"]) == [])
  }

  @Test func aliasesAndProtocolsOfTheApp() {
    let files = [
      "Alias.swift": "typealias Animating = NSObject & UIViewControllerAnimatedTransitioning",
      "A.swift": "class A: Animating { \(Self.animate) }",
      "P.swift": "protocol Timed: UIViewControllerAnimatedTransitioning {}",
      "B.swift": "class B<T>: NSObject { \(Self.animate) }", "C.swift": "extension B: Timed {}",
    ]
    #expect(subjects(files) == ["animator A", "animator B"])
  }

  @Test func basesThatNobodyMakes() {
    let base = "class Base: NSObject, UIViewControllerAnimatedTransitioning { \(Self.animate) }"
    let sub = "class Sub: Base {}"
    #expect(subjects(["A.swift": base, "B.swift": sub]) == ["animator Sub"])
    #expect(subjects(["A.swift": base, "B.swift": sub, "C.swift": "let x = 1"]) == ["animator Sub"])
    #expect(subjects(["A.swift": "open " + base, "B.swift": sub]) == ["animator Sub"])
    let filled = String(base.dropLast(4)) + "{ context.go() } }"
    #expect(subjects(["A.swift": "open " + filled, "B.swift": sub]) == ["animator Base", "animator Sub"])
    let maker = "class Maker { func make() -> Any { Base() } }"
    #expect(subjects(["A.swift": base, "B.swift": sub, "C.swift": maker]) == ["animator Base", "animator Sub"])
  }

  @Test func castsAndTypesMakeNothing() {
    let animator = "class Fade: NSObject, UIViewControllerAnimatedTransitioning { \(Self.animate) }"
    func vendor(_ body: String) -> String {
      """
      class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        var fade: Fade?
        func vend(_ x: Any?) { \(body) }
      }
      """
    }
    #expect(
      subjects(["A.swift": animator, "B.swift": vendor("_ = x as? Fade")]) == [
        "animator Fade", "transitioning delegate Vendor",
      ])
    #expect(subjects(["A.swift": animator, "B.swift": vendor("fade = Fade()")]) == ["transitioning delegate Vendor"])
  }

  @Test func whoPresentsForOthers() {
    let body = "{ x.transitioningDelegate = d; c.present(x, animated: true) }"
    let view = "class Poster: NSObject { func show(_ x: UIViewController, on c: UIViewController, d: Any) \(body) }"
    #expect(subjects(["A.swift": view]) == ["presenter Poster"])
    let router = "extension Router { func show(_ x: UIViewController, d: Any) \(body) }"
    #expect(subjects(["A.swift": router]) == ["presenter Router"])
    #expect(subjects(["A.swift": "protocol Router {}", "B.swift": router]) == ["presenter Router"])
    let plain = "class Poster: NSObject { func show(_ x: Any, on c: Any) { c.present(x, animated: true) } }"
    #expect(subjects(["A.swift": plain]) == [])
    let segue = """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.transitioningDelegate = d }
      }
      class B: UIStoryboardSegue { override func perform() {} }
      """
    #expect(subjects(["A.swift": segue]) == ["view controller A", "segue B"])
  }

  @Test func codeThatIsHandedAContext() {
    let closure = "extension Motion { static let fade = Motion(1) { context in context.completeTransition(true) } }"
    #expect(subjects(["A.swift": closure]) == ["animation Motion"])
    let method = """
      struct Fade {
        func run(in context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      """
    #expect(subjects(["A.swift": method]) == ["animation Fade"])
    let called = "class User { func go() { Fade().run(in: c) } }"
    #expect(subjects(["A.swift": method, "B.swift": called]) == [])
  }

  @Test func equalNamesInSeveralTargets() {
    let animator = "class Fade: NSObject, UIViewControllerAnimatedTransitioning { \(Self.animate) }"
    let vendor = "class Vendor: NSObject, UIViewControllerTransitioningDelegate { let fade = Fade() }"
    let files = [
      "Mail/AppDelegate.swift": "class AppDelegate {}", "Mail/A/Fade.swift": "class Fade {}",
      "Maps/AppDelegate.swift": "class AppDelegate {}", "Maps/Fade.swift": animator, "Maps/B/Vendor.swift": vendor,
    ]
    #expect(subjects(files) == ["transitioning delegate Vendor"])
    #expect(
      subjects(["Mail/A/Fade.swift": animator, "Maps/Fade.swift": "class Fade {}", "Maps/B/Vendor.swift": vendor]) == [
        "animator Fade", "transitioning delegate Vendor",
      ])
  }

  @Test func anExampleIsOneClientOfManyOfALibrary() {
    let library = "public class Cards: NSObject, UIViewControllerTransitioningDelegate {}"
    let example = """
      class Screen: UIViewController {
        let cards = Cards()
        func show(_ x: UIViewController) { x.transitioningDelegate = cards; present(x, animated: true) }
      }
      """
    #expect(
      subjects(["Example/Screen.swift": example, "Sources/Cards.swift": library]) == [
        "view controller Screen", "transitioning delegate Cards",
      ])
    #expect(
      subjects(["App/Screen.swift": example, "App/Cards.swift": library]) == ["view controller Screen"])
  }
}
