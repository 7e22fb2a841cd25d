import Program
import Subjects

extension ScenarioWriter {
  /// What clients of a library call before its delegate does anything: a public method that makes what the delegate vends by,
  /// which nobody has otherwise. Nil where the sources know of none.
  func clientSetUp(of delegate: TypeIndex.Entry) -> String? {
    let open = delegate.variables.filter { variable in
      variable.isStored && variable.isMutable && !variable.attributes.isStatic && variable.value == nil
        && variable.type?.isOptional == true
        && Self.vends(by: variable.name, delegate)
    }
    if open.isEmpty || !Self.isPublic(delegate.declaration.attributes) { return nil }
    let names = Set(open.map(\.name))
    let makers = delegate.functions.filter { Self.makes(names, $0) }
    let isSetBefore = makers.contains { function in
      if case .initializer = function.kind { return true }
      return false
    }
    guard !isSetBefore, let method = makers.first(where: { Self.isPublic($0.attributes) }) else { return nil }
    return "$0.\(invocation(of: method))"
  }

  /// The object, set up as clients do.
  func setUpByClients(_ made: String, _ delegate: TypeIndex.Entry) -> String {
    guard let statement = clientSetUp(of: delegate) else { return made }
    return "given(\(made)) { \(statement) }"
  }

  /// Assigns one of the properties something that it makes; a method of UIKit's is nobody's to call.
  private static func makes(_ names: Set<String>, _ function: Function) -> Bool {
    if requirements.contains(function.name) || function.attributes.isStatic { return false }
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .assign(let target, let value) = expression.kind, case .call = value.kind,
        let name = CallFinder.baseName(of: target), names.contains(name)
      else { return }
      found = true
    }
    return found
  }

  /// Whether a method in which UIKit asks for animators and the like mentions a property.
  private static func vends(by name: String, _ delegate: TypeIndex.Entry) -> Bool {
    delegate.functions.contains { function in
      requirements.contains(function.name) && CallFinder.mentions(name, in: function.body ?? [])
    }
  }

  private static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  private static let requirements: Set<String> = [
    "animationController", "presentationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "navigationController", "tabBarController",
  ]
}
