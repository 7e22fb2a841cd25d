import Diagnostics
import Program

/// Presentations before which an object switches touches off, and whose completion alone switches them on again.
struct SwitchedTouches {
  private let methods: OwnMethods

  init(of type: TypeIndex.Entry, in index: TypeIndex) { methods = OwnMethods(of: type, in: index) }

  func places(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    if DirectWork.looks(body) { return [] }
    let work = DirectWork(body)
    if !switches(work, on: false) || switches(work, on: true) { return [] }
    return work.presentations(LocalNames.aliases(in: body)).filter { _, completion in
      guard case .closure(let closure)? = completion?.value.kind else { return false }
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
