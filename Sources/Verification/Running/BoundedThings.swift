import Diagnostics
import Machine
import RunReport

/// Says what of the code under test a search has kept bounded.
struct BoundedThings {
  let image: ProgramImage
  let sources: SourceMap

  /// Sorted by what they are.
  func all(_ growth: Growth) -> [BoundedGrowth] {
    let widened = growth.widened.map { bounded($0, most: nil) }
    let piles = growth.piles.map { bounded($0.key, most: $0.value) }
    return (widened + piles).sorted { ($0.what, $0.growing.rawValue) < ($1.what, $1.growing.rawValue) }
  }

  private func bounded(_ thing: GrowingThing, most: Int?) -> BoundedGrowth {
    BoundedGrowth(
      what: GrowthPlace.name(of: thing, in: image.program), growing: GrowthPlace.kind(of: thing),
      location: site(of: thing).flatMap { SourceQuote(sources: sources).location(of: image.span(of: $0)) }, most: most)
  }

  /// Where the code under test writes the property, apart from initialisers; of a class or a function its declaration.
  private func site(of thing: GrowingThing) -> Site? {
    switch thing {
    case .closures(let function): return Site(declarationOf: function)
    case .instances: return nil
    case .elements(let type, let slot), .number(let type, let slot):
      let functions = image.program.functions
      for (number, function) in functions.enumerated() where function.isSubject && !function.name.contains("init(") {
        for pc in function.code.indices {
          let site = Site(function: number, pc: pc)
          if GrowthPlace.writes(site, type, slot, in: image.program) { return site }
        }
      }
      return nil
    }
  }
}
