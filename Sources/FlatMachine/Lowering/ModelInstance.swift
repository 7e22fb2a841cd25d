import Diagnostics
import Program

/// A model among the declarations of a program: a type that conforms to `TransitionSystem`, and one value of it.
package struct ModelInstance: Sendable, Hashable {
  /// `Presentation.S4`, or `Presentation` where the type has no static constants of its own type.
  package var name: String
  package var span: SourceSpan
  var declaration: Int
  /// The static constant; `nil`: the type's initialiser without arguments.
  var constant: String?
  /// Arguments of the constant's call that are other numbers than the source says.
  var grown: [Size] = []

  /// An argument of the call that makes the model: how many controllers, windows, gestures there are.
  package struct Size: Sendable, Hashable {
    package var label: String
    package var value: Int

    package init(label: String, value: Int) {
      self.label = label
      self.value = value
    }
  }

  /// The model with other sizes than the source says.
  package func with(_ sizes: [Size]) -> ModelInstance {
    var instance = self
    instance.grown = sizes
    return instance
  }

  /// The name and, where they are not those of the source, the sizes.
  package var title: String {
    grown.isEmpty ? name : "\(name) with \(grown.map { "\($0.label): \($0.value)" }.joined(separator: ", "))"
  }

  /// The labelled arguments that the source gives as plain numbers, in order.
  package func sizes(in files: [ProgramFile]) -> [Size] {
    (call(in: Declarations(files)) ?? []).compactMap { argument in
      guard let label = argument.label, case .integer(let value) = argument.value.kind else { return nil }
      return Size(label: label, value: value)
    }
  }

  /// The arguments of the constant's call, with the grown sizes in place.
  func arguments(in declarations: Declarations) -> [Argument]? {
    call(in: declarations)?.map { argument in
      guard let size = grown.first(where: { $0.label == argument.label }) else { return argument }
      var argument = argument
      argument.value = Expression(.integer(size.value), argument.value.span)
      return argument
    }
  }

  private func call(in declarations: Declarations) -> [Argument]? {
    let variable = declarations.types[declaration].variables.first { $0.attributes.isStatic && $0.name == constant }
    guard case .call(_, let arguments)? = variable?.value?.kind else { return nil }
    return arguments
  }
}
