import Testing

@testable import Machine

/// Which declaration a call reaches.
@Suite struct LoweringDispatchTests {
  static let models = """
    class UIResponder { func begin(_ other: UIResponder) -> Int { 1 } }
    class UIView: UIResponder {
      init(frame: Int) {}
      func present(_ other: UIView, animated: Bool = true, completion: (() -> Void)? = nil) {}
    }
    protocol Runnable { func run(); func stop(after delay: Double) }
    extension Runnable {
      func run() {}
      func stop(after delay: Double) {}
    }
    extension Runnable where Self: UIView { func run() {} }
    """

  private func lower(_ text: String) -> Lowered {
    Lowered([("Models/UIKit.swift", Self.models), ("App/Test.swift", text)])
  }

  @Test func defaultsAreMissing() {
    let lowered = lower("func f(_ view: UIView) { view.present(view); view.present(view, animated: false) }")
    let first = lowered.targets("UIView", CallShape(name: "present", labels: [nil]))
    #expect(first.map(\.name) == ["UIView.present(_:animated:completion:)"])
    #expect(first.map(\.mapping) == [[0, -1, -1]])
    let second = lowered.targets("UIView", CallShape(name: "present", labels: [nil, "animated"]))
    #expect(second.map(\.mapping) == [[0, 1, -1]])
  }

  @Test func trailingClosurePassesDefaults() {
    let lowered = lower("func f(_ view: UIView) { view.present(view) { } }")
    let targets = lowered.targets("UIView", CallShape(name: "present", labels: [nil, nil], trailing: 1))
    #expect(targets.map(\.mapping) == [[0, -1, 1]])
  }

  /// A wrapper that hands its closure on to the overload with the larger one does not call itself.
  @Test func closuresChooseByTheirParameters() {
    let lowered = lower(
      """
      extension UIView {
        func observe(_ body: @escaping () -> Void) { observe { _ in body() } }
        func observe(_ body: @escaping (Int) -> Void) { body(1) }
      }
      """)
    func first(_ arity: Int) -> Int? {
      lowered.line(
        ofTarget: CallShape(name: "observe", labels: [nil], trailing: 1, arities: [arity]), in: "UIView")
    }
    #expect(first(1) == 3)
    #expect(lowered.code("UIView.observe(_:)").contains("observe"))
  }

  /// Only the result tells a wrapper from what it wraps: both are targets, the wrapper first, and it knows of the other.
  @Test func aResultTellsAWrapperFromTheMachines() {
    func hasTwin(_ result: String) -> Bool {
      let lowered = lower(
        """
        class Token {}
        extension UIResponder {
          func begin(_ other: UIResponder) -> \(result) { let id: Int = begin(other); return Token() }
        }
        func f(_ other: Any) { other.begin(other) }
        """)
      #expect(lowered.program.shapes.contains { $0.name.hasPrefix("begin") })
      return lowered.program.targets.contains(where: \.isTwin)
    }
    #expect(hasTwin("Token"))
    #expect(!hasTwin("Int"))
  }

  @Test func subclassOverrides() {
    let lowered = lower(
      """
      class Card: UIView { override func present(_ other: UIView, animated: Bool, completion: (() -> Void)?) {} }
      class Deck: Card {}
      func f(_ view: UIView) { view.present(view, animated: true, completion: nil) }
      """)
    let shape = CallShape(name: "present", labels: [nil, "animated", "completion"])
    #expect(lowered.targets("Deck", shape).map(\.name) == ["Card.present(_:animated:completion:)"])
    #expect(lowered.targets("UIView", shape).map(\.name) == ["UIView.present(_:animated:completion:)"])
  }

  @Test func overloadsAreTriedFromSpecialToGeneral() {
    let lowered = lower(
      """
      class Card: UIView {}
      class Reader {
        func read(_ view: UIView) {}
        func read<T>(_ any: T) {}
        func read(_ card: Card) {}
        func read(_ text: String) {}
      }
      func f(_ reader: Reader, _ x: Card) { reader.read(x) }
      """)
    let shape = CallShape(name: "read", labels: [nil])
    #expect(lowered.tests(of: "Reader", shape) == ["String", "Card", "UIView", ""])
  }

