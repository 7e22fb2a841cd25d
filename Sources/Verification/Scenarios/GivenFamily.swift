import Program
import Subjects

/// For which transitions code that animates is handed over: `router.push(page, animation: .swirl)`.
///
/// What only pushes and pops are given never animates a presentation, whoever runs it.
struct GivenFamily {
  /// An argument of a call whose name says which transition it asks for; no family where it says none.
  private struct Given {
    let value: Expression
    let family: SwipeSource.Family?
    /// The name of the type whose code hands it over.
    let user: String
  }

  /// A static property that may hold what it is made of: an animation of one for each direction.
  private struct Holder {
    let variable: Variable
    let value: Expression
    let owner: TypeIndex.Entry
  }

  private let given: [Given]
  private let holders: [Holder]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var given: [Given] = []
    var holders: [Holder] = []
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for variable in user.variables where variable.attributes.isStatic {
        if let value = variable.value { holders.append(Holder(variable: variable, value: value, owner: user)) }
      }
      for body in HelperMethods.bodies(of: user) {
        let locals = Self.values(ofLocalsIn: body)
        Walk.expressions(in: body) { given += Self.given(by: $0, in: user.name, locals) }
      }
    }
    self.given = given
    self.holders = holders
  }

  /// What the variables of a function are, by their names.
  private static func values(ofLocalsIn body: [Statement]) -> [String: [Expression]] {
    var values: [String: [Expression]] = [:]
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind else { continue }
      values[name] = binding.value.map { [$0] } ?? []
    }
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, case .name(let name) = target.kind else { return }
      values[name]?.append(value)
    }
    return values
  }

  private static func given(
    by expression: Expression, in user: String, _ locals: [String: [Expression]]
  ) -> [Given] {
    guard case .call(let callee, let arguments) = expression.kind, let name = asked(callee),
      name.first?.isUppercase != true, name != "init"
    else { return [] }
    let family = family(asked: name)
    return arguments.filter { isAnimation($0.label) }.flatMap { argument in
      if case .name(let local) = argument.value.kind, let values = locals[local] { return values }
      return [argument.value]
    }.map { Given(value: $0, family: family, user: user) }
  }

  /// `router.push`, `.push` where the type of the transition is known.
  private static func asked(_ callee: Expression) -> String? {
    if case .implicitMember(let name) = callee.kind { return name }
    return CallFinder.baseName(of: callee)
  }

  private static func isAnimation(_ label: String?) -> Bool {
    let lower = label?.lowercased() ?? ""
    return lower.contains("animation") || lower.contains("animator") || lower.contains("transition")
  }

  /// By the first word of what is asked for.
  private static func family(asked name: String) -> SwipeSource.Family? {
    let first = name.prefix { !$0.isUppercase }
    return ["push", "pop"].contains(first) ? .navigation : ["present", "dismiss"].contains(first) ? .modal : nil
  }

  /// `static let push`, where nobody hands it over; "pop" is said of what pops up, too, where nothing beside it pushes.
  private static func speaksOfStacks(_ part: AnimationPart) -> Bool {
    let words = CamelCase.words(of: part.name)
    if words.contains("push") { return true }
    return words.contains("pop") && part.owner.variables.contains { CamelCase.words(of: $0.name).contains("push") }
  }

  /// The only family that code is handed over for; nil where it is handed over for several, or where nothing says so.
  func family(of animation: SubjectFinder.Animation, in owner: TypeIndex.Entry) -> SwipeSource.Family? {
    guard let part = AnimationPart(animation, of: owner) else { return nil }
    return only(parts(around: part))
  }

  /// The same of an animator that is made where it is handed over, or held by a static property.
  func family(ofClass entry: TypeIndex.Entry) -> SwipeSource.Family? {
    let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    let makes = { (value: Expression) in
      CallFinder.calls(name, in: [Statement(.expression(value), value.span)])
    }
    let direct = given.filter { makes($0.value) }.map(\.family)
    let holding = holders.filter { makes($0.value) }.map { AnimationPart($0.variable, of: $0.owner) }
    return only(holding.flatMap(parts), besides: direct)
  }

  /// The part, and the static properties that are made of it.
  private func parts(around part: AnimationPart) -> [AnimationPart] {
    var parts = [part]
    var known: Set<String> = [part.owner.name + "." + part.name]
    var next = 0
    while next < parts.count {
      let inner = parts[next]
      next += 1
      for holder in holders where names(inner, in: holder) {
        guard known.insert(holder.owner.name + "." + holder.variable.name).inserted else { continue }
        parts.append(AnimationPart(holder.variable, of: holder.owner))
      }
    }
    return parts
  }

  private func names(_ part: AnimationPart, in holder: Holder) -> Bool {
    if let value = part.value, holder.value.span.contains(value.span) { return true }
    var found = false
    Walk.expressions(in: [Statement(.expression(holder.value), holder.value.span)]) { expression in
      guard !found, case .call(_, let arguments) = expression.kind else { return }
      found = arguments.contains { part.isGiven(as: $0.value, inOwnCode: holder.owner.name == part.owner.name) }
    }
    return found
  }

  private func only(
    _ parts: [AnimationPart], besides direct: [SwipeSource.Family?] = []
  ) -> SwipeSource.Family? {
    let uses = given.filter { given in
      parts.contains { $0.isGiven(as: given.value, inOwnCode: given.user == $0.owner.name) }
    }
    let families = Set(uses.map(\.family) + direct)
    if families.isEmpty { return parts.contains(where: Self.speaksOfStacks) ? .navigation : nil }
    return families.count == 1 ? families.first ?? nil : nil
  }
}
