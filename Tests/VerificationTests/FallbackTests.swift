import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import Subjects
@testable import Verification

/// What is explored by itself only if others do not lead to it, and which calls are explored together.
@Suite struct FallbackTests {
  private func parse(_ text: String) -> TypeIndex { parse([text]) }

  private func parse(_ texts: [String]) -> TypeIndex {
    let machine = SourceFile(path: "/Models/UIKit.swift", text: Self.machine)
    let inputs =
      [SourceParser.Input(source: machine, reading: .machine)]
      + texts.enumerated().map { number, text in
        SourceParser.Input(source: SourceFile(path: "App\(number).swift", text: text), reading: .subject)
      }
    let parsed = SourceParser.parse(inputs, jobs: 1)
    return TypeIndex(parsed.program, sources: parsed.sources)
  }

  private static let machine = """
    class NSObject {}
    class UIViewController: NSObject {}
    protocol UIViewControllerAnimatedTransitioning {}
    protocol UIViewControllerTransitioningDelegate {}
    """

  @Test func vendedClassesComeAfterAllOthers() {
    let index = parse(
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      class Cards: NSObject, UIViewControllerTransitioningDelegate { let fade = Fade() }
      """)
    let candidates = SubjectFinder(index: index).candidates()
    #expect(candidates.map(\.entry.name) == ["Cards", "Fade"])
    #expect(candidates.map(\.isVended) == [false, true])
    let fallback = TransitionDuties(index: index).fallback(for: candidates[1])
    #expect(fallback.stage == 2)
    #expect(fallback.duties == candidates[1].entry.functions.map(\.nameSpan))
  }

  /// What an extension makes may be private in its file: it is explored through the class all the same.
  @Test func privateClassesOfExtensionsAreVended() {
    let delegate = """
      class Page: UIViewController { var title = "" }
      """
    let extending = """
      extension Page: UIViewControllerTransitioningDelegate {
        func animationController(forDismissed page: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      private class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      """
    let index = parse([delegate, extending])
    let candidates = SubjectFinder(index: index).candidates().filter { $0.kind == .animator }
    #expect(candidates.map(\.entry.name) == ["Fade"])
    #expect(candidates.map(\.isVended) == [true])
  }

  @Test func callsThatShareAPropertyAreExploredTogether() throws {
    let index = parse(
      """
      class Screen: UIViewController {
        var flag = false
        func a() { flag = true; present(x, animated: true) }
        func b() { present(x, animated: true) }
        func c() { present(x, animated: true) }
        func d() { present(x, animated: true) }
        func e() { if flag { present(x, animated: true) } }
      }
      """)
    let screen = try #require(index.entries.first { $0.name == "Screen" })
    #expect(TriggerGroups(screen.functions, of: screen).groups() == [[0, 1, 2], [3, 4], [0, 4]])
  }

  /// Each method is explored, and a few pairs more: a class of many requests is no hundred subjects.
  @Test func manyCallsThatShareAPropertyAreNotAllPaired() throws {
    let functions = (0..<20).map { "func f\($0)() { flag = !flag; present(x, animated: true) }" }
    let index = parse("class Screen: UIViewController {\n var flag = false\n\(functions.joined(separator: "\n"))\n}")
    let screen = try #require(index.entries.first { $0.name == "Screen" })
    let groups = TriggerGroups(screen.functions, of: screen).groups()
    #expect(groups.count == 11 && Set(groups.joined()) == Set(0..<20))
  }

  @Test func workWithAContextIsFollowedIntoOwnFunctions() throws {
    let index = parse(
      """
      class Helper {
        let kept: UIViewControllerContextTransitioning
        init(_ context: UIViewControllerContextTransitioning) { kept = context; start() }
        func start() { end() }
        func end() { kept.completeTransition(true) }
        func run(_ context: UIViewControllerContextTransitioning) { self.go(context) }
        func go(_ c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
        func look(_ context: UIViewControllerContextTransitioning) { print(context) }
      }
      """)
    let helper = try #require(index.entries.first { $0.name == "Helper" })
    let work = ContextWork(helper)
    #expect(helper.functions.filter(work.completes).map(\.name) == ["run", "go"])
    #expect(work.startingInitialiser() != nil)
  }
}