  @Test func labelsTellOverloadsApart() {
    let lowered = lower(
      """
      class Reader { func go(to x: Int) {}; func go(from x: Int) {} }
      func f(_ reader: Reader) { reader.go(from: 1) }
      """)
    #expect(lowered.targets("Reader", CallShape(name: "go", labels: ["from"])).map(\.name) == ["Reader.go(from:)"])
  }

  @Test func constrainedProtocolDefaultWins() {
    let lowered = lower(
      """
      class Card: UIView, Runnable {}
      struct Plain: Runnable { func stop(after delay: Double) {} }
      func f(_ x: Runnable) { x.run(); x.stop(after: 1) }
      """)
    let run = CallShape(name: "run", labels: [])
    #expect(lowered.targets("Card", run).map(\.name) == ["Runnable.run()"])
    #expect(lowered.line(ofTarget: run, in: "Card") == 11)
    #expect(lowered.line(ofTarget: run, in: "Plain") == 8)
    let stop = CallShape(name: "stop", labels: ["after"])
    #expect(lowered.targets("Plain", stop).map(\.name) == ["Plain.stop(after:)"])
  }

  @Test func variadicParametersCollect() {
    let lowered = lower(
      """
      class Log { func add(_ items: Int..., separator: String = "") {} }
      func f(_ log: Log) { log.add(1, 2, 3, separator: "x"); log.add() }
      """)
    let shape = CallShape(name: "add", labels: [nil, nil, nil, "separator"])
    #expect(lowered.targets("Log", shape).map(\.mapping) == [[-2, 3]])
    #expect(lowered.targets("Log", CallShape(name: "add", labels: [])).map(\.mapping) == [[-1, -1]])
  }

  @Test func structsGetMemberwiseInitializers() {
    let lowered = lower(
      """
      struct Item { let id: Int; var count = 0; var note: String?; let fixed = 3 }
      func f() { _ = Item(id: 1); _ = Item(id: 1, note: "x") }
      """)
    let one = lowered.targets("Item", CallShape(name: "init", labels: ["id"]), onMetatype: true)
    #expect(one.map(\.mapping) == [[0, -1, -1, -1]])
    let two = lowered.targets("Item", CallShape(name: "init", labels: ["id", "note"]), onMetatype: true)
    #expect(two.map(\.mapping) == [[0, -1, 1, -1]])
  }

  @Test func anImplicitInitializerComesBeforeAVariadicOneWithoutArguments() {
    let lowered = lower(
      """
      struct Words { var all: [String] = [] }
      extension Words { init(of words: String...) { self.init() } }
      func f() { _ = Words(); _ = Words(of: "a") }
      """)
    let none = lowered.targets("Words", CallShape(name: "init", labels: []), onMetatype: true)
    #expect(none.map(\.mapping) == [[-1]])
    let one = lowered.targets("Words", CallShape(name: "init", labels: ["of"]), onMetatype: true)
    #expect(one.map(\.mapping) == [[-2]])
  }

  @Test func classesInheritInitializers() {
    let lowered = lower(
      """
      class Card: UIView {}
      func f() { _ = Card(frame: 1); _ = Card(coder: 2) }
      """)
    let known = lowered.targets("Card", CallShape(name: "init", labels: ["frame"]), onMetatype: true)
    #expect(known.map(\.name) == ["UIView.init(frame:)"])
    // Nobody declares it: an instance with its initial values.
    let unknown = lowered.targets("Card", CallShape(name: "init", labels: ["coder"]), onMetatype: true)
    #expect(unknown.map(\.mapping) == [[]])
  }

  @Test func privateTypesStayInTheirFiles() {
    let lowered = Lowered([
      ("App/A.swift", "private class Foo { func a() {} }\nfunc makeA() -> Any { Foo() }"),
      ("App/B.swift", "private class Foo { func b() {} }\nfunc makeB() -> Any { Foo() }"),
    ])
    let types = lowered.program.types.indices.filter { lowered.program.types[$0].name == "Foo" }
    #expect(types.count == 2)
    #expect(lowered.metatypes(in: "makeA") == [types[0]])
    #expect(lowered.metatypes(in: "makeB") == [types[1]])
  }

