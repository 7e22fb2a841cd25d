import Program

/// Who presents for others: on what is on top, or behind a protocol.
extension SubjectFinder {
  /// Whether somebody in the sources presents on whatever is on top: see `presentsAbove`. Walks the code of every type.
  package static func presentsAbove(_ aboves: Set<String>, in index: TypeIndex) -> Bool {
    index.entries.contains { entry in
      entry.functions.contains { function in
        guard index.isSubject(file: Int(function.span.file)), let body = function.body,
          CallFinder.calls("present", labelled: "animated", in: body)
        else { return false }
        return !AppEvents.mentioned(in: body).isDisjoint(with: aboves)
      }
    }
  }

  /// Whether what presents is an object behind a protocol of the sources that asks for `present`.
  func presentsByOthers(_ statements: [Statement], of entry: TypeIndex.Entry) -> Bool {
    let receivers = PresentationCall.receivers(in: statements)
    return entry.variables.contains { variable in
      receivers.contains(variable.name) && variable.type.map { presenter(behind: $0, for: entry) != nil } ?? false
    }
  }

  /// The object of the sources that presents for those who know it by a protocol: the only one, and no controller.
  package func presenter(behind type: TypeReference, for user: TypeIndex.Entry) -> TypeIndex.Entry? {
    guard case .named(let name, _) = type.unwrapped, let asked = index.entry(mentioned: name, in: user),
      asked.declaration.kind == .protocol, asked.isSubject,
      asked.functions.contains(where: { $0.name == "present" })
    else { return nil }
    let adopters = index.entries.filter { other in
      other.isSubject && other.declaration.kind == .class && !index.isTest(file: other.file)
        && index.ancestors(of: other).contains(asked.name)
    }
    guard adopters.count == 1, let only = adopters.first, mayBeFlow(only) else { return nil }
    return only
  }
}
