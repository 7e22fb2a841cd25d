import Testing

@testable import Machine

/// The words that look at the flags of code under test.
@Suite struct FlagTests {
  private func results(_ call: String, _ subject: String) -> [String] {
    let machine = """
      class Base { var ofTheMachine = true }
      func probe(_ object: AnyObject) -> Any? { \(call) }
      """
    return Executed(subject: subject + "\nvar result: Any?", machine: machine).results
  }

  @Test func ownFlagsAreBooleansAndCases() {
    let code = """
      enum Side { case left, right }
      class A: Base { var flag = false; var side = Side.right; var count = 3; var view = someView }
      func entry() { result = probe(A()) }
      """
    #expect(results("ownFlags(of: object)", code) == ["[false, .right, nil, nil]"])
  }

  @Test func onlyWhatSurelyDiffersDiffers() {
    let pairs = [
      ("1", "1.0", "false"), ("1", "2", "true"), ("true", "nil", "true"), ("[1, 2]", "[1, 2]", "false"),
      ("[1, 2]", "[1, 3]", "true"), ("someView", "nil", "false"), ("[someView]", "[1]", "false"),
      ("\"a\"", "\"b\"", "true"), ("A()", "A()", "true"),
    ]
    for (left, right, answer) in pairs {
      let code = "class A {}\nfunc entry() { let pair: [Any?] = [\(left), \(right)]; result = probe(Pair(pair)) }"
      let machine = """
        class Pair { var pair: [Any?]; init(_ pair: [Any?]) { self.pair = pair } }
        func probe(_ object: AnyObject) -> Any? { differ((object as! Pair).pair[0], (object as! Pair).pair[1]) }
        """
      #expect(Executed(subject: code + "\nvar result: Any?", machine: machine).results == [answer], "\(left) \(right)")
    }
  }

  @Test func propertiesSayTheDirection() {
    let declarations = [
      "var isPresenting = true": "true", "var presenting = false": "false", "var isDismissing = true": "false",
      "var reverse = false": "true", "var isPresented = true": "nil", "var count = 1": "nil",
      "var isPresenting = someFlag": "nil", "var kind = Kind.present": "true", "var kind = Kind.dismiss": "false",
      "var side = Side.left": "nil", "var state = State.presented": "nil",
    ]
    for (declaration, answer) in declarations {
      let code = """
        enum Kind { case present, dismiss }
        enum Side { case left, right }
        enum State { case presented, dismissed }
        class A { \(declaration) }
        func entry() { result = probe(A()) }
        """
      #expect(results("presentingFlag(of: object)", code) == [answer], "\(declaration)")
    }
  }

  @Test func whatAnEventMakesDidNotExistBefore() {
    let code = "class A {}\nfunc entry() { result = probe(A()) }"
    #expect(results("existedBefore(object)", code) == ["false"])
  }
}
