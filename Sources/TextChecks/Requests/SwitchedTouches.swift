import Diagnostics
import Program
import Subjects

/// Presentations before which an object switches touches off, and whose completion alone switches them on again.
struct SwitchedTouches {
  private let methods: OwnMethods
  /// The names of what the object keeps.
  private let kept: Set<String>

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    methods = OwnMethods(of: type, in: index)
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    kept = Set(variables.filter { $0.isStored || $0.attributes.isLazy }.map(\.name))
  }

  /// - Parameter isKept: whether those of pages count that the object keeps, or those of others.
  func places(in function: Function, ofKept isKept: Bool) -> [SourceSpan] {
    let body = function.body ?? []
    if DirectWork.looks(body) { return [] }
    let work = DirectWork(body)
    if !switches(work, on: false) || switches(work, on: true) { return [] }
    return work.presentations(LocalNames.aliases(in: body)).filter { request, completion in
      guard case .closure(let closure)? = completion?.value.kind,
        kept.contains(request.arguments.first.flatMap { LocalNames.path(of: $0.value) } ?? "") == isKept
      else { return false }
      return switches(DirectWork(closure.body), on: true)
    }.map(\.request.span)
  }

  /// Whether code sets all touches of a view or the app, itself or by a method of its own.
  private func switches(_ work: DirectWork, on: Bool, depth: Int = 1) -> Bool {
    work.expressions.contains { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard case .bool(on) = value.kind else { return false }
        return CallFinder.baseName(of: target) == "isUserInteractionEnabled"
      case .call(let callee, let arguments):
        let name = CallFinder.baseName(of: callee)
        if name == (on ? "endIgnoringInteractionEvents" : "beginIgnoringInteractionEvents") { return true }
        guard depth > 0, let method = methods.method(called: callee, arguments) else { return false }
        return switches(DirectWork(method.body ?? []), on: on, depth: depth - 1)
      default: return false
      }
    }
  }
}
