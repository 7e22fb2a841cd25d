import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import Subjects
@testable import TextChecks
@testable import Verification

/// What is found once about types, and what about functions that store, is what would be found each time.
@Suite struct AncestryTests {
  private func index(_ text: String) -> TypeIndex {
    let machine = "class NSObject {}; class UIView: NSObject {}; class UIViewController: NSObject {}"
    let inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: machine), reading: .machine),
      SourceParser.Input(source: SourceFile(path: "App.swift", text: text), reading: .subject),
    ]
    let parsed = SourceParser.parse(inputs, jobs: 1)
    return TypeIndex(parsed.program, sources: parsed.sources)
  }

  @Test func whatIsFoundOnceIsWhatWouldBeFoundEachTime() throws {
    let index = index(
      """
      protocol Closing {}
      typealias Base = UIViewController
      class Page: Base {}
      class Detail: Page, Closing {}
      extension Page: Hearing {}
      class Lost: SomewhereElse {}
      class Circle: Square {}
      class Square: Circle {}
      """)
    for entry in index.entries {
      #expect(index.ancestors(of: entry) == index.findAncestors(of: entry), "\(entry.name)")
      #expect(index.lineage(of: entry).map(\.id) == index.findLineage(of: entry).map(\.id), "\(entry.name)")
    }
    let detail = try #require(index.entries.first { $0.name == "Detail" })
    let page = try #require(index.entries.first { $0.name == "Page" })
    #expect(index.ancestors(of: detail).isSuperset(of: ["Page", "Closing", "Hearing", "UIViewController", "NSObject"]))
    #expect(index.isKind(detail, of: page) && index.isKind(page, of: page) && !index.isKind(page, of: detail))
  }

  /// A check may add to its copy of a type what the type inherits.
  @Test func aChangedCopyIsLookedUpAnew() throws {
    let index = index("class Page: UIViewController {}; protocol Closing {}; extension Closing {}")
    var closing = try #require(index.entries.first { $0.name == "Closing" })
    closing.inherited.append("Page")
    #expect(index.ancestors(of: closing).contains("UIViewController"))
  }

  /// One object answers for all labels, methods and kinds of arguments of a class.
  @Test func storingIsAskedForEachArgument() throws {
    let index = index(
      """
      class Menu {
        let onOpen: () -> Void
        var onEnd: () -> Void = {}
        init(open: @escaping () -> Void, once: () -> Void) {
          onOpen = open
          once()
        }
        func end(_ body: @escaping () -> Void) { onEnd = body }
        func run(_ body: () -> Void) { body() }
      }
      """)
    let menu = try #require(index.entries.first { $0.name == "Menu" })
    let shared = StoringFunctions(index: index, cleared: ClearedProperties(index))
    let asked = [("open", "init", true), ("once", "init", false), (nil, "end", true), (nil, "run", false)]
    for (label, method, isStored) in asked + asked {
      let argument = GivenArgument(0, of: [Argument(label: label, value: Expression(.nil, .none))])
      let answer = shared.stores(argument, in: menu, method)
      #expect(
        answer == StoringFunctions(index: index, cleared: ClearedProperties(index)).stores(argument, in: menu, method))
      #expect(answer == isStored, "\(method)")
    }
  }
}
