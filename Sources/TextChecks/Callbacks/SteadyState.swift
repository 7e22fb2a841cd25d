import Diagnostics
import Program
import Subjects

/// What of a controller's own state is the same at each appearance, unless the user or a client does something in between.
struct SteadyState {
  private let type: TypeIndex.Entry
  private let stored: Set<String>
  private let others: Set<String>
  /// What more than the beginning and taps set, as chains of names.
  private var changed: Set<String> = []

  init(of type: TypeIndex.Entry) {
    self.type = type
    let own = type.variables.filter { $0.isStored && !$0.attributes.isWeak && !$0.attributes.isLazy }
    stored = Set(own.map(\.name))
    others = Set(type.variables.map(\.name)).subtracting(stored)
    let calm = self.calm
    for function in type.functions {
      let body = function.body ?? []
      let code = calm.contains(function.nameSpan) ? Self.later(in: body) : body
      changed.formUnion(set(in: code, anyCall: Self.isOfAppearance(function)))
    }
    for variable in type.variables { changed.formUnion(set(in: HelperMethods.code(of: variable), anyCall: false)) }
  }

  /// Whether conditions look at such state alone.
  func areOnly(_ conditions: [Condition]) -> Bool {
    let asked = [Statement(.guard(conditions, else: []), type.declaration.span)]
    let names = AppEvents.mentioned(in: conditions)
    if !CallFinder.calledNames(in: asked).isEmpty || names.isDisjoint(with: stored) { return false }
    var isSteady = names.isDisjoint(with: others)
    Walk.expressions(in: asked) { value in
      if let path = LocalNames.path(of: value), changed.contains(path) { isSteady = false }
    }
    return isSteady
  }

  private static func isOfAppearance(_ function: Function) -> Bool {
    function.name.hasSuffix("ppear") || function.name.hasSuffix("Appearing")
  }

  /// What statements set: by assignments, by what changes a value in its place, and, if that is asked for, by any call.
  private func set(in body: [Statement], anyCall: Bool) -> Set<String> {
    var found: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, _), .compoundAssign(_, let target, _), .inout_(let target):
        found.formUnion(paths(of: target, withOwner: anyCall))
      case .call(let callee, _):
        guard case .member(let base, let name) = MethodUses.bare(callee).kind,
          anyCall || Self.changing.contains(where: name.hasPrefix)
        else { return }
        found.formUnion(paths(of: base, withOwner: anyCall))
      default: break
      }
    }
    return found
  }

  private static let changing = ["append", "insert", "remove", "toggle", "update", "form", "subtract", "merge", "pop"]

  /// A place as a chain of names from `self`, which may have another name: `strongSelf.isReady`.
  private func paths(of target: Expression, withOwner: Bool) -> [String] {
    guard let path = LocalNames.path(of: target) else { return [] }
    let names = path.split(separator: ".")
    let isOwn = names.first.map { name in type.variables.contains { $0.name == name } } ?? false
    let own = isOwn ? names[...] : names.dropFirst(names.count > 1 ? 1 : 0)
    return [own.joined(separator: ".")] + (withOwner ? own.prefix(1).map(String.init) : [])
  }
}

extension SteadyState {
  /// The functions of the beginning, of the end and of taps, and what those alone call: where their names stand.
  private var calm: Set<SourceSpan> {
    var found = type.functions.filter { function in
      Self.isFirst(function) || LateRequests.isTapped(function) || function.attributes.access == .private
    }
    while true {
      let calm = Set(found.map(\.nameSpan))
      var named: Set<String> = []
      for function in type.functions {
        let body = function.body ?? []
        named.formUnion(
          calm.contains(function.nameSpan) ? Self.namedLater(in: body) : AppEvents.mentioned(in: body))
      }
      for variable in type.variables { named.formUnion(AppEvents.mentioned(in: HelperMethods.code(of: variable))) }
      let rest = found.filter { Self.isFirst($0) || !named.contains($0.name) }
      if rest.count == found.count { return calm }
      found = rest
    }
  }

  private static func isFirst(_ function: Function) -> Bool {
    switch function.kind {
    case .initializer, .deinitializer: true
    default: function.name == "viewDidLoad"
    }
  }

  /// What closures do.
  private static func later(in body: [Statement]) -> [Statement] {
    var found: [Statement] = []
    Walk.expressions(outsideClosuresOf: body) { if case .closure(let closure) = $0.kind { found += closure.body } }
    return found
  }

  /// The names that statements mention, apart from what they call in their own turn.
  private static func namedLater(in body: [Statement]) -> Set<String> {
    var called: Set<SourceSpan> = []
    Walk.expressions(outsideClosuresOf: body) { expression in
      if case .call(let callee, _) = expression.kind { called.insert(MethodUses.bare(callee).span) }
    }
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): if !called.contains(expression.span) { names.insert(name) }
      default: break
      }
    }
    return names
  }
}
