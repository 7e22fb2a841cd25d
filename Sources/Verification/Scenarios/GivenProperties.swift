import Program
import Subjects

/// What a view controller gets from whoever makes it: implicitly unwrapped properties that others assign and that its own
/// code only reads. A controller that a scenario makes has them, or its first line of code would crash.
///
/// Private ones nobody else can assign. Those that nobody assigns at all are decided by the first read
/// (`UnsetProperties`).
struct GivenProperties {
  let index: TypeIndex
  /// The names of members of other objects that code under test assigns.
  private let assignedToOthers: Set<String>
  /// The names of methods that code under test calls of other objects.
  let calledOnOthers: Set<String>
  private let makers: MakersOfParts
  /// Whether the makers of what is explored by itself were not seen to make it: what they set is there all the same.
  private var isByMakers = false

  init(_ index: TypeIndex) {
    self.index = index
    var (assigned, called): (Set<String>, Set<String>) = ([], [])
    for function in index.entries.filter(\.isSubject).flatMap(\.functions) {
      Walk.expressions(in: function.body ?? []) { expression in
        if let name = Self.assignedMember(expression) { assigned.insert(name) }
        if let name = Self.calledMember(expression) { called.insert(name) }
      }
    }
    assignedToOthers = assigned
    calledOnOthers = called
    makers = MakersOfParts(index)
  }

  /// The same for parts that others make, of any class: whatever these set, too.
  func byMakers() -> GivenProperties {
    var copy = self
    copy.isByMakers = true
    return copy
  }

  /// The properties, the superclass's last.
  func properties(of entry: TypeIndex.Entry) -> [Variable] {
    let isController = index.ancestors(of: entry).contains("UIViewController")
    guard entry.isSubject, isController || isByMakers else { return [] }
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let set = isController ? [:] : makers.properties(of: entry)
    let candidates = lineage.flatMap(\.variables).filter { variable in
      isController ? isGiven(variable) : set[variable.name] != nil && isOpen(variable)
    }
    if candidates.isEmpty { return [] }
    let own = lineage.reduce(into: Set<String>()) { $0.formUnion(Self.assignedToSelf(in: $1)) }
    return candidates.filter { !own.contains($0.name) }
  }

  /// Whether code under test assigns a property of that name of another object.
  func isAssigned(_ name: String) -> Bool { assignedToOthers.contains(name) }

  /// What sets a switch of a library, one at most: a public Boolean that its own code only reads, and decides by it
  /// whether to request something or to listen to a gesture. The example in the sources is one client of many.
  func switches(of entry: TypeIndex.Entry) -> [String] {
    guard entry.isSubject, Self.isPublic(entry.declaration.attributes),
      index.ancestors(of: entry).contains("UIViewController")
    else { return [] }
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let own = lineage.reduce(into: Set<String>()) { $0.formUnion(Self.assignedToSelf(in: $1)) }
    let bodies = lineage.flatMap(\.functions).compactMap(\.body).filter { body in
      Self.deeds.contains { CallFinder.calls($0, in: body) }
    }
    let switches = lineage.flatMap(\.variables).compactMap { variable -> String? in
      guard case .bool(let value)? = variable.value?.kind, Self.isPublic(variable.attributes), variable.isMutable,
        !variable.attributes.isStatic, variable.accessors == nil, !own.contains(variable.name),
        bodies.contains(where: { CallFinder.mentions(variable.name, in: $0) })
      else { return nil }
      return "if mayHappen(\"a client sets '\(variable.name)'\", by: .client) { $0.\(variable.name) = \(!value) }"
    }
    return switches.isEmpty ? [] : [switches.prefix(Self.mostSwitches).joined(separator: " else ")]
  }

  /// Each one doubles what has to be explored.
  private static let mostSwitches = 2

  private static let deeds = [
    "present", "dismiss", "pushViewController", "popViewController", "performSegue", "addGestureRecognizer",
  ]

  static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  private func isGiven(_ variable: Variable) -> Bool {
    guard case .implicitlyUnwrapped? = variable.type, variable.isMutable, variable.value == nil else { return false }
    let attributes = variable.attributes
    if attributes.isStatic || attributes.isOverride || attributes.isLazy || variable.accessors?.getter != nil {
      return false
    }
    if [.private, .fileprivate].contains(attributes.access) || attributes.names.contains("IBOutlet") { return false }
    return assignedToOthers.contains(variable.name)
  }

  /// What a given property holds.
  func value(of variable: Variable, of entry: TypeIndex.Entry) -> String {
    let isThere = isByMakers && makers.properties(of: entry)[variable.name] == true
    return isThere ? "made(unknown(.code))" : "unknown(.code)"
  }

  /// Nil as long as nobody has set it.
  private func isOpen(_ variable: Variable) -> Bool {
    let attributes = variable.attributes
    if attributes.isStatic || attributes.isOverride || attributes.isLazy || variable.accessors != nil { return false }
    return variable.type?.isOptional == true && variable.isMutable && variable.value == nil
      && ![.private, .fileprivate].contains(attributes.access) && !attributes.names.contains("IBOutlet")
  }

  /// `object.name = value`, but for `self`.
  private static func assignedMember(_ expression: Expression) -> String? {
    guard case .assign(let target, _) = expression.kind, case .member(let base, let name) = unchained(target).kind,
      case let kind = base.kind
    else { return nil }
    if case .selfReference = kind { return nil }
    return name
  }

  /// `object.name(…)`, but for `self`.
  private static func calledMember(_ expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind, case .member(let base, let name) = unchained(callee).kind else {
      return nil
    }
    if case .selfReference = base.kind { return nil }
    return name
  }

  /// What methods of a class assign in their own object. A static method's `self` has other properties.
  static func assignedToSelf(in entry: TypeIndex.Entry) -> Set<String> {
    entry.functions.filter { !$0.attributes.isStatic }.reduce(into: []) { $0.formUnion(assignedToSelf(in: $1)) }
  }

  /// What a method assigns in its own object.
  static func assignedToSelf(in function: Function) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .assign(let target, _) = expression.kind else { return }
      switch unchained(target).kind {
      case .name(let name): names.insert(name)
      case .member(let base, let name):
        if case .selfReference = base.kind { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private static func unchained(_ target: Expression) -> Expression {
    if case .chain(let inner) = target.kind { return unchained(inner) }
    return target
  }
}
