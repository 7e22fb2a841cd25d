import Diagnostics
import Program

/// Names that no file declares: errors in machine files, counted in code under test.
extension LoweringContext {
  func unknownName(_ name: String, at span: SourceSpan, file: Int, candidates: () -> [String]) {
    guard files[file].isStrict else {
      noteGap(.name, name, at: span, file: file)
      let key = UnknownKey(name: name, file: files[file].sourceFile)
      if let known = unknownUses[key] {
        unknownUses[key] = (known.count + 1, known.span)
      } else {
        unknownUses[key] = (1, span)
      }
      return
    }
    report("unknown name `\(name)`", at: span, name: name, candidates: candidates())
  }

  /// Reports the members that are no labels of tuples either.
  func reportMembers() {
    var labels: Set<String> = ["offset", "element", "key", "value", "inserted", "memberAfterInsert"]
    for list in output.tupleLabels { labels.formUnion(list.compactMap { $0 }) }
    for file in program.files where file.reading == .subject { labels.formUnion(file.tupleLabels) }
    forgetTupleLabels(labels)
    for item in unresolvedMembers where !labels.contains(item.name) {
      unknownMember(item.name, at: item.span, file: item.file)
    }
  }

  private func unknownMember(_ name: String, at span: SourceSpan, file: Int) {
    guard files[file].isStrict else { return unknownName(name, at: span, file: file, candidates: { [] }) }
    report("no type has a member `\(name)`", at: span, name: name, candidates: memberNames.sorted())
  }

  func unknownType(_ name: String, at span: SourceSpan, file: Int) {
    let all = { Array(self.topTypes.keys) + Array(self.standardTypes.keys) + Array(self.topAliases.keys) }
    guard files[file].isStrict else { return unknownName(name, at: span, file: file, candidates: { [] }) }
    report("unknown type `\(name)`", at: span, name: name, candidates: all().sorted())
  }

  func wrongLabels(_ shape: CallShape, at span: SourceSpan, file: Int, existing: [String]) {
    guard files[file].isStrict, reportedUnknowns.insert(span).inserted else { return }
    let written = shape.name + "(" + shape.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    let known = existing.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let notes = known.isEmpty ? [] : [Diagnostic.Note("declared: \(known)", at: .none)]
    diagnostics.append(Diagnostic(.error, "no declaration matches the call `\(written)`", at: span, notes: notes))
  }

  /// Checks the names of an annotation.
  func reportUnknownType(_ path: String, in scope: LexicalScope, at span: SourceSpan) {
    guard meaning(ofType: path, in: scope) == nil else { return }
    let first = path.split(separator: ".").first.map(String.init) ?? path
    guard !StandardTypes.opaqueNames.contains(path), !StandardTypes.opaqueNames.contains(first) else { return }
    unknownType(path, at: span, file: scope.file)
  }

  func check(_ reference: TypeReference?, in scope: LexicalScope, at span: SourceSpan) {
    guard let reference, files[scope.file].isStrict else { return }
    switch reference {
    case .named(let path, let arguments):
      reportUnknownType(path, in: scope, at: span)
      for argument in arguments { check(argument, in: scope, at: span) }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .metatype(let inner):
      check(inner, in: scope, at: span)
    case .dictionary(let key, let value):
      check(key, in: scope, at: span)
      check(value, in: scope, at: span)
    case .tuple(let parts), .composition(let parts): for part in parts { check(part, in: scope, at: span) }
    case .function(let parameters, let result):
      for parameter in parameters { check(parameter, in: scope, at: span) }
      check(result, in: scope, at: span)
    }
  }

  private func report(_ message: String, at span: SourceSpan, name: String, candidates: [String]) {
    guard reportedUnknowns.insert(span).inserted else { return }
    let near = didYouMean(name, among: candidates)
    let notes = near.map { [Diagnostic.Note("did you mean `\($0)`?", at: .none)] } ?? []
    diagnostics.append(Diagnostic(.error, message, at: span, notes: notes))
  }
}
