import Program
import Subjects

/// Controllers of storyboards have no initialiser for what they need: whoever makes one calls a method of it that assigns its
/// implicitly unwrapped properties, `root.inject(session: session)`. A controller that a scenario makes is called, too, or
/// the first line of code that reads such a property would crash.
extension GivenProperties {
  /// The methods that others call before a controller is shown: each alone assigns such a property. The superclass's last.
  func injections(of entry: TypeIndex.Entry) -> [Function] {
    guard entry.isSubject, index.ancestors(of: entry).contains("UIViewController") else { return [] }
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let needed = Set(lineage.flatMap(\.variables).filter(Self.isNeeded).map(\.name))
    if needed.isEmpty { return [] }
    let functions = lineage.flatMap(\.functions)
    let assigned = functions.map { Self.assignedToSelf(in: $0).intersection(needed) }
    let injecting = functions.indices.filter { number in
      mayBeCalled(functions[number])
        && assigned[number].contains { name in assigned.count { $0.contains(name) } == 1 }
        && !functions.contains { Self.callsItself(functions[number].name, in: $0) }
    }
    return injecting.prefix(2).map { functions[$0] }
  }

  /// Nil until somebody assigns it.
  private static func isNeeded(_ variable: Variable) -> Bool {
    guard case .implicitlyUnwrapped? = variable.type, variable.isMutable, variable.accessors == nil else {
      return false
    }
    let attributes = variable.attributes
    if attributes.isStatic || attributes.isLazy || attributes.names.contains("IBOutlet") { return false }
    if case .nil? = variable.value?.kind { return true }
    return variable.value == nil
  }

  /// Whether a method of the class calls another one of the same object.
  private static func callsItself(_ name: String, in function: Function) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(name): found = true
      case .member(let base, name):
        if case .selfReference = base.kind { found = true }
      default: break
      }
    }
    return found
  }

  private func mayBeCalled(_ function: Function) -> Bool {
    guard case .function = function.kind, !function.parameters.isEmpty, calledOnOthers.contains(function.name) else {
      return false
    }
    let attributes = function.attributes
    if attributes.isStatic || attributes.isOverride { return false }
    if [.private, .fileprivate].contains(attributes.access) { return false }
    return function.parameters.allSatisfy { !$0.isVariadic && !$0.isInout }
  }
}
