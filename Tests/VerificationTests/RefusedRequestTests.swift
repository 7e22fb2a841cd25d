import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import Subjects
@testable import TextChecks
@testable import Verification

/// Requests that the text alone shows to be refused, where a run would say it first.
@Suite struct RefusedRequestTests {
  /// The texts that a check blames.
  private func blamed(by check: any TextCheck.Type, _ text: String) -> [String] {
    let machine = "class NSObject {}\nclass UIViewController: NSObject {}\n"
    let inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: machine), reading: .machine),
      SourceParser.Input(source: SourceFile(path: "App.swift", text: text), reading: .subject),
    ]
    let parsed = SourceParser.parse(inputs, jobs: 1)
    let index = TypeIndex(parsed.program, sources: parsed.sources)
    let judgements = check.judgements(of: index.entries.filter(\.isSubject), parsed.program, index: index)
    return judgements.flatMap(\.causes).map { cause in
      String(decoding: Array(text.utf8)[Int(cause.span.start)..<Int(cause.span.end)], as: UTF8.self)
    }
  }

  @Test func theCallOfASharedHelperIsBlamed() {
    let text = """
      extension UIViewController { func warn() { present(alert, animated: true) } }
      class Page: UIViewController {
        override func viewDidLoad() { if isOld { warn() } }
        override func viewDidAppear(_ animated: Bool) { warn() }
      }
      """
    #expect(blamed(by: EarlyPresentation.self, text) == ["warn()"])
  }

  @Test func whatLooksOrWaitsIsNotEarly() {
    let text = """
      class Page: UIViewController {
        override func viewDidLoad() {
          guard view.window != nil else { load { self.present(a, animated: true) }; return }
          present(b, animated: true)
        }
        override func viewWillAppear(_ animated: Bool) { child.present(c, animated: true) }
      }
      """
    #expect(blamed(by: EarlyPresentation.self, text) == [])
  }

  @Test func theSecondOfTwoRequestsIsBlamedWhereItAlwaysComes() {
    let text = """
      class Guide {
        func both(_ host: UIViewController) {
          if isNew { host.present(a, animated: true) }
          host.present(b, animated: true)
        }
        func either(_ host: UIViewController) {
          host.present(c, animated: true)
          if isNew { host.present(d, animated: true) }
        }
        func one(_ host: UIViewController) {
          work { if isNew { host.present(e, animated: true) } else { host.present(f, animated: true) } }
        }
      }
      """
    #expect(blamed(by: TwoPresentations.self, text) == ["host.present(b, animated: true)"])
  }

  @Test func aDismissalIsWaitedForInItsCompletionOrTheOtherBranch() {
    let text = """
      class Page: UIViewController {
        func closed(_ picker: UIImagePickerController) {
          if isFull { picker.dismiss(animated: true) { self.complain() } } else { complain() }
        }
        func taken(_ picker: UIImagePickerController) {
          picker.dismiss(animated: true)
          DispatchQueue.main.async { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.complain()
          }
        }
        func quick(_ picker: UIImagePickerController) {
          picker.dismiss(animated: false)
          complain()
        }
        private func complain() { present(alert, animated: true) }
      }
      """
    #expect(blamed(by: PresentBesideDismissal.self, text) == ["strongSelf.complain()"])
  }

  @Test func onlyWhatOutsideEventsLeadToIsBlamedAtTheRoot() {
    let text = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool { show(); return true }
        func show() { window?.rootViewController?.present(a, animated: true) }
        func start() { window?.rootViewController?.present(b, animated: true) }
      }
      class Page: UIViewController { func help() { present(c, animated: true) } }
      """
    #expect(blamed(by: RootPresents.self, text) == ["window?.rootViewController?.present(a, animated: true)"])
  }

  /// A page whose answer pushes, and that asks when a control changes.
  private func asking(_ control: String) -> String {
    """
    class Page: UIViewController {
      override func viewDidLoad() { \(control).addTarget(self, action: #selector(reload), for: .valueChanged) }
      @objc func reload() { load { self.navigationController?.pushViewController(page, animated: true) } }
    }
    """
  }

  @Test func aPullToRefreshIsNoTap() {
    #expect(blamed(by: RepeatedPush.self, asking("refreshControl?")).isEmpty)
    #expect(blamed(by: RepeatedPush.self, asking("segments")).count == 1)
  }
}
