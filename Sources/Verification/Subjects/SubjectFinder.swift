import Program

/// Finds what there is to explore in the sources, by conformances, never by names (DESIGN, section 5).
struct SubjectFinder {
  let index: TypeIndex
  let program: Program

  /// A class and the role in which it is explored.
  struct Candidate {
    var kind: SubjectDescription.Kind
    var entry: TypeIndex.Entry
    var role: Role
  }

  /// What a class stands for in its scenario.
  enum Role {
    /// An object of its own: a delegate, an animator, a controller, a scenario.
    case part
    /// A view controller that is its own transitioning delegate: it is presented.
    case presented
    /// A view controller whose methods present others: it is the presenter, and calling them is an event.
    case presenter(triggers: [Function])
  }

  /// The subjects in the order of their declarations.
  func candidates() -> [Candidate] {
    let subjects = index.entries.filter { $0.isSubject && $0.declaration.kind == .class }
    let delegates = subjects.filter { index.ancestors(of: $0).contains(Protocol.delegate) }
    let presenters = subjects.filter { isViewController($0) && !triggers(of: $0).isEmpty }
    let vended = VendedParts(vendors: delegates + presenters)
    return subjects.compactMap { candidate($0, vended: vended) }
  }

  private func candidate(_ entry: TypeIndex.Entry, vended: VendedParts) -> Candidate? {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("Scenario") { return Candidate(kind: .scenario, entry: entry, role: .part) }
    if isViewController(entry) { return viewController(entry, ancestors: ancestors) }
    if ancestors.contains(Protocol.delegate) {
      return Candidate(kind: .transitioningDelegate, entry: entry, role: .part)
    }
    let isVended = vended.contains(entry)
    for (name, kind) in Self.parts where ancestors.contains(name) {
      return isVended ? nil : Candidate(kind: kind, entry: entry, role: .part)
    }
    return nil
  }

  private func viewController(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    let triggers = triggers(of: entry)
    if !triggers.isEmpty { return Candidate(kind: .viewController, entry: entry, role: .presenter(triggers: triggers)) }
    if ancestors.contains(Protocol.delegate) {
      return Candidate(kind: .transitioningDelegate, entry: entry, role: .presented)
    }
    return nil
  }

  private func isViewController(_ entry: TypeIndex.Entry) -> Bool {
    index.ancestors(of: entry).contains("UIViewController")
  }

  /// Methods whose text calls `present(_:animated:…)`, overrides and delegate callbacks of UIKit left out.
  private func triggers(of entry: TypeIndex.Entry) -> [Function] {
    entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isOverride, !function.attributes.isStatic,
        let body = function.body
      else { return false }
      return CallFinder.calls("present", labelled: "animated", in: body)
    }
  }

  private static let parts: [(String, SubjectDescription.Kind)] = [
    ("UIPresentationController", .presentationController),
    ("UIViewControllerAnimatedTransitioning", .animator),
    ("UIViewControllerInteractiveTransitioning", .interactionController),
  ]

  enum Protocol {
    static let delegate = "UIViewControllerTransitioningDelegate"
  }
}

/// The classes that a transitioning delegate or a presenting view controller mentions: these are explored through it.
private struct VendedParts {
  private var byFile: [Int: Set<String>] = [:]
  private var shared: Set<String> = []

  init(vendors: [TypeIndex.Entry]) {
    for vendor in vendors {
      let names = CallFinder.mentionedNames(in: vendor)
      byFile[vendor.file, default: []].formUnion(names)
      shared.formUnion(names)
    }
  }

  func contains(_ entry: TypeIndex.Entry) -> Bool {
    let names = entry.isPrivate ? byFile[entry.file] ?? [] : shared
    let last = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    return names.contains(last) || names.contains(entry.name)
  }
}
