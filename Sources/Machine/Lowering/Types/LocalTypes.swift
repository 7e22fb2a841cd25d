import Program

/// Types declared in function bodies: known before bodies are lowered, since all tables are.
extension LoweringContext {
  func collectLocalTypes(of file: ProgramFile, index: Int) {
    let finder = LocalTypeFinder()
    for function in file.functions { finder.scan(function.body ?? []) }
    for variable in file.variables { finder.scan(variable) }
    for type in file.types { finder.scan(type) }
    for declaration in finder.found where localTypes[declaration.span] == nil {
      localTypes[declaration.span] = declare(declaration, file: index, outer: -1, isLocal: true)
    }
  }
}

private final class LocalTypeFinder {
  var found: [TypeDeclaration] = []

  func scan(_ type: TypeDeclaration) {
    for function in type.functions { scan(function.body ?? []) }
    for variable in type.variables { scan(variable) }
    for nested in type.types { scan(nested) }
  }

  func scan(_ variable: Variable) {
    if let accessors = variable.accessors {
      scan(accessors.getter ?? [])
      for observer in [accessors.setter, accessors.willSet, accessors.didSet] { scan(observer?.body ?? []) }
    }
    if let value = variable.value { scan(value) }
  }

  func scan(_ statements: [Statement]) {
    for statement in statements { scan(statement) }
  }

  private func scan(_ statement: Statement) {
    if case .type(let declaration) = statement.kind {
      found.append(declaration)
      scan(declaration)
    }
    statement.visitChildren(statements: { scan($0) }, expressions: { scan($0) })
  }

  private func scan(_ expression: Expression) {
    expression.visitChildren(statements: { scan($0) }, expressions: { scan($0) })
  }
}
