import Program
import Subjects

/// The declarations that names in one class's code mean, looked up once.
final class KeepTypes {
  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let storing: StoringFunctions
  private let beside: AssociatedStores
  private var entries: [String: TypeIndex.Entry?] = [:]
  private var holders: [Int: [Holder]] = [:]

  /// What a value may be: a class or structure of the sources, with all that it declares and inherits.
  struct Holder {
    let entry: TypeIndex.Entry
    let lineage: [TypeIndex.Entry]
    let functions: Set<String>

    var declaresInitializer: Bool {
      lineage.contains { entry in
        entry.functions.contains { if case .initializer = $0.kind { true } else { false } }
      }
    }
  }

  init(of type: TypeIndex.Entry, _ index: TypeIndex, storing: StoringFunctions, beside: AssociatedStores) {
    self.index = index
    self.type = type
    self.storing = storing
    self.beside = beside
  }

  func entry(_ name: String) -> TypeIndex.Entry? {
    if let known = entries[name] { return known }
    let entry = index.entry(mentioned: name, in: type)
    entries[name] = .some(entry)
    return entry
  }

  /// Those of a name: of a protocol all that conform to it.
  func holders(_ name: String) -> [Holder] {
    guard let entry = entry(name) else { return [] }
    if let known = holders[entry.id] { return known }
    let found = index.implementations(of: entry).filter(\.isSubject).map { holder in
      let lineage = index.lineage(of: holder).filter(\.isSubject)
      return Holder(entry: holder, lineage: lineage, functions: Set(lineage.flatMap(\.functions).map(\.name)))
    }
    holders[entry.id] = found
    return found
  }

  /// Whether a function that the sources add to UIKit's classes stores what it is given beside the object.
  func storesBeside(_ argument: Argument, _ method: String) -> Bool { beside.keeps(argument, method) }

  /// Whether each of them stores what one of its methods is given.
  func store(_ argument: GivenArgument, in holders: [Holder], _ method: String) -> Bool {
    holders.allSatisfy { storing.stores(argument, in: $0.entry, method) }
  }
}
