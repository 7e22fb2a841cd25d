import Diagnostics
import Program
import Subjects

/// For which transitions an animator is meant that no delegate in the sources vends, as far as its text shows.
///
/// An animator of dismissals that is vended for presentations fails in every way, and none of them is its defect.
struct AnimatorPurpose {
  let index: TypeIndex

  /// Named as in the models.
  enum Use: String { case both, presentations, dismissals, ratherPresentations, ratherDismissals, open }

  func use(of entry: TypeIndex.Entry) -> Use {
    let types = family(of: entry)
    if types.contains(where: asksForDirection) { return .both }
    let keys = types.reduce(into: Set<String>()) { $0.formUnion(Self.keys(usedBy: $1)) }
    let words = CamelCase.words(of: entry.name)
    let isNamedBack = !words.isDisjoint(with: Self.backWords)
    let isNamedForward = !words.isDisjoint(with: Self.forwardWords)
    if isNamedBack && isNamedForward { return .both }
    if keys == ["to"] { return isNamedBack ? .open : isNamedForward ? .presentations : .ratherPresentations }
    if keys == ["from"] { return isNamedForward ? .open : isNamedBack ? .dismissals : .ratherDismissals }
    return isNamedBack ? .dismissals : isNamedForward ? .presentations : .open
  }

  /// The use that the name of a function shows; nil when it shows none.
  static func use(named name: String) -> Use? {
    let words = CamelCase.words(of: name)
    let isBack = !words.isDisjoint(with: backWords)
    let isForward = !words.isDisjoint(with: forwardWords)
    return isBack == isForward ? nil : isBack ? .dismissals : .presentations
  }

  /// The use that the label of an argument shows: `presentation:`, `forDismissed:`.
  static func use(labelled label: String) -> Use? {
    let words = CamelCase.words(of: label)
    let isBack = !words.isDisjoint(with: backWords.union(["dismissed", "popped"]))
    let isForward = !words.isDisjoint(with: forwardWords.union(["presentation", "presented", "pushed"]))
    return isBack == isForward ? nil : isBack ? .dismissals : .presentations
  }

  /// The class and those of the sources that it inherits from.
  private func family(of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    index.ancestors(of: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
      .filter { $0.isSubject && $0.declaration.kind == .class }
  }

  /// Whether a method decides by the direction: it reads a flag that says it, or asks the controllers.
  private func asksForDirection(_ entry: TypeIndex.Entry) -> Bool {
    let flags = Set(entry.variables.filter { isFlag($0, of: entry.name, from: entry.file) }.map(\.name))
    var asks = false
    for body in Self.bodies(of: entry) {
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .name(let name): asks = asks || flags.contains(name)
        case .implicitMember(let name): asks = asks || AnimatorDirection.saysDirection(name)
        case .member(_, let name): asks = asks || flags.contains(name) || Self.questions.contains(name)
        default: break
        }
      }
    }
    return asks
  }

  /// A property that says which way the transition goes: a Boolean by its name, a choice by its own name, its type's or
  /// its cases'.
  private func isFlag(_ variable: Variable, of owner: String, from file: Int) -> Bool {
    let saysSo = AnimatorDirection.saysDirection(variable.name)
    guard let type = variable.type?.unwrapped else {
      if case .bool? = variable.value?.kind { return saysSo }
      if case .implicitMember(let name)? = variable.value?.kind { return AnimatorDirection.saysDirection(name) }
      return false
    }
    guard case .named(let name, _) = type else { return false }
    if let choices = index.entry(named: owner + "." + name, from: file) ?? index.entry(named: name, from: file) {
      let cases = choices.declaration.cases.map(\.name)
      return choices.declaration.kind == .enum && (saysSo || cases.contains(where: AnimatorDirection.saysDirection))
    }
    if name == "Bool" { return saysSo }
    let isChoice = !CamelCase.words(of: name).isDisjoint(with: ["operation", "direction", "type", "mode", "kind"])
    return isChoice && (saysSo || AnimatorDirection.saysDirection(name))
  }

  /// The sides whose controllers or views the methods use: "to", "from". What is asked for and dropped does not count.
  private static func keys(usedBy entry: TypeIndex.Entry) -> Set<String> {
    var keys: Set<String> = []
    for body in bodies(of: entry) {
      let dropped = droppedValues(in: body)
      Walk.expressions(in: body) { expression in
        guard case .call(_, let arguments) = expression.kind, let key = arguments.first.flatMap(key) else { return }
        if !dropped.contains(expression.span) { keys.insert(key) }
      }
    }
    return keys
  }

  /// The places of values that are computed and thrown away: `let _ = …`, `_ = …`.
  private static func droppedValues(in body: [Statement]) -> Set<SourceSpan> {
    var places: Set<SourceSpan> = []
    for statement in body {
      switch statement.kind {
      case .variable(let variable):
        if case .wildcard = variable.pattern.kind, let value = variable.value { places.insert(value.span) }
      case .expression(let expression):
        if case .assign(let target, let value) = expression.kind, case .discard = target.kind {
          places.insert(value.span)
        }
      default: break
      }
    }
    return places
  }

  private static func key(_ argument: Argument) -> String? {
    let name: String
    switch argument.value.kind {
    case .implicitMember(let member), .member(_, let member), .name(let member): name = member
    default: return nil
    }
    if argument.label == "forKey", name == "to" || name == "from" { return name }
    if name.hasPrefix("UITransitionContextTo") { return "to" }
    return name.hasPrefix("UITransitionContextFrom") ? "from" : nil
  }

  /// Of methods and computed properties; what an initialiser keeps decides nothing yet.
  static func bodies(of entry: TypeIndex.Entry) -> [[Statement]] {
    let methods = entry.functions.filter { function in
      if case .initializer = function.kind { return false }
      return true
    }
    return methods.compactMap(\.body) + entry.variables.compactMap { $0.accessors?.getter }
  }

  private static let questions: Set<String> = [
    "isBeingPresented", "isBeingDismissed", "presentingViewController", "presentedViewController",
  ]
  private static let forwardWords: Set<String> = [
    "present", "presenting", "show", "showing", "open", "opening", "appear", "appearing", "push",
  ]
  private static let backWords: Set<String> = [
    "dismiss", "dismissing", "dismissal", "dismission", "hide", "hiding", "close", "closing", "disappear",
    "disappearing", "pop",
  ]
}
