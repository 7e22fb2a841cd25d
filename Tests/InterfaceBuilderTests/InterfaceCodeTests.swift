import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import InterfaceBuilder

struct InterfaceCodeTests {
  /// What a storyboard adds to the classes of a text, by the names of the functions.
  private static func functions(_ swift: String, _ scenes: String) -> [String: Function] {
    let added = types(swift, scenes).flatMap(\.functions).filter(\.isOfInterface)
    return Dictionary(added.map { ($0.fullName, $0) }) { first, _ in first }
  }

  /// The classes of a text with what a storyboard adds to them.
  private static func types(_ swift: String, _ scenes: String, initial: String = "First") -> [TypeDeclaration] {
    let source = SourceFile(path: "App/App.swift", text: swift)
    let program = Program(files: [SwiftFrontend.read(source, index: 0, reading: .subject).file])
    let text = InterfaceReaderTests.storyboard(scenes, initial: initial)
    let storyboard = SourceFile(path: "App/Main.storyboard", text: text)
    let files = InterfaceFiles([InterfaceReader.read(storyboard, index: 1).file])
    let code = InterfaceCode(files, paths: ["App/App.swift", "App/Main.storyboard"])
    return code.applied(to: program).files[0].types
  }

  private static func scene(_ id: String, _ name: String, segues: String = "", element: String = "viewController")
    -> String
  {
    """
    <scene sceneID="S\(id)"><objects><\(element) id="\(id)" customClass="\(name)" sceneMemberID="viewController">
    <connections>\(segues)</connections></\(element)></objects></scene>
    """
  }

