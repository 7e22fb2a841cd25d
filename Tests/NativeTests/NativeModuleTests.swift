import NativeAgreement
import TestSupport
import Testing

/// The natively compiled machine as a module that other code is compiled against.
@Suite struct NativeModuleTests {
  /// Not one of the suites that go one after another: swiftc compiles the worlds while tests of other targets run.
  @Test(.enabled(if: Effort.isWide)) func theWorldsCompile() throws {
    #expect(NativeMachine.program.errors == [])
    _ = try NativeMachine.build.get()
    #expect(NativeMachine.entries.count >= 15)
  }

  @Test func appCodeIsTypeCheckedAgainstTheModule() throws {
    let text = """
      import UIKit

      final class Plain: UIViewController, UIViewControllerTransitioningDelegate {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          transitioningDelegate = self
          present(UIViewController(), animated: true)
        }
      }
      """
    #expect(try NativeModule.typeCheck(text) == "")
  }

  @Test func codeThatIsNoSwiftOfUIKitIsRefused() throws {
    let text = "import UIKit\n\nfunc show(_ controller: UIViewController) { controller.presents(nil) }\n"
    #expect(try NativeModule.typeCheck(text).contains("has no member 'presents'"))
  }
}
