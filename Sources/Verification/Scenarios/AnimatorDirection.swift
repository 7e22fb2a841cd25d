import Program
import Subjects

/// How an animator is told whether it presents: the flag that its maker would pass or set.
///
/// An animator for one direction that is asked to animate the other proves nothing, so a synthesised delegate passes
/// the direction wherever the animator has a place for it.
struct AnimatorDirection {
  let index: TypeIndex
  /// The directions are push and pop.
  var isForNavigation = false

  /// Argument labels of initialisers → expressions of `presenting: Bool`.
  func arguments(of entry: TypeIndex.Entry) -> [String: String] {
    var arguments: [String: String] = [:]
    for function in lineage(of: entry).flatMap(\.functions) {
      guard case .initializer = function.kind else { continue }
      for parameter in function.parameters {
        guard let label = parameter.label, let value = value(for: parameter, of: entry) else { continue }
        arguments[label] = value
      }
    }
    return arguments
  }

  /// Settable properties that say the direction → expressions of `presenting: Bool`.
  func flags(of entry: TypeIndex.Entry) -> [(name: String, value: String)] {
    lineage(of: entry).flatMap(\.variables).compactMap { variable in
      guard variable.isMutable, variable.isStored, !variable.attributes.isStatic,
        ![.private, .fileprivate].contains(variable.attributes.access)
      else { return nil }
      if isBoolean(variable) {
        if goesForward(variable.name) { return (variable.name, "presenting") }
        return Self.saysBack(variable.name) ? (variable.name, "!presenting") : nil
      }
      if let type = variable.type, NavigationAnimator.isOperation(type) { return (variable.name, Self.operation) }
      guard case .named(let type, _)? = variable.type?.unwrapped else { return nil }
      return choice(type, in: entry).map { (variable.name, $0) }
    }
  }

  /// The class and those of the sources that it inherits from.
  private func lineage(of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    index.lineage(of: entry).filter { $0.isSubject || $0.id == entry.id }
  }

  /// Whether a name says of the whole transition that it goes back: `isDismissing`, and not `hidesBar`.
  private static func saysBack(_ name: String) -> Bool {
    let words = CamelCase.words(of: name).subtracting(["is"])
    return !words.isEmpty && words.isSubset(of: backWords)
  }

  private static let backWords: Set<String> = ["dismiss", "dismissing", "dismissal", "hiding", "closing"]

  /// The cases of an enum, perhaps one nested in the class, that name the two directions.
  private func choice(_ type: String, in entry: TypeIndex.Entry) -> String? {
    let nested = index.entry(named: entry.name + "." + type, from: entry.file)
    guard let choices = nested ?? index.entry(named: type, from: entry.file), choices.declaration.kind == .enum else {
      return nil
    }
    var cases = choices.declaration.cases.filter(\.payload.isEmpty).map(\.name)
    let own = cases.filter { Self.speaks(of: "push", $0) || Self.speaks(of: "pop", $0) }
    if isForNavigation && own.count > 1 { cases = own }
    guard let forward = cases.first(where: goesForward), let back = cases.first(where: goesBack) else {
      return nil
    }
    return "presenting ? \(choices.name).\(forward) : \(choices.name).\(back)"
  }

  private func isBoolean(_ variable: Variable) -> Bool {
    if case .named("Bool", _)? = variable.type?.unwrapped { return true }
    if case .bool? = variable.value?.kind { return true }
    return false
  }

  private func value(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard case .named(let type, _)? = parameter.type?.unwrapped else { return nil }
    if type == "Bool" {
      if goesForward(parameter.name) || goesForward(parameter.label ?? "") { return "presenting" }
      return goesBack(parameter.name) ? "!presenting" : nil
    }
    if let type = parameter.type, NavigationAnimator.isOperation(type) { return Self.operation }
    return choice(type, in: entry)
  }

  private static let operation = "presenting ? .push : .pop"

  private func goesForward(_ name: String) -> Bool {
    isForNavigation && Self.speaks(of: "push", name) || Self.presents(name)
  }

  private func goesBack(_ name: String) -> Bool {
    isForNavigation && Self.speaks(of: "pop", name) || Self.dismisses(name)
  }

  private static func speaks(of word: String, _ name: String) -> Bool {
    CamelCase.words(of: name).contains { $0 == word || $0.hasPrefix(word + "ing") || $0.hasPrefix(word + "ping") }
  }

  /// Whether a name says which way a transition goes.
  static func saysDirection(_ name: String) -> Bool { presents(name) || dismisses(name) }

  private static func presents(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["present", "appear", "show", "open", "forward"].contains { name.contains($0) } && !dismisses(name)
  }

  private static func dismisses(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["dismiss", "disappear", "hide", "close", "backward"].contains { name.contains($0) }
  }
}
