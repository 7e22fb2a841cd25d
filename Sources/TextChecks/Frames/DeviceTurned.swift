import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Views and controllers that choose sizes by the orientation of the device (TV1002), seen in the text.
///
/// `UIDevice.orientation` is that of the device, not of the interface: it is `faceUp` on a table, `unknown` before
/// notifications begin, and unlike the interface's where that does not turn with the device (developer.apple.com,
/// `UIDevice.orientation`; `UIDeviceOrientation`). Neither `isPortrait` nor `isLandscape` is true then, and the sizes are those
/// of the other orientation. What asks for `isFlat`, `faceUp` or `isValidInterfaceOrientation` knows.
struct DeviceTurned: TextCheck, Sendable {
  static let rule = RuleID.TV1002

  /// Who speaks of these knows.
  private static let flat: Set<String> = [
    "isFlat", "faceUp", "faceDown", "unknown", "isValidInterfaceOrientation", "interfaceOrientation",
  ]
  /// Parts of the names of what is laid out.
  private static let sizes = [
    "frame", "width", "height", "constant", "bounds", "size", "inset", "center", "constraint",
  ]

  /// One for each class with such conditions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let ancestors = index.ancestors(of: type)
      guard ancestors.contains("UIViewController") || ancestors.contains("UIView") else { return nil }
      let spans = HelperMethods.bodies(of: type).flatMap(conditions)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func conditions(in body: [Statement]) -> [SourceSpan] {
    if !AppEvents.mentioned(in: body).isDisjoint(with: flat) { return [] }
    let locals = answers(in: body)
    var spans: [SourceSpan] = []
    let note: (If) -> Void = { branch in
      let asked = branch.conditions.compactMap { condition -> SourceSpan? in
        guard case .expression(let value) = condition else { return nil }
        return question(in: value, locals)
      }
      guard let place = asked.first, AppEvents.mentioned(in: branch.then + branch.otherwise).contains(where: isSize)
      else { return }
      spans.append(place)
    }
    Walk.statements(in: body) { if case .if(let branch) = $0.kind { note(branch) } }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .ifExpression(let branch): note(branch)
      case .ternary(let condition, let then, let otherwise):
        if let place = question(in: condition, locals), isLaidOut(then) || isLaidOut(otherwise) { spans.append(place) }
      default: break
      }
    }
    return spans.enumerated().filter { number, span in !spans[..<number].contains(span) }.map(\.element)
  }

  /// Where constants of a function ask the device, by name.
  private static func answers(in body: [Statement]) -> [String: SourceSpan] {
    var found: [String: SourceSpan] = [:]
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, isQuestion(value)
      else { return }
      found[name] = value.span
    }
    return found
  }

  /// Where a condition asks the device for `isLandscape` or `isPortrait`, or takes a constant that has.
  private static func question(in condition: Expression, _ locals: [String: SourceSpan]) -> SourceSpan? {
    var place: SourceSpan?
    Walk.expressions(in: [Statement(.expression(condition), condition.span)]) { expression in
      if isQuestion(expression) { place = expression.span }
      if case .name(let name) = expression.kind, let known = locals[name] { place = known }
    }
    return place
  }

  private static func isQuestion(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, ["isLandscape", "isPortrait"].contains(name) else {
      return false
    }
    return LocalNames.path(of: base) == "UIDevice.current.orientation"
  }

  /// Whether a value is a number, or made of sizes.
  private static func isLaidOut(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double: true
    default: AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains(where: isSize)
    }
  }

  private static func isSize(_ name: String) -> Bool {
    let lower = name.lowercased()
    return sizes.contains { lower.contains($0) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "sizes follow the orientation of the device: laid flat it is neither portrait nor landscape",
      span: span, alsoBreaks: [.TV1004])
  }
}
