/// The classes that delegates, view controllers and scenarios of the sources mention: they are explored through them.
struct VendedParts {
  private var all: Set<Int> = []
  private var inScenarios: Set<Int> = []

  /// Mentions are followed: a delegate that a controller makes vends what the delegate mentions. Of classes that mention
  /// each other the one that comes first vends the others.
  init(vendors: [TypeIndex.Entry], index: TypeIndex, mentions: Mentions) {
    var former: [(vendor: Int, mentioned: Set<Int>)] = []
    for vendor in vendors {
      let closure = mentions.closure(of: vendor)
      let mentioned = closure.subtracting(former.filter { $0.mentioned.contains(vendor.id) }.map(\.vendor))
      former.append((vendor.id, closure))
      all.formUnion(mentioned.filter { !index.isOffered(index.entries[$0], to: vendor) })
      if index.ancestors(of: vendor).contains("Scenario") { inScenarios.formUnion(mentioned) }
    }
  }

  func contains(_ entry: TypeIndex.Entry) -> Bool { all.contains(entry.id) }

  /// Whether a scenario that somebody wrote uses the class.
  func isInScenario(_ entry: TypeIndex.Entry) -> Bool { inScenarios.contains(entry.id) }
}
