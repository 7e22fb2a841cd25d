import Program

/// What the methods of a view controller show of its part in presentations.
extension SubjectFinder {
  func presentedWithOwnDelegate(_ entry: TypeIndex.Entry, _ ancestors: Set<String>) -> Candidate? {
    if !CallFinder.assignsOwnDelegate(entry) { return nil }
    let kind = ancestors.contains(Self.delegate) ? SubjectDescription.Kind.transitioningDelegate : .viewController
    return Candidate(kind: kind, entry: entry, role: .presented)
  }

  /// Methods whose text calls one of the functions with the label; overrides and static methods left out.
  func triggers(of entry: TypeIndex.Entry, calling calls: [(name: String, label: String)]) -> [Function] {
    entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isOverride, !function.attributes.isStatic,
        let body = function.body
      else { return false }
      return calls.contains { CallFinder.calls($0.name, labelled: $0.label, in: body) }
        && !isPresentationCallback(function)
    }
  }

  /// The first method that takes a recogniser and presents or dismisses, or whatever else is named.
  func gestureHandler(of entry: TypeIndex.Entry, calling names: [String] = ["dismiss", "present"]) -> Function? {
    entry.functions.first { function in
      guard case .named(let type, _)? = function.parameters.first?.type?.unwrapped, type.hasSuffix("GestureRecognizer"),
        let body = function.body
      else { return false }
      return names.contains { CallFinder.calls($0, labelled: "animated", in: body) }
    }
  }
}
