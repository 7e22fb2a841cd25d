import Machine
import Program

/// Objects that show pages for a controller that they are given, and are called again while those are there: by the pages,
/// or by whoever closes them. Objects that each call gives a controller are looked at where they show what needs a place on
/// a pad.
extension SubjectFinder {
  /// Once for each method whose page may call back for another request; else once for all, where they close and go on, look
  /// for what is on top, or show what needs a place on a pad.
  func flows(_ entry: TypeIndex.Entry) -> [Candidate] {
    if entry.declaration.kind != .class { return [] }
    let presenting = triggers(of: entry, calling: [("present", "animated")])
    if presenting.isEmpty { return [] }
    if !isGivenController(entry) { return sheetsWithoutPlace(entry, presenting) }
    let known = Set(styledPresentations(of: entry).map(\.nameSpan))
    let opening = outermost(presenting, of: entry).filter { function in
      !known.contains(function.nameSpan) && !InferredRole.isRequirement(function.fullName)
    }
    if opening.isEmpty && known.isEmpty { return [] }
    let direct = FlowMethods(of: entry, opening: presenting, self)
    let asked = presenting.filter { !direct.answers(to: $0).isEmpty }
    if !asked.isEmpty { return asked.prefix(Self.mostFlows).map { made(entry, [$0]) } }
    if !known.isEmpty || opening.isEmpty { return [] }
    let flow = FlowMethods(of: entry, opening: opening, self)
    let isWhole = !flow.closing.isEmpty && (flow.continues || flow.looksAbove)
    let shown = isWhole ? opening : opening.filter(flow.showsSheetWithoutPlace)
    return shown.isEmpty ? [] : [made(entry, Array(shown.prefix(Self.mostFlows)))]
  }

  private static let mostFlows = 3

  /// Of an object whose methods get the controller that presents.
  private func sheetsWithoutPlace(_ entry: TypeIndex.Entry, _ presenting: [Function]) -> [Candidate] {
    if !styledPresentations(of: entry).isEmpty { return [] }
    let opening = outermost(presenting, of: entry).filter { function in
      !InferredRole.isRequirement(function.fullName)
        && function.parameters.contains { isController($0.type, of: entry) }
    }
    let flow = FlowMethods(of: entry, opening: opening, self)
    let shown = opening.filter(flow.showsSheetWithoutPlace)
    return shown.isEmpty ? [] : [made(entry, Array(shown.prefix(Self.mostFlows)))]
  }

  private func made(_ entry: TypeIndex.Entry, _ triggers: [Function]) -> Candidate {
    Candidate(kind: .presenter, entry: entry, role: .presentingObject(triggers: triggers), isFlow: true)
  }

  /// Whether it has a controller from somebody else: made with it, or in a property.
  private func isGivenController(_ entry: TypeIndex.Entry) -> Bool {
    let parameters = entry.functions.flatMap { function -> [TypeReference?] in
      guard case .initializer = function.kind else { return [] }
      return function.parameters.map(\.type)
    }
    let properties = entry.variables.filter { $0.isFilledByOthers && !$0.attributes.isStatic }.map(\.type)
    return (parameters + properties).contains { isController($0, of: entry) }
  }

  private func isController(_ type: TypeReference?, of entry: TypeIndex.Entry) -> Bool {
    // An alert is shown, and shows nobody.
    guard case .named(let name, _)? = type?.unwrapped, name != "UIAlertController",
      let known = index.entry(mentioned: name, in: entry)
    else { return false }
    return index.ancestors(of: known).contains("UIViewController")
  }
}

extension Variable {
  /// Whether somebody else gives it its value: it has none, or is held weakly and has one for the beginning.
  package var isFilledByOthers: Bool { isStored && (value == nil || value?.isNil == true || attributes.isWeak) }
}