  @Test func userTypeReplacesMachineTypeInUserCode() {
    let lowered = lower("class UIView { func mine() {} }\nfunc f() -> Any { UIView() }")
    let types = lowered.program.types.indices.filter { lowered.program.types[$0].name == "UIView" }
    #expect(types.count == 2)
    #expect(lowered.metatypes(in: "f") == [types[1]])
    #expect(lowered.diagnostics.map(\.severity) == [.note])
  }

  @Test func extensionsReachMachineAndBuiltinTypes() {
    let lowered = lower(
      """
      extension UIView { func pin() {} }
      extension Array { func second() -> Element { self[1] } }
      extension Optional { func orNothing() {} }
      class Card: UIView {}
      func f(_ x: Card, _ y: [Int]) { x.pin(); y.second(); x.orNothing() }
      """)
    #expect(lowered.targets("Card", CallShape(name: "pin", labels: [])).map(\.name) == ["UIView.pin()"])
    #expect(lowered.targets("Array", CallShape(name: "second", labels: [])).map(\.name) == ["Array.second()"])
    #expect(lowered.targets("Card", CallShape(name: "orNothing", labels: [])).map(\.name) == ["Optional.orNothing()"])
  }

  @Test func privateMethodsOfOtherFilesAreNotMeant() {
    let lowered = Lowered([
      (
        "App/A.swift",
        "class Card { func go() { setUp() } }\nprivate extension Card { func setUp() { a() }; func a() {} }"
      ),
      ("App/B.swift", "extension Card { func run() { setUp() }; private func setUp() { b() }; func b() {} }"),
      ("App/C.swift", "class Deck: Card { private func setUp() {} }"),
    ])
    let callees = ["Card.go()", "Card.run()"].map { name in
      let function = lowered.program.functions.first { $0.name == name }
      let id = function?.code.first { $0.op == .callFunction }?.n ?? -1
      return id < 0 ? -1 : lowered.program.functions[Int(id)].span.file
    }
    #expect(callees == [0, 1])
  }

  @Test func unknownSuperInitializerRunsThePlainOne() {
    let lowered = Lowered([
      ("Models/A.swift", "class View { var size = 0; init() { size = 1 } }"),
      ("App/B.swift", "class Card: View { init(coder: Int) { super.init(coder: coder) } }"),
    ])
    #expect(lowered.code("Card.init(coder:)").contains("call View.init()"))
  }

  @Test func clashingMembersStayApart() {
    let lowered = Lowered([
      ("Models/A.swift", "class Controller { var presenter: Int?; func go() { presenter = 1 } }"),
      (
        "App/B.swift",
        """
        class Card: Controller {
          var presenter: String?
          var other: Card!
          func set() { presenter = "x"; other.presenter = "y" }
        }
        """
      ),
    ])
    #expect(lowered.code("Controller.go()").contains("r0 slot 0 = r1"))
    #expect(lowered.code("Card.set()").contains("r0 slot 1 = r1"))
    #expect(lowered.code("Card.set()").contains(".presenter′ = "))
  }
}

extension Lowered {
  /// The first parameter's test of every candidate.
  fileprivate func tests(of type: String, _ shape: CallShape) -> [String] {
    guard let type = self.type(type), let shape = program.shapes.firstIndex(of: shape) else { return [] }
    var next = program.dispatch[type, shape]
    var result: [String] = []
    while next >= 0 {
      let target = program.targets[Int(next)]
      let test = target.tests.first ?? -1
      result.append(test >= 0 ? Disassembler.type(program.typeTests[Int(test)], program) : "")
      next = target.next
    }
    return result
  }

  /// The line of the declaration that a call reaches.
  fileprivate func line(ofTarget shape: CallShape, in type: String) -> Int? {
    guard let type = self.type(type), let shape = program.shapes.firstIndex(of: shape) else { return nil }
    let target = program.dispatch[type, shape]
    guard target >= 0 else { return nil }
    return sources.location(of: program.functions[Int(program.targets[Int(target)].function)].span)?.line
  }

  /// The types that the code of a function loads, in order.
  fileprivate func metatypes(in name: String) -> [Int] {
    let function = program.functions.first { $0.name == name }
    return (function?.code ?? []).filter { $0.op == .constant }.map { program.constants[Int($0.n)] }
      .filter { $0.isKind(.type) && $0.payload >> 40 == 0 }.map { Int($0.payload) }
  }
}
