import Diagnostics
import Program

/// What code under test uses and nothing gives a meaning to, by place.
extension LoweringContext {
  /// Notes a gap unless the name is one that the machine knows and need not compute.
  func noteGap(_ kind: LanguageGap.Kind, _ name: String, at span: SourceSpan, file: Int) {
    guard file >= 0, files[file].isSubject, span.file >= 0, !options.knownNames.contains(name),
      !StandardTypes.opaqueFunctions.contains(name), !StandardTypes.opaqueNames.contains(name)
    else { return }
    if isWrapperPart(name) { return }
    if output.gaps[span] == nil { output.gaps[span] = LanguageGap(kind: kind, name: name) }
  }

  /// `$name`, a binding or a publisher, and `_name`, where a framework's property wrapper declares no more than the
  /// property.
  private func isWrapperPart(_ name: String) -> Bool {
    let property = String(name.dropFirst())
    if name.hasPrefix("$") { return memberNames.contains(property) || options.knownNames.contains(property) }
    return name.hasPrefix("_")
      && (propertiesByName[property] ?? []).contains { id in
        properties[id].variable.attributes.names.contains { $0.first?.isUppercase == true }
      }
  }

  /// Whether the list of platform names has the member for this type: `UserDefaults.set`. The platform's shared objects
  /// are of the type that they are read from.
  private func isKnown(_ name: String, of receiver: Receiver) -> Bool {
    var names: [String] = []
    if case .type(let id)? = receiver.type?.unwrapped {
      names = ancestors(of: Int(id)).flatMap { [types[$0].name] + types[$0].unknownAncestors }
    } else if let name = receiver.platformType {
      names = [name]
    }
    return names.contains { options.knownNames.contains($0 + "." + name) }
  }

  /// What something is asked of, as far as the text shows it.
  struct Receiver {
    var base: Expression?
    var type: TypeTest?

    private static let shared: Set<String> = [
      "standard", "shared", "default", "main", "current", "general", "sharedInstance",
    ]

    /// The name of its type, if nothing in the sources declares it.
    var platformType: String? {
      if case .unknown(let name)? = type?.unwrapped { return name }
      return base.flatMap { named(typeOf: $0) }
    }

    private func named(typeOf expression: Expression) -> String? {
      switch expression.kind {
      case .name: named(expression)
      case .member(let base, let name) where Self.shared.contains(name): named(base)
      case .call(let callee, _): named(typeOf: callee)
      case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner), .forcedTry(let inner):
        named(typeOf: inner)
      default: nil
      }
    }

    private func named(_ expression: Expression) -> String? {
      guard case .name(let name) = expression.kind, name.first?.isUppercase == true else { return nil }
      return name
    }
  }

  /// A member is one when no type of the program or the machine has a member of this name.
  func noteMember(_ name: String, of receiver: Receiver = Receiver(), at span: SourceSpan, file: Int) {
    guard !memberNames.contains(name), !(name.first?.isNumber ?? false), !isKnown(name, of: receiver) else { return }
    noteGap(.member, name, at: span, file: file)
  }

  /// A call is one when no method of this name takes these labels.
  func noteCall(_ shape: CallShape, of receiver: Receiver = Receiver(), at span: SourceSpan, file: Int) {
    guard !shape.name.isEmpty, shape.name != "init", !KnownCallers.listening.contains(shape.name) else { return }
    guard memberNames.contains(shape.name) else {
      if !isKnown(shape.name, of: receiver) { noteGap(.call, shape.name, at: span, file: file) }
      return
    }
    guard let ids = functionsByName[shape.name], propertiesByName[shape.name] == nil, caseNames[shape.name] == nil,
      !options.knownNames.contains(shape.name),
      !ids.contains(where: { ArgumentMatching.match(shape, functions[$0].signature) != nil }),
      !isKnown(shape.name, of: receiver)
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
