import Diagnostics
import Program

/// Counts the statements and expressions of declarations, and those without a meaning.
///
/// What counts is defined at `RunReport.LanguageCoverage`; this is its only implementation.
package struct MeaningCounter {
  /// A declaration with code: a function, the accessors of a variable, or the initial values of a type.
  package struct Declaration: Sendable {
    package var span: SourceSpan
    package var statements = 0
    package var understoodStatements = 0
    package var expressions = 0
    package var understoodExpressions = 0
    /// What has no meaning, how many expressions lack one because of it, and the first place.
    package var gaps: [String: (count: Int, span: SourceSpan)] = [:]
  }

  let gaps: [SourceSpan: LanguageGap]
  let isCounted: (SourceSpan) -> Bool
  var result: [Declaration] = []
  private var current = Declaration(span: .none)
  private var bound: Set<String> = []
  /// Whether the statement being counted has an expression without a meaning of its own.
  private var hasGap = false

  /// The counts of the declarations of a file at the spans asked for: the place of a function's name, a variable, or the
  /// name of a type for its initial values.
  package static func declarations(
    of file: ProgramFile, gaps: [SourceSpan: LanguageGap], at isCounted: @escaping (SourceSpan) -> Bool
  ) -> [Declaration] {
    var counter = MeaningCounter(gaps: gaps, isCounted: isCounted)
    for function in file.functions { counter.count(function) }
    for variable in file.variables { counter.count(variable, hasStoredValue: true) }
    for type in file.types { counter.count(type) }
    return counter.result
  }

  private init(gaps: [SourceSpan: LanguageGap], isCounted: @escaping (SourceSpan) -> Bool) {
    self.gaps = gaps
    self.isCounted = isCounted
  }

  // MARK: Declarations

  private mutating func count(_ type: TypeDeclaration) {
    declaration(type.nameSpan) { counter in
      for variable in type.variables where !variable.attributes.isStatic && !variable.attributes.isLazy {
        if let value = variable.value { counter.initialValue(value) }
      }
    }
    for variable in type.variables {
      count(variable, hasStoredValue: variable.attributes.isStatic || variable.attributes.isLazy)
    }
    for function in type.functions { count(function) }
    for nested in type.types { count(nested) }
  }

  private mutating func count(_ function: Function) {
    guard let body = function.body else { return }
    declaration(function.nameSpan) { counter in
      counter.bound.formUnion(BoundNames.names(in: body, parameters: function.parameters))
      for parameter in function.parameters { if let value = parameter.defaultValue { _ = counter.visit(value) } }
      counter.count(body)
    }
  }

  private mutating func count(_ variable: Variable, hasStoredValue: Bool) {
    let accessors = variable.accessors
    let bodies = [accessors?.getter, accessors?.setter?.body, accessors?.willSet?.body, accessors?.didSet?.body]
    guard (hasStoredValue && variable.value != nil) || bodies.contains(where: { $0 != nil }) else { return }
    declaration(variable.span) { counter in
      counter.bound.formUnion(["newValue", "oldValue"])
      counter.bound.formUnion([accessors?.setter, accessors?.willSet, accessors?.didSet].compactMap { $0?.parameter })
      for body in bodies { counter.bound.formUnion(BoundNames.names(in: body ?? [], parameters: [])) }
      if hasStoredValue, let value = variable.value { counter.initialValue(value) }
      for body in bodies { counter.count(body ?? []) }
    }
  }

  private mutating func declaration(_ span: SourceSpan, _ body: (inout MeaningCounter) -> Void) {
    guard isCounted(span) else { return }
    let outer = (current, bound)
    (current, bound) = (Declaration(span: span), [])
    body(&self)
    if current.statements + current.expressions > 0 { result.append(current) }
    (current, bound) = outer
  }

  /// Counts as a statement.
  private mutating func initialValue(_ value: Expression) {
    bound.formUnion(BoundNames.names(in: [Statement(.expression(value), value.span)], parameters: []))
    count([Statement(.expression(value), value.span)])
  }

  // MARK: Statements

  private mutating func count(_ statements: [Statement]) {
    for statement in statements { count(statement) }
  }

  private mutating func count(_ statement: Statement) {
    let outer = hasGap
    hasGap = false
    if case .notUnderstood(let construct) = statement.kind { lacksMeaning(construct, at: statement.span) }
    if case .type(let type) = statement.kind { count(type) }
    visit(children: statement.visitChildren)
    current.statements += 1
    if !hasGap { current.understoodStatements += 1 }
    hasGap = outer
  }

  // MARK: Expressions

  /// Counts an expression; answers why it has no meaning.
  private mutating func visit(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return bound.contains(name) ? nil : site(expression, because: nil)
    case .member(let base, _): return site(expression, because: visit(base))
    case .call(let callee, let arguments):
      let reason = visit(callee: callee)
      for argument in arguments { _ = visit(argument.value) }
      return site(expression, because: reason)
    case .subscript_(let base, let arguments):
      let reason = visit(base)
      for argument in arguments { _ = visit(argument.value) }
      return site(expression, because: reason)
    case .cast(let operand, _, _):
      _ = visit(operand)
      return site(expression, because: nil)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner), .optionalTry(let inner),
      .forcedTry(let inner), .inout_(let inner):
      return visit(inner)
    case .implicitMember, .keyPath, .selector: return site(expression, because: nil)
    case .notUnderstood(let construct, let operands):
      for operand in operands { _ = visit(operand) }
      if construct == Expression.laterValue { return nil }
      current.expressions += 1
      return lacksMeaning(construct, at: expression.span)
    default:
      visit(children: expression.visitChildren)
      return nil
    }
  }

  /// The callee of a call is no expression of its own; what it is asked of is.
  private mutating func visit(callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name): bound.contains(name) ? nil : gaps[callee.span]?.text
    case .member(let base, _): visit(base) ?? gaps[callee.span]?.text
    default: visit(callee)
    }
  }

  private mutating func site(_ expression: Expression, because reason: String?) -> String? {
    current.expressions += 1
    if let reason = reason ?? gaps[expression.span]?.text { return lacksMeaning(reason, at: expression.span) }
    current.understoodExpressions += 1
    return nil
  }

  @discardableResult
  private mutating func lacksMeaning(_ reason: String, at span: SourceSpan) -> String {
    hasGap = true
    current.gaps[reason, default: (0, span)].count += 1
    return reason
  }

  private typealias Children = (_ statements: ([Statement]) -> Void, _ expressions: (Expression) -> Void) -> Void

  private mutating func visit(children: Children) {
    var statements: [[Statement]] = []
    var expressions: [Expression] = []
    children({ statements.append($0) }, { expressions.append($0) })
    for expression in expressions { _ = visit(expression) }
    for list in statements { count(list) }
  }
}

extension LanguageGap {
  /// "member `snp`"
  var text: String {
    switch kind {
    case .name: "name `\(name)`"
    case .member: "member `\(name)`"
    case .call: "method `\(name)`"
    case .type: "type `\(name)`"
    }
  }
}
