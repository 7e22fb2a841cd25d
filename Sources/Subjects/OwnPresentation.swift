import Program

/// The method by which a controller shows itself: `host.present(self, animated: true)`, with the host as a parameter.
package struct OwnPresentation {
  package let function: Function
  /// The name of the parameter that presents.
  package let host: String

  /// The controller's own, or the nearest inherited one.
  package init?(of entry: TypeIndex.Entry, in index: TypeIndex) {
    for type in index.lineage(of: entry) where type.isSubject {
      for function in type.functions {
        guard case .function = function.kind, !function.attributes.isStatic,
          ![.private, .fileprivate].contains(function.attributes.access), let host = Self.host(in: function)
        else { continue }
        self.function = function
        self.host = host
        return
      }
    }
    return nil
  }

  private static func host(in function: Function) -> String? {
    let controllers = function.parameters.filter(isController).map(\.name)
    if controllers.isEmpty { return nil }
    var found: String?
    Walk.expressions(in: function.body ?? []) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee) == "present", case .selfReference? = arguments.first?.value.kind,
        arguments.contains(where: { $0.label == "animated" }),
        let receiver = PresentationCall.receiver(of: callee), controllers.contains(receiver)
      else { return }
      found = receiver
    }
    return found
  }

  private static func isController(_ parameter: Parameter) -> Bool {
    guard case .named("UIViewController", _)? = parameter.type?.unwrapped else { return false }
    return true
  }
}
