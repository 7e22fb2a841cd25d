import Program
import Testing

/// Code of Swift 2 to 4.1 gets the names of today.
@Suite struct OldNameTests {
  /// What the tree of a source must contain.
  struct Renaming: Sendable, CustomTestStringConvertible {
    var source: String
    var parts: [String]

    init(_ source: String, _ parts: String...) {
      self.source = source
      self.parts = parts
    }

    var testDescription: String { source }
  }

  /// Makes a file one of Swift 2.
  private static let proof = "\nlet proof: NSTimeInterval = 0"

  static let swift2 = [
    Renaming(
      "class A { func animateTransition(transitionContext: C) { b(transitionContext.containerView()!) } }",
      "func animateTransition(using transitionContext: C)", "(! transitionContext.containerView)"),
    Renaming("class A { func f(a: Int, b: Int) {} }", "func f(_ a: Int, b: Int)"),
    Renaming("class A { func f(a a: Int) {} }", "func f(a: Int)"),
    Renaming("class A { init(a: Int) {} }", "init(a: Int)"),
    Renaming(
      "a.viewControllerForKey(UITransitionContextToViewControllerKey)", "UITransitionContextViewControllerKey.to"),
    Renaming("dispatch_async(dispatch_get_main_queue()) { b() }", "DispatchQueue.main.async"),
    Renaming("dispatch_after(t, q, b)", "q.asyncAfter"),
    Renaming("a = CGRectGetWidth(b.frame)", "b.frame.width"),
    Renaming("a.presentViewController(b, animated: true, completion: nil)", "a.present", "animated: true"),
    Renaming("a.b = .CurveEaseInOut", ".curveEaseInOut"),
    Renaming("enum A { case Left, Right }\na = A.Left", "case left", "A.left"),
    Renaming(
      "class A { override func preferredStatusBarStyle() -> B { return .C } }", "var preferredStatusBarStyle: B"),
    Renaming("let a: protocol<A, B> = c", "A & B"),
  ]

  @Test(arguments: swift2) func readsSwift2(_ example: Renaming) {
    let tree = read(example.source + Self.proof).file.description
    for part in example.parts { #expect(tree.contains(part), "\(tree)") }
  }

  static let later = [
    Renaming("a = UIViewAnimationOptions.curveLinear", "UIView.AnimationOptions.curveLinear"),
    Renaming("a.didMove(toParentViewController: b)", "toParent: b"),
    Renaming("a = b.childViewControllers", "b.children"),
    Renaming("func f(a: Int) {}", "func f(a: Int)"),
    Renaming("enum A { case Left }", "case Left"),
    Renaming("a.containerView()", "call a.containerView"),
  ]

  @Test(arguments: later) func readsLaterCode(_ example: Renaming) {
    let tree = read(example.source).file.description
    for part in example.parts { #expect(tree.contains(part), "\(tree)") }
  }

  /// A name of Swift 2 that a file gives to something of its own proves nothing.
  @Test func ownNamesProveNothing() {
    for own in ["func g(presentViewController: (B) -> Void) {}", "func presentViewController() {}"] {
      let tree = read("func f(a: Int) {}\n\(own)\npresentViewController(1)").file.description
      #expect(tree.contains("func f(a: Int)") == own.contains("func presentViewController"), "\(tree)")
    }
    let label = "func f(a: Int) {}\nfunc g(presentViewController: (B) -> Void) {}"
    #expect(read(label).file.description.contains("func f(a: Int)"))
  }

  /// Who migrated and left an old declaration behind has written a method that nobody calls.
  @Test func modernFilesKeepOldDeclarations() {
    let source = """
      class A { func animationControllerForDismissedController(dismissed: B) -> C? { return nil } }
      let a: TimeInterval = 0
      """
    #expect(read(source).file.description.contains("animationControllerForDismissedController(dismissed: B)"))
  }

  @Test func restOfABodyWaits() {
    let tree = read("func f() async { let a = await g(); h(a) }").file.description
    #expect(tree.contains("call awaiting"))
    let loop = read("func f() async { while b { await g(); if c { return }; h() } }").file.description
    #expect(!loop.contains("awaiting"))
    #expect(loop.contains("// not understood: `await` before code that leaves its block"))
    let condition = read("func f() async { if b && (await g()) { h() } }").file.description
    #expect(condition.contains("// not understood: `await` inside a longer condition"))
    let answer = read("func f() async { if await g() { h() } }").file.description
    #expect(answer.contains("call awaiting") && !answer.contains("not understood"))
  }

  @Test func keysOfAssociatedObjectsAreNames() {
    #expect(read("a = objc_getAssociatedObject(b, &K.c)").file.description.contains("\"c\""))
  }

  @Test func swizzlingIsSaid() {
    let noted = read("method_exchangeImplementations(a, b)").file.notUnderstood.map(\.construct)
    #expect(noted == ["method swizzling"])
  }
}
