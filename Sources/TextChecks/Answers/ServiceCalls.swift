import Program
import Subjects

/// The methods that services call when something happens to them: a connection that fails, a call that comes in.
///
/// Nobody has tapped then, and the user may have opened anything.
struct ServiceCalls {
  private let index: TypeIndex
  /// The numbers of the sources' protocols by which services tell, and nobody else.
  private let told: Set<Int>

  /// Looks at the properties of every type once.
  init(_ index: TypeIndex) {
    self.index = index
    var keptByServicesAlone: [Int: Bool] = [:]
    for type in index.entries where type.isSubject && !index.isTest(file: type.file) {
      let isService =
        Answers.isService(type.declaration.name) && index.ancestors(of: type).isDisjoint(with: Self.shown)
      for variable in type.variables where variable.name.lowercased().hasSuffix("delegate") {
        guard let asked = variable.className.flatMap({ index.entry(mentioned: $0, in: type) }), asked.isSubject,
          asked.declaration.kind == .protocol
        else { continue }
        keptByServicesAlone[asked.id] = (keptByServicesAlone[asked.id] ?? true) && isService
      }
    }
    told = Set(keptByServicesAlone.filter(\.value).keys)
  }

  /// What is seen: it tells of taps.
  private static let shown: Set<String> = ["UIViewController", "UIView"]

  /// Parts of the names of what tells of the user.
  private static let ofUsers = ["select", "tap", "press", "touch", "click", "swipe", "drag"]

  /// Those of a type, in the order of the declarations.
  ///
  /// - Parameter ofOthers: only those of services that the sources do not declare. What is declared here may be told by what
  ///   the page presents.
  func functions(of type: TypeIndex.Entry, ofOthers: Bool = false) -> [Function] {
    // What the sources add to UIKit's classes adopts for their pages, too.
    let adopted = Set(index.lineage(of: type).flatMap(\.inherited))
    let asked = adopted.compactMap { index.entry(mentioned: $0, in: type) }.filter { told.contains($0.id) }
    let names = Set(asked.flatMap { $0.functions.map(\.fullName) })
    return type.functions.filter { function in
      guard case .function = function.kind, function.body?.isEmpty == false else { return false }
      let name = function.fullName.lowercased()
      if Self.ofUsers.contains(where: name.contains) { return false }
      // A base class adopts for its pages what they override.
      if !ofOthers && names.contains(function.fullName) && !Self.isAction(function) { return true }
      if function.attributes.isOverride || LateRequests.isTapped(function) { return false }
      return Self.isOfDelegate(function, adopting: adopted) || Self.isOfWebPage(function, adopted, dismissing: ofOthers)
    }
  }

  private static func isAction(_ function: Function) -> Bool { function.attributes.names.contains("IBAction") }

  /// What a web page tells when an answer of its server has come, or could not (developer.apple.com, `WKNavigationDelegate`,
  /// `WKScriptMessageHandler`).
  ///
  /// - Parameter isDismissing: also what may come from a touch inside the web page: then nothing is above it.
  private static func isOfWebPage(_ function: Function, _ adopted: Set<String>, dismissing isDismissing: Bool) -> Bool {
    let name = function.fullName
    if adopted.contains("WKScriptMessageHandler"), name == "userContentController(_:didReceive:)" {
      return isDismissing
    }
    guard adopted.contains("WKNavigationDelegate"), function.name == "webView" else { return false }
    if failures.contains(name) { return true }
    return isDismissing && redirects.contains(name)
  }

  private static let failures: Set<String> = [
    "webView(_:didFail:withError:)", "webView(_:didFailProvisionalNavigation:withError:)",
  ]
  private static let redirects: Set<String> = [
    "webView(_:didFinish:)", "webView(_:didCommit:)", "webView(_:decidePolicyFor:decisionHandler:)",
    "webView(_:didStartProvisionalNavigation:)", "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
  ]

  /// `func session(_ session: ChatSession, didFailWith error: Error)` of a `ChatSessionDelegate`.
  private static func isOfDelegate(_ function: Function, adopting adopted: Set<String>) -> Bool {
    guard let first = function.parameters.first, function.parameters.count > 1,
      case .named(let name, _)? = first.type?.unwrapped, Answers.isService(name)
    else { return false }
    return adopted.contains(name + "Delegate")
  }
}
