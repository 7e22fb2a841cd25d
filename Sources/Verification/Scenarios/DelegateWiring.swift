import Program
import Subjects

extension ScenarioWriter {
  /// How clients connect an interaction controller that a delegate holds with what is presented: nil where the delegate does
  /// so itself, or nobody in the sources does.
  func wiring(of delegate: TypeIndex.Entry) -> String? {
    for variable in delegate.variables where Self.isOpen(variable) {
      guard let name = variable.className, let type = index.entry(mentioned: name, in: delegate),
        type.isSubject, type.declaration.kind == .class,
        index.ancestors(of: type).contains("UIViewControllerInteractiveTransitioning")
          || index.ancestors(of: type).contains("UIPercentDrivenInteractiveTransition"),
        let method = InteractionWiring(type, index: index)?.method
      else { continue }
      if Self.calls(method, in: [delegate]) || !Self.calls(method, in: clients(of: type)) { continue }
      let known = ["UIViewController": "presented", "UIView": "presented.view"]
      return "$0.\(variable.name).\(invocation(of: method, known: known))"
    }
    return nil
  }

  private func clients(of type: TypeIndex.Entry) -> [TypeIndex.Entry] {
    index.entries.filter { $0.isSubject && $0.id != type.id && !index.isTest(file: $0.file) }
  }

  private static func calls(_ method: Function, in entries: [TypeIndex.Entry]) -> Bool {
    entries.contains { $0.functions.contains { CallFinder.calls(method.name, in: $0.body ?? []) } }
  }

  private static func isOpen(_ variable: Variable) -> Bool {
    variable.isStored && !variable.attributes.isStatic
      && ![.private, .fileprivate].contains(variable.attributes.access)
  }
}
