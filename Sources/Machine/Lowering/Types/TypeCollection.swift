import Diagnostics
import Program

/// First phase: every type gets a number, extensions join what they extend.
extension LoweringContext {
  func collectTypes() {
    declareStandardTypes()
    for (index, file) in program.files.enumerated() {
      for type in file.types where type.kind != .extension { declare(type, file: index, outer: -1) }
      for alias in file.aliases {
        let record = AliasRecord(type: alias.type, file: index, access: .internal)
        topAliases[alias.name, default: []].append(record)
      }
      collectLocalTypes(of: file, index: index)
    }
    joinExtensions()
    declareExtendedControllers()
    noteShadowedMachineTypes()
  }

  private func declareStandardTypes() {
    for builtin in TypeInfo.Builtin.allCases {
      let names = StandardTypes.builtins.first { $0.type == builtin }?.names ?? []
      let name = names.first ?? StandardTypes.internals.first { $0.type == builtin }?.name ?? "\(builtin)"
      addStandardType(name, kind: .builtin)
      for other in names { standardTypes[other] = Int(builtin.rawValue) }
    }
    for name in StandardTypes.protocols {
      addStandardType(name, kind: .protocol)
      standardTypes[name] = types.count - 1
    }
  }

  private func addStandardType(_ name: String, kind: TypeInfo.Kind) {
    let record = TypeRecord(id: types.count, name: name, kind: kind, file: -1)
    record.generics = StandardTypes.generics
    types.append(record)
  }

  /// Adds a type and the types nested in it.
  @discardableResult
  func declare(_ declaration: TypeDeclaration, file: Int, outer: Int, isLocal: Bool = false) -> Int {
    let id = types.count
    let name = outer >= 0 ? types[outer].name + "." + declaration.name : declaration.name
    let record = TypeRecord(id: id, name: name, kind: kind(of: declaration), file: file)
    record.access = declaration.attributes.access
    record.outer = outer
    record.span = declaration.nameSpan
    record.generics = Set(declaration.genericParameters)
    record.parts = [TypePart(declaration: declaration, file: file)]
    types.append(record)
    if outer >= 0 {
      if types[outer].nested[declaration.name] == nil { types[outer].nested[declaration.name] = id }
    } else if !isLocal {
      topTypes[declaration.name, default: []].append(id)
    }
    declareContents(of: declaration, in: id, file: file)
    return id
  }

  private func declareContents(of declaration: TypeDeclaration, in type: Int, file: Int) {
    for alias in declaration.aliases where types[type].aliases[alias.name] == nil {
      types[type].aliases[alias.name] = AliasRecord(type: alias.type, file: file, access: .internal)
    }
    for nested in declaration.types where nested.kind != .extension { declare(nested, file: file, outer: type) }
  }

  private func kind(of declaration: TypeDeclaration) -> TypeInfo.Kind {
    switch declaration.kind {
    case .class, .actor: .class
    case .struct, .extension: .struct
    case .enum: .enum
    case .protocol: .protocol
    }
  }

  /// Extensions may extend types that other extensions nest: repeats until nothing changes; the rest extends types that
  /// no file declares.
  private func joinExtensions() {
    var waiting: [(declaration: TypeDeclaration, file: Int)] = []
    for (index, file) in program.files.enumerated() {
      for type in file.types where type.kind == .extension { waiting.append((type, index)) }
    }
    var progress = true
    while progress, !waiting.isEmpty {
      progress = false
      var left: [(declaration: TypeDeclaration, file: Int)] = []
      for item in waiting {
        if let type = type(named: item.declaration.name, in: LexicalScope(file: item.file)) {
          join(item.declaration, to: type, file: item.file)
          progress = true
        } else {
          left.append(item)
        }
      }
      waiting = left
    }
    for item in waiting { join(item.declaration, to: phantom(for: item.declaration, file: item.file), file: item.file) }
  }

  private func join(_ declaration: TypeDeclaration, to type: Int, file: Int) {
    types[type].parts.append(TypePart(declaration: declaration, file: file))
    declareContents(of: declaration, in: type, file: file)
  }

  /// A stand-in for a type that only extensions mention.
  private func phantom(for declaration: TypeDeclaration, file: Int) -> Int {
    if let type = type(named: declaration.name, in: LexicalScope(file: file)) { return type }
    if files[file].isStrict, !StandardTypes.opaqueNames.contains(declaration.name) {
      unknownType(declaration.name, at: declaration.nameSpan, file: file)
    }
    let record = TypeRecord(id: types.count, name: declaration.name, kind: .struct, file: file)
    record.isPhantom = true
    record.span = declaration.nameSpan
    types.append(record)
    topTypes[declaration.name, default: []].append(record.id)
    return record.id
  }

  private func noteShadowedMachineTypes() {
    for type in types where type.file >= 0 && type.outer < 0 && files[type.file].isSubject && !type.isPhantom {
      let known = topTypes[type.name]?.first { !files[types[$0].file].seesSubjects && types[$0].access != .private }
      guard let machine = known.map({ types[$0] }) else { continue }
      diagnostics.append(
        Diagnostic(
          .note, "`\(type.name)` replaces the type of the formal machine that has the same name", at: type.span,
          notes: [Diagnostic.Note("the machine's declaration", at: machine.span)]))
    }
  }
}
