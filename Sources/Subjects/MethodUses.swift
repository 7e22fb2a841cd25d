import Diagnostics
import Program

/// Where the code of the sources says the names of methods: who calls one, and who hands one on.
///
/// A name alone says little: an outlet is called like the action of its button, and a case of an enumeration like a method.
package struct MethodUses {
  /// A place that may mean a method of its name.
  private struct Use: Hashable {
    /// The type whose code it is.
    let user: Int
    /// Whether it is asked of `self`, or of nobody.
    let isOfSelf: Bool
    /// The labels of a call, trailing closures apart; nil where the method itself is meant.
    let labels: [String?]?
    /// Whether closures follow the call.
    let hasTrailing: Bool
  }

  private let index: TypeIndex
  private var uses: [String: Set<Use>] = [:]

  package init(_ index: TypeIndex) {
    self.index = index
    var known: Set<String> = []
    for entry in index.entries {
      known.formUnion(entry.variables.map(\.name))
      known.formUnion(entry.declaration.cases.map(\.name))
    }
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      let variables = Set(index.lineage(of: entry).flatMap(\.variables).map(\.name))
      for body in HelperMethods.bodies(of: entry) { collect(body, of: entry.id, variables, known) }
    }
  }

  private mutating func collect(
    _ body: [Statement], of user: Int, _ variables: Set<String>, _ known: Set<String>
  ) {
    var found: [(name: String, use: Use)] = []
    var callees: Set<SourceSpan> = []
    var named: [(name: String, span: SourceSpan, isOfSelf: Bool)] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        let callee = Self.bare(callee)
        guard let name = CallFinder.baseName(of: callee) else { return }
        callees.insert(callee.span)
        let labels = arguments.filter { !$0.isTrailing }.map(\.label)
        let use = Use(
          user: user, isOfSelf: Self.isOfSelf(callee), labels: labels,
          hasTrailing: arguments.contains(where: \.isTrailing))
        found.append((name, use))
      case .name(let name) where !variables.contains(name): named.append((name, expression.span, true))
      case .member(_, let name) where !known.contains(name):
        named.append((name, expression.span, Self.isOfSelf(expression)))
      default: break
      }
    }
    for (name, span, isOfSelf) in named where !callees.contains(span) {
      found.append((name, Use(user: user, isOfSelf: isOfSelf, labels: nil, hasTrailing: false)))
    }
    for (name, use) in found { uses[name, default: []].insert(use) }
  }

  /// Whether code of the class itself or of any other may mean the method.
  package func name(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    any(function) { $0.user == entry.id || isOthers($0, function, of: entry) }
  }

  /// Whether code of another class may mean the method.
  package func areOthers(naming function: Function, of entry: TypeIndex.Entry) -> Bool {
    any(function) { $0.user != entry.id && isOthers($0, function, of: entry) }
  }

  private func any(_ function: Function, _ isMeant: (Use) -> Bool) -> Bool {
    uses[function.name]?.contains { Self.fits($0, function) && isMeant($0) } ?? false
  }

  /// What is asked of `self` means a method of its own class, or one that this inherits.
  private func isOthers(_ use: Use, _ function: Function, of entry: TypeIndex.Entry) -> Bool {
    if !use.isOfSelf { return true }
    let user = index.entries[use.user]
    if user.declaration.kind == .protocol || user.declaration.kind == .extension { return true }
    if user.functions.contains(where: { $0.fullName == function.fullName }) { return false }
    return index.lineage(of: user).dropFirst().contains { $0.id == entry.id }
  }

  /// Whether the arguments of a call have labels of the method's parameters.
  private static func fits(_ use: Use, _ function: Function) -> Bool {
    guard let labels = use.labels else { return true }
    let parameters = function.parameters
    if parameters.contains(where: \.isVariadic) { return true }
    var rest = parameters[...]
    for label in labels {
      guard let place = rest.firstIndex(where: { $0.label == label }) else { return false }
      if rest[..<place].contains(where: { $0.defaultValue == nil }) && !use.hasTrailing { return false }
      rest = rest[(place + 1)...]
    }
    return use.hasTrailing || rest.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether a name stands alone, or is asked of `self`.
  package static func isOfSelf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base, _):
      switch bare(base).kind {
      case .selfReference, .name("self"): true
      default: false
      }
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isOfSelf(inner)
    default: false
    }
  }

  package static func bare(_ callee: Expression) -> Expression {
    switch callee.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: callee
    }
  }
}
