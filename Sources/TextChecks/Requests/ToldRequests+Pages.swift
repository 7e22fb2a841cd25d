import Program
import Subjects

extension ToldRequests {
  /// A controller that tells its client and closes itself in one turn.
  static func page(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Page? {
    guard type.declaration.kind == .class, index.ancestors(of: type).contains("UIViewController") else { return nil }
    let stored = type.variables.filter { $0.isStored && !$0.attributes.isStatic }
    let closures = Set(stored.filter { index.isFunction($0.type, in: type) }.map(\.name))
    let delegates = Set(stored.map(\.name).filter { $0.lowercased().hasSuffix("delegate") })
    if closures.isEmpty && delegates.isEmpty { return nil }
    var page = Page(type: type)
    for function in type.functions where !function.attributes.isStatic && !isOfUIKit(function, type, index) {
      guard let body = function.body, CallFinder.calls("dismiss", labelled: "animated", in: body) else { continue }
      let aliases = LocalNames.aliases(in: body)
      let path = { (callee: Expression) -> [String]? in
        let parts = LocalNames.path(of: callee, aliases)?.split(separator: ".").map(String.init) ?? []
        let isTold = parts.count == 1 && closures.contains(parts[0]) || parts.count == 2 && delegates.contains(parts[0])
        return isTold ? parts : nil
      }
      let early = EarlyCall(
        tells: { path($0) != nil }, following: OwnMethods(of: type, in: index), closes: closesAnimated)
      // Each closure runs in a turn of its own: when an answer has come, or in a later turn of the main queue.
      for call in Turn(.none).roots(of: body).flatMap({ early.calls(in: $0.body) }) {
        guard case .call(let callee, _) = call.kind, let parts = path(callee) else { continue }
        page.told.append((call, parts))
      }
    }
    return page.told.isEmpty ? nil : page
  }

  /// Whether a function overrides what is not in the sources.
  private static func isOfUIKit(_ function: Function, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    function.attributes.isOverride
      && !index.lineage(of: type).contains { own in
        own.id != type.id && own.isSubject && own.functions.contains { $0.fullName == function.fullName }
      }
  }

  private static func closesAnimated(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    if case .bool(false)? = arguments.first(where: { $0.label == "animated" })?.value.kind { return false }
    if OwnDismissal.isAsked(by: callee, arguments) || isOfSuper(callee) { return true }
    return CallFinder.baseName(of: callee) == "dismiss"
      && PresentationCall.receiver(of: callee) == "navigationController"
  }

  /// `super.dismiss(animated: true)` of a page that has a `dismiss` of its own.
  private static func isOfSuper(_ callee: Expression) -> Bool {
    guard case .member(let base, "dismiss") = callee.kind, case .superReference = base.kind else { return false }
    return true
  }
}
