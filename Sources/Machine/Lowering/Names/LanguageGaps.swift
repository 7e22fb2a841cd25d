import Diagnostics

/// What code under test uses and nothing gives a meaning to, by place.
extension LoweringContext {
  /// Notes a gap unless the name is one that the machine knows and need not compute.
  func noteGap(_ kind: LanguageGap.Kind, _ name: String, at span: SourceSpan, file: Int) {
    guard file >= 0, files[file].isSubject, span.file >= 0, !options.knownNames.contains(name),
      !StandardTypes.opaqueFunctions.contains(name), !StandardTypes.opaqueNames.contains(name)
    else { return }
    // `$name` where a framework's property wrapper declares no more than the property: a binding or a publisher.
    if name.hasPrefix("$"), memberNames.contains(String(name.dropFirst())) { return }
    if output.gaps[span] == nil { output.gaps[span] = LanguageGap(kind: kind, name: name) }
  }

  /// A member is one when no type of the program or the machine has a member of this name.
  func noteMember(_ name: String, at span: SourceSpan, file: Int) {
    guard !memberNames.contains(name), !(name.first?.isNumber ?? false) else { return }
    noteGap(.member, name, at: span, file: file)
  }

  /// A call is one when no method of this name takes these labels.
  func noteCall(_ shape: CallShape, at span: SourceSpan, file: Int) {
    guard !shape.name.isEmpty, shape.name != "init" else { return }
    guard memberNames.contains(shape.name) else { return noteGap(.call, shape.name, at: span, file: file) }
    guard let ids = functionsByName[shape.name], propertiesByName[shape.name] == nil, caseNames[shape.name] == nil,
      !options.knownNames.contains(shape.name),
      !ids.contains(where: { ArgumentMatching.match(shape, functions[$0].signature) != nil })
    else { return }
    noteGap(.call, shape.name + "(" + shape.labels.map { ($0 ?? "_") + ":" }.joined() + ")", at: span, file: file)
  }

  /// A type is one when no file declares it; inside optionals and arrays, too.
  func noteType(_ test: TypeTest, at span: SourceSpan, file: Int) {
    switch test {
    case .unknown(let name): if !StandardTypes.opaqueNames.contains(name) { noteGap(.type, name, at: span, file: file) }
    case .optional(let inner), .array(let inner): noteType(inner, at: span, file: file)
    case .dictionary(let key, let value):
      noteType(key, at: span, file: file)
      noteType(value, at: span, file: file)
    case .any, .type, .function: break
    }
  }

  /// Labels of tuples are members, too; all of them are known only at the end.
  func forgetTupleLabels(_ labels: Set<String>) {
    output.gaps = output.gaps.filter { $0.value.kind != .member || !labels.contains($0.value.name) }
  }
}
