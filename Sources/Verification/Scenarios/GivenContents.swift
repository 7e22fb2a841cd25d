import Program
import Subjects

extension GivenProperties {
  /// What fills a list of a library: the first public one of items of its own that its code only reads, and that is empty
  /// until a client has something to show.
  func contents(of entry: TypeIndex.Entry) -> [String] {
    guard entry.isSubject, Self.isPublic(entry.declaration.attributes),
      index.ancestors(of: entry).contains("UIViewController")
    else { return [] }
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let lists = lineage.flatMap(\.variables).filter(Self.isEmptyList)
    if lists.isEmpty { return [] }
    let own = lineage.reduce(into: Set<String>()) { $0.formUnion(Self.filledBySelf(in: $1)) }
    let bodies = lineage.flatMap(\.functions).compactMap(\.body)
    for list in lists where !own.contains(list.name) {
      guard let items = items(of: list, in: entry),
        bodies.contains(where: { CallFinder.mentions(list.name, in: $0) })
      else { continue }
      let fill = "$0.\(list.name) = [\(items.joined(separator: ", "))]"
      return ["if mayHappen(\"a client fills '\(list.name)'\", by: .client) { \(fill) }"]
    }
    return []
  }

  private static func isEmptyList(_ variable: Variable) -> Bool {
    guard case .array(let values)? = variable.value?.kind, values.isEmpty else { return false }
    let attributes = variable.attributes
    return isPublic(attributes) && variable.isMutable && variable.isStored && !attributes.isStatic
      && !attributes.hasPrivateSetter
  }

  /// Two of them: of an enum its first cases; of any other type of the sources nothing is known.
  private func items(of list: Variable, in entry: TypeIndex.Entry) -> [String]? {
    guard case .array(.named(let name, _))? = list.type, let type = index.entry(mentioned: name, in: entry),
      type.isSubject, !type.isPrivate
    else { return nil }
    if type.declaration.kind != .enum { return ["unknown(.code)", "unknown(.code)"] }
    let values = type.declaration.cases.prefix(2).map { ClientConfiguration.value(of: $0, type) }
    return values.isEmpty ? nil : Array(values)
  }

  /// What methods of a class assign or add to.
  private static func filledBySelf(in entry: TypeIndex.Entry) -> Set<String> {
    var names = assignedToSelf(in: entry)
    for function in entry.functions {
      Walk.expressions(in: function.body ?? []) { expression in
        guard let list = grown(expression), let name = CallFinder.baseName(of: list) else { return }
        names.insert(name)
      }
    }
    return names
  }

  /// `list` in `list.append(item)` and `list += items`.
  private static func grown(_ expression: Expression) -> Expression? {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let list, let name) = callee.kind, ["append", "insert"].contains(name) { return list }
      return nil
    case .compoundAssign(_, let list, _): return list
    default: return nil
    }
  }
}
