import Program

/// The Swift text of a call that makes an instance of a class under test.
///
/// Arguments that the scenario has are passed; classes of the sources that animate or drive transitions are made; all
/// others are unknown values of code that nobody defines.
struct InitialiserCall {
  let index: TypeIndex
  /// How many calls this one is an argument of.
  private var depth = 0

  init(index: TypeIndex) { self.index = index }

  /// `known` maps argument labels or parameter type names to expressions of the scenario.
  func text(for entry: TypeIndex.Entry, known: [String: String] = [:]) -> String {
    guard let initialiser = initialiser(of: entry) else { return "\(entry.name)()" }
    let arguments = initialiser.parameters.compactMap { parameter -> String? in
      if parameter.isVariadic { return nil }
      let value = value(for: parameter, known: known)
      if value == nil && parameter.defaultValue != nil { return nil }
      let made = value ?? part(parameter, of: entry)
      let text = made ?? "unknown(.code)"
      return parameter.label.map { "\($0): \(text)" } ?? text
    }
    return "\(entry.name)(\(arguments.joined(separator: ", ")))"
  }

  /// An animator or interaction controller of the sources that the initialiser asks for.
  private func part(_ parameter: Parameter, of owner: TypeIndex.Entry) -> String? {
    guard depth < 2, let type = parameter.type, !type.isOptional, case .named(let name, _) = type,
      let entry = index.entry(mentioned: name, in: owner), entry.isSubject, entry.declaration.kind == .class,
      !entry.isPrivate, !index.ancestors(of: entry).isDisjoint(with: Self.parts)
    else { return nil }
    var inner = self
    inner.depth += 1
    return inner.text(for: entry)
  }

  private static let parts: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
  ]

  private func value(for parameter: Parameter, known: [String: String]) -> String? {
    if let label = parameter.label, let value = known[label] { return value }
    if case .named(let type, _)? = parameter.type?.unwrapped, let value = known[type] { return value }
    if let type = parameter.type, type.isOptional, case .named("NSCoder", _) = type.unwrapped { return "nil" }
    return nil
  }

  /// The initialiser to call: the class's own, or the nearest inherited one, that asks for the least; never
  /// `init(coder:)`.
  private func initialiser(of entry: TypeIndex.Entry) -> Function? {
    var current: TypeIndex.Entry? = entry
    var seen: Set<String> = []
    while let type = current, seen.insert(type.name).inserted {
      let own = type.functions.filter { function in
        guard case .initializer = function.kind else { return false }
        return function.parameters.first?.label != "coder" && function.attributes.access != .private
      }
      if let best = own.min(by: { required($0) < required($1) }) { return best }
      current = type.inherited.lazy.compactMap { index.entry(named: $0, from: type.file) }
        .first { $0.declaration.kind == .class }
    }
    return nil
  }

  private func required(_ function: Function) -> Int {
    function.parameters.count { $0.defaultValue == nil }
  }
}
