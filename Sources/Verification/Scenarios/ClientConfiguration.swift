import Program
import Subjects

/// What clients of a reusable class configure it with: an argument that has a default, of an enum of the sources or of a
/// structure that is made with one, whose cases the class's own code tells apart. What is done for the others would never
/// run where the class is made as by default alone.
struct ClientConfiguration {
  /// The name of the parameter of the initialiser.
  let parameter: String
  /// The values besides the default, each with the name of its case.
  let alternatives: [(name: String, text: String)]

  /// The first argument that is left open; nil where there is none. Each one multiplies what has to be explored.
  ///
  /// - Parameter known: what the scenario has itself, see `InitialiserCall.text`.
  init?(of initialiser: Function, making entry: TypeIndex.Entry, index: TypeIndex, known: [String: String]) {
    let asked = initialiser.parameters.filter { parameter in
      parameter.defaultValue != nil && !parameter.isVariadic
        && InitialiserCall.value(for: parameter, known: known) == nil
    }
    if asked.isEmpty { return nil }
    let told = Self.casesToldApart(by: index.lineage(of: entry).filter(\.isSubject))
    if told.isEmpty { return nil }
    for parameter in asked {
      guard let type = Self.type(parameter.type, in: entry, index: index) else { continue }
      let found = Self.values(of: type, besides: parameter.defaultValue, told)
      let values = found.isEmpty ? Self.structures(type, told, index: index) : found
      if values.isEmpty { continue }
      self.parameter = parameter.name
      alternatives = Array(values.prefix(Self.most))
      return
    }
    return nil
  }

  /// As many as a small enum has beside its default.
  private static let most = 2

  private static func type(
    _ reference: TypeReference?, in user: TypeIndex.Entry, index: TypeIndex
  ) -> TypeIndex.Entry? {
    guard case .named(let name, _)? = reference?.unwrapped,
      let type = index.entry(mentioned: name, in: user),
      type.isSubject, !type.isPrivate
    else { return nil }
    return type
  }

  /// Of an enum: those of its cases that are told apart, but for the default.
  private static func values(
    of type: TypeIndex.Entry, besides usual: Expression?, _ told: Set<String>
  ) -> [(name: String, text: String)] {
    if type.declaration.kind != .enum { return [] }
    let given = usual.flatMap(Self.name(ofCase:))
    return type.declaration.cases.filter { $0.name != given && told.contains($0.name) }
      .map { ($0.name, value(of: $0, type)) }
  }

  /// `card` of `.card`, `Style.card` and `.card(radius: 8)`.
  private static func name(ofCase value: Expression) -> String? {
    switch value.kind {
    case .implicitMember(let name), .member(_, let name): name
    case .call(let callee, _): name(ofCase: callee)
    default: nil
    }
  }

  /// `Style.card(radius: unknown(.code))`
  static func value(of element: EnumCase, _ type: TypeIndex.Entry) -> String {
    let payload = element.payload.map { part in (part.label.map { "\($0): " } ?? "") + "unknown(.code)" }
    return "\(type.name).\(element.name)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
  }

  /// Of a structure that can be made with such an enum alone.
  private static func structures(
    _ type: TypeIndex.Entry, _ told: Set<String>, index: TypeIndex
  ) -> [(name: String, text: String)] {
    guard type.declaration.kind == .struct else { return [] }
    let own = type.functions.filter { function in
      guard case .initializer(failable: false) = function.kind else { return false }
      return ![.private, .fileprivate].contains(function.attributes.access)
    }
    for parameter in own.filter(\.isMadeOfNothing).flatMap(\.parameters) {
      guard let choice = self.type(parameter.type, in: type, index: index),
        let label = parameter.label
      else { continue }
      let values = values(of: choice, besides: parameter.defaultValue, told)
      if !values.isEmpty { return values.map { ($0.name, "\(type.name)(\(label): \($0.text))") } }
    }
    return []
  }

  /// The names of the cases that code asks for: in patterns, and by comparison.
  private static func casesToldApart(by lineage: [TypeIndex.Entry]) -> Set<String> {
    var names: Set<String> = []
    func note(_ pattern: Pattern) {
      if case .enumCase(_, let name, _) = pattern.kind { names.insert(name) }
    }
    func note(_ conditions: [Condition]) {
      for case .pattern(let pattern, _) in conditions { note(pattern) }
    }
    for body in lineage.flatMap(HelperMethods.bodies) {
      Walk.statements(in: body) { statement in
        switch statement.kind {
        case .switch(_, let choice): choice.cases.flatMap(\.patterns).forEach { note($0.pattern) }
        case .if(let branch): note(branch.conditions)
        case .guard(let conditions, _): note(conditions)
        default: break
        }
      }
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .switchExpression(let choice):
          choice.cases.flatMap(\.patterns).forEach { note($0.pattern) }
        case .ifExpression(let branch): note(branch.conditions)
        case .binary("==", let left, let right), .binary("!=", let left, let right):
          for case .implicitMember(let name) in [left.kind, right.kind] { names.insert(name) }
        default: break
        }
      }
    }
    return names
  }
}

extension Function {
  /// Whether all its arguments have defaults.
  fileprivate var isMadeOfNothing: Bool {
    parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }
}
