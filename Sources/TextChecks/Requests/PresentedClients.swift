import Diagnostics
import Program
import Subjects

/// What a page hears from the pages that it presents: the closures that it gives them.
enum PresentedClients {
  /// Whether nothing of a page calls a function but such closures: what the function closes is who has told it.
  static func call(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    var calls: [SourceSpan] = []
    var handed: [SourceSpan] = []
    for body in HelperMethods.bodies(of: type) {
      let aliases = LocalNames.aliases(in: body)
      let shown = presented(in: body)
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .call(let callee, _):
          if LocalNames.path(of: callee, aliases) == function.name { calls.append(expression.span) }
        case .assign(let target, let value):
          guard case .closure = value.kind, case .member(let page, _) = MethodUses.bare(target).kind,
            case .name(let name) = MethodUses.bare(page).kind, shown.contains(name)
          else { return }
          handed.append(value.span)
        default: break
        }
      }
    }
    return !calls.isEmpty && calls.allSatisfy { call in handed.contains { $0.contains(call) } }
  }

  /// The names of the local values that code presents, alone or in a navigation controller.
  private static func presented(in body: [Statement]) -> Set<String> {
    guard CallFinder.calls("present", labelled: "animated", in: body) else { return [] }
    var values: [Expression] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "present",
        let page = arguments.first?.value
      else { return }
      values.append(page)
    }
    var names = names(in: values)
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, names.contains(name), let value = binding.value else {
        continue
      }
      names.formUnion(self.names(in: [value]))
    }
    return names
  }

  private static func names(in values: [Expression]) -> Set<String> {
    AppEvents.mentioned(in: values.map { Statement(.expression($0), $0.span) })
  }
}
