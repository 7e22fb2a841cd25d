import Program

/// As whose delegate the sources use classes that could be the delegate of what is presented and of a stack: what is set as
/// `transitioningDelegate`, and as a `delegate`.
///
/// A class that both protocols fit, and that all of an app's code hands to stacks, animates no presentation.
struct DelegateUses {
  private enum Value {
    /// An object that is made there, by the name of its class.
    case made(String)
    /// What a property, a constant or a parameter holds.
    case held(String)
    /// The object whose code it is.
    case itself(Int)
    case other
  }

  private let index: TypeIndex
  private var modal: [Value] = []
  private var others: [Value] = []
  /// Of which types what is called by a name is declared or made.
  private var types: [String: Set<String>] = [:]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    self.index = index
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for variable in user.variables { note(variable.name, variable.className) }
      for parameter in user.functions.flatMap(\.parameters) {
        note(parameter.name, Self.name(of: parameter.type))
      }
      for body in HelperMethods.bodies(of: user) { read(body, of: user) }
    }
  }

  /// Whether objects of a class are handed to stacks, and to nobody who is presented.
  func isOnlyOfStacks(_ entry: TypeIndex.Entry) -> Bool {
    others.contains { isSurely($0, entry) } && !mayBe(modal, entry)
  }

  /// Whether they are handed to those who are presented, and to no stack.
  func isOnlyOfPresented(_ entry: TypeIndex.Entry) -> Bool {
    modal.contains { isSurely($0, entry) } && !mayBe(others, entry)
  }

  private mutating func note(_ name: String, _ type: String?) { types[name, default: []].insert(type ?? "") }

  private mutating func read(_ body: [Statement], of user: TypeIndex.Entry) {
    var constants: [(String, String?)] = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind else {
        return
      }
      constants.append((name, Self.className(variable)))
    }
    for (name, type) in constants { note(name, type) }
    var assigned: [(isModal: Bool, value: Value)] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let name = CallFinder.baseName(of: target),
        name == "transitioningDelegate" || name == "delegate"
      else { return }
      assigned.append((name == "transitioningDelegate", Self.value(value, in: user)))
    }
    modal += assigned.filter(\.isModal).map(\.value)
    others += assigned.filter { !$0.isModal }.map(\.value)
  }

  private static func name(of type: TypeReference?) -> String? {
    guard case .named(let name, _)? = type?.unwrapped else { return nil }
    return name
  }

  private static func className(_ variable: LocalVariable) -> String? {
    if let name = name(of: variable.type) { return name }
    guard case .call(let callee, _)? = variable.value?.kind, case .name(let name) = callee.kind else { return nil }
    return name
  }

  private static func value(_ value: Expression, in user: TypeIndex.Entry) -> Value {
    switch value.kind {
    case .selfReference: return .itself(user.id)
    case .name(let name), .member(_, let name): return .held(name)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return Self.value(inner, in: user)
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return .other }
      return .made(name)
    default: return .other
    }
  }

  private func isSurely(_ value: Value, _ entry: TypeIndex.Entry) -> Bool {
    switch value {
    case .made(let name): isNamed(entry, name)
    case .held(let name): types[name]?.contains { isNamed(entry, $0) } == true
    case .itself(let id): id == entry.id
    case .other: false
    }
  }

  private func mayBe(_ values: [Value], _ entry: TypeIndex.Entry) -> Bool {
    values.contains { value in
      switch value {
      case .made(let name): isRelated(name, entry)
      case .held(let name): types[name]?.contains { isRelated($0, entry) } ?? true
      case .itself(let id): isRelated(index.entries[id].name, entry)
      case .other: true
      }
    }
  }

  /// Whether something of a type may be of the class: of the class itself, one above or below it, or a type that is no class
  /// of the sources.
  private func isRelated(_ name: String, _ entry: TypeIndex.Entry) -> Bool {
    guard let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .class else {
      return true
    }
    return index.lineage(of: entry).contains { $0.id == type.id }
      || index.lineage(of: type).contains { $0.id == entry.id }
  }

  private func isNamed(_ entry: TypeIndex.Entry, _ name: String) -> Bool {
    entry.name == name || entry.name.hasSuffix("." + name)
  }
}

extension SubjectFinder {
  /// Those who are explored as the delegate of somebody whom the sources never make them the delegate of: not of a class that
  /// clients may use otherwise.
  func usedOtherwise(among candidates: [Candidate]) -> Set<Int> {
    let parts = candidates.indices.filter { number in
      let entry = candidates[number].entry
      guard case .part = candidates[number].role, entry.declaration.kind == .class,
        ![.public, .open].contains(entry.declaration.attributes.access)
      else { return false }
      let ancestors = index.ancestors(of: entry)
      return ancestors.contains(Self.delegate) && ancestors.contains(Self.navigationDelegate)
    }
    if parts.isEmpty { return [] }
    let uses = DelegateUses(index)
    return Set(
      parts.filter { number in
        switch candidates[number].kind {
        case .transitioningDelegate: uses.isOnlyOfStacks(candidates[number].entry)
        case .navigationDelegate: uses.isOnlyOfPresented(candidates[number].entry)
        default: false
        }
      })
  }
}