  @Test("a segue is a function of the source's class: made, prepared, shown")
  func segue() {
    let found = Self.functions(
      "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController {}",
      Self.scene("First", "A", segues: #"<segue destination="Second" kind="presentation" identifier="b" id="G"/>"#)
        + Self.scene("Second", "B"))
    #expect(Set(found.keys) == ["performSegue_b(_:)", "performSegue(withIdentifier:sender:)"])
    #expect(found.values.allSatisfy { $0.span.file == 1 })
    let calls = CallNames(in: found["performSegue_b(_:)"]?.body ?? []).names
    #expect(calls == ["instantiateViewController", "UIStoryboardSegue", "prepare", "present"])
  }

  @Test("what the user begins asks first, and has a function of its own")
  func trigger() {
    let row = """
      <scene sceneID="S1"><objects><tableViewController id="First" customClass="A" sceneMemberID="viewController">
      <tableView><tableViewCell id="C"><connections><segue destination="Second" kind="show" identifier="b" id="G"/>
      </connections></tableViewCell></tableView></tableViewController></objects></scene>
      """
    let found = Self.functions(
      "import UIKit\nclass A: UITableViewController {}\nclass B: UIViewController {}", row + Self.scene("Second", "B"))
    #expect(found["followSegue_b(_:)"] != nil)
    #expect(CallNames(in: found["followSegue_b(_:)"]?.body ?? []).names == ["shouldPerformSegue", "performSegue_b"])
  }

  @Test("what is shown in a stack is pushed, elsewhere the controllers around it decide")
  func stack() {
    let show = #"<segue destination="Second" kind="show" identifier="b" id="G"/>"#
    let source = "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController {}"
    let scenes = Self.scene("First", "A", segues: show) + Self.scene("Second", "B")
    let stack = Self.scene(
      "Nav", "", segues: #"<segue destination="First" kind="relationship" relationship="rootViewController" id="R"/>"#,
      element: "navigationController")
    let free = CallNames(in: Self.functions(source, scenes)["performSegue_b(_:)"]?.body ?? []).names
    #expect(free.last == "show")
    let stacked = CallNames(in: Self.functions(source, scenes + stack)["performSegue_b(_:)"]?.body ?? []).names
    #expect(stacked.last == "pushViewController")
  }

  @Test("what the main storyboard begins with is marked, but not what a segue leads to")
  func roots() {
    let root = { (page: String) in
      #"<segue destination="\#(page)" kind="relationship" relationship="viewControllers" id="R\#(page)"/>"#
    }
    let scenes = [
      Self.scene("Tabs", "", segues: root("First") + root("Second"), element: "tabBarController"),
      Self.scene("First", "A", segues: #"<segue destination="Third" kind="presentation" id="G"/>"#),
      Self.scene("Second", "B"), Self.scene("Third", "C"), Self.scene("Fourth", "B"),
    ]
    let swift = "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController {}\nclass C: UIViewController {}"
    let marked = { (scenes: [String]) in
      Self.types(swift, scenes.joined(separator: "\n"), initial: "Tabs").filter(\.isRootOfInterface).map(\.name)
    }
    #expect(marked(scenes) == ["A"])
    #expect(marked(scenes.dropLast()) == ["A", "B"])
  }

  @Test("a class that performs its segues by itself keeps its method")
  func own() {
    let found = Self.functions(
      """
      import UIKit
      class A: UIViewController { override func performSegue(withIdentifier identifier: String, sender: Any?) {} }
      """, Self.scene("First", "A", segues: #"<segue destination="First" kind="show" identifier="b" id="G"/>"#))
    #expect(found["performSegue(withIdentifier:sender:)"] == nil)
  }

  @Test("scenes that lead in a circle end somewhere")
  func circles() {
    let circle = String(
      repeating: #"<segue destination="First" kind="relationship" relationship="viewControllers" id="R"/>"#, count: 40)
    let again = #"<segue destination="First" kind="presentation" identifier="a" id="G"/>"#
    let found = Self.functions(
      "import UIKit\nclass A: UITabBarController {}",
      Self.scene("First", "A", segues: circle + again, element: "tabBarController"))
    let made = CallNames(in: found["performSegue_a(_:)"]?.body ?? []).names.count { $0 == "instantiateViewController" }
    #expect(made > 1 && made < 200)
  }

  @Test("a segue that leads to nothing known shows anything, and one of an unknown class is open")
  func open() {
    let nowhere = #"<segue destination="None" kind="presentation" identifier="n" id="N"/>"#
    let foreign = #"<segue destination="First" kind="custom" customClass="Slide" identifier="f" id="F"/>"#
    let found = Self.functions(
      "import UIKit\nclass A: UIViewController {}", Self.scene("First", "A", segues: nowhere + foreign))
    let shown = CallNames(in: found["performSegue_n(_:)"]?.body ?? []).names
    #expect(shown == ["ofUnspecifiedClass", "UIStoryboardSegue", "prepare", "present"])
    #expect(CallNames(in: found["performSegue_f(_:)"]?.body ?? []).names == ["performSegue"])
  }

  @Test("each way back has a control, but not each control a way of its own")
  func waysBack() {
    let way = { (action: String, id: String) in
      """
      <button><connections><segue destination="Exit" kind="unwind" unwindAction="\(action)" id="\(id)"/></connections>
      </button>
      """
    }
    let scene = """
      <scene sceneID="S1"><objects><viewController id="First" customClass="A" sceneMemberID="viewController"><view>
      \(way("save:", "U1"))\(way("cancel:", "U2"))\(way("cancel:", "U3"))</view></viewController></objects></scene>
      """
    let found = Self.functions("import UIKit\nclass A: UIViewController {}", scene)
    let controls = CallNames(in: found["connectInterfaceControls()"]?.body ?? []).names
    #expect(controls == ["connectInterfaceControl", "connectInterfaceControl"])
  }

  @Test("segues of one name have functions of their own")
  func names() {
    let segues = (0..<2_000).map { #"<segue destination="First" kind="show" identifier="a" id="G\#($0)"/>"# }.joined()
    let found = Self.functions("import UIKit\nclass A: UIViewController {}", Self.scene("First", "A", segues: segues))
    #expect(found.keys.count { $0.hasPrefix("performSegue_") } == 2_000)
  }
}

/// The names of what is called, in the order of the text.
private struct CallNames {
  var names: [String] = []

  init(in statements: [Statement]) {
    var found: [String] = []
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name), .member(_, let name): found.append(name)
      default: break
      }
    }
    names = found
  }
}
