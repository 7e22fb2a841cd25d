import Diagnostics
import Program
import Subjects

/// What a client gives a page to be told by: closures, those that it was given itself among them, and itself as a delegate.
struct GivenAnswers {
  struct Answer {
    /// The property of the page that has it.
    let property: String
    /// Nil where the client is the delegate itself, and where it hands on what it was given.
    let closure: Closure?
    /// The parameter of the client's function that is handed on.
    var handed: String?
  }

  let all: [Answer]
  /// Where the closures stand.
  let spans: [SourceSpan]

  /// - Parameters:
  ///   - name: What the page is called in the code, where it has a name.
  ///   - creation: The call that makes it there.
  ///   - handed: The names of closures that the code was given.
  init(
    to page: TypeIndex.Entry, named name: String?, madeBy creation: Expression?, in body: [Statement],
    handing handed: Set<String> = []
  ) {
    var given: [(property: String, value: Expression)] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        case .member(let base, let property) = MethodUses.bare(target).kind,
        case .name(let owner) = MethodUses.bare(base).kind, owner == name
      else { return }
      given.append((property, value))
    }
    if case .call(_, let arguments)? = creation?.kind {
      for argument in arguments {
        if let property = Self.property(for: argument, of: page) { given.append((property, argument.value)) }
      }
    }
    all = given.compactMap { Self.answer($0.property, $0.value, handed) }
    spans = given.map(\.value.span)
  }

  static func answer(_ property: String, _ value: Expression, _ handed: Set<String>) -> Answer? {
    switch value.kind {
    case .closure(let closure): Answer(property: property, closure: closure)
    case .selfReference: Answer(property: property, closure: nil)
    case .name(let name) where handed.contains(name): Answer(property: property, closure: nil, handed: name)
    default: nil
    }
  }

  /// The property into which an initialiser of the class puts an argument.
  private static func property(for argument: Argument, of type: TypeIndex.Entry) -> String? {
    var found: String?
    for function in type.functions where function.name == "init" {
      let last = argument.isTrailing && argument.label == nil ? function.parameters.last : nil
      guard let parameter = last ?? function.parameters.first(where: { $0.label == argument.label }) else { continue }
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, let value) = expression.kind, case .name(parameter.name) = value.kind
        else { return }
        found = found ?? LocalNames.path(of: target)
      }
    }
    return found
  }
}
