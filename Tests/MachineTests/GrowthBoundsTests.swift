import Exploration
import Testing

@testable import Machine

/// What grows without end is kept bounded, and nothing that can be noticed is lost by it.
@Suite struct GrowthBoundsTests {
  private let machine = """
    enum Limit { case objects }
    var pile: Limit?
    var act: (() -> Void)?
    func fail() { check(false, .TV101, "it is noticed") }
    func offerEvents() { if pile == nil { offer("act", by: .user) { pile = nil; act?() } } }
    """

  /// Explores with bounds on what a program's image says.
  private func explore(
    _ subject: String, most: Int = 200, _ growth: (ProgramImage) -> Growth
  ) -> (result: SearchResult, executed: Executed) {
    let image = Executed(subject: subject, machine: machine).image
    var limits = MachineLimits()
    limits.growth = growth(image)
    let executed = Executed(subject: subject, machine: machine, limits: limits)
    #expect(executed.diagnostics == [])
    var explorer = Explorer(executed.system, options: SearchOptions(maximumStates: most))
    return (explorer.run(), executed)
  }

  private func global(_ name: String, in image: ProgramImage) -> Int { Int(image.globalIDs[name] ?? -1) }

  private func widening(_ thing: GrowingThing) -> Growth {
    var growth = Growth()
    growth.widened = [thing]
    return growth
  }

  @Test func countersEnd() {
    let subject = """
      var count = 0
      func entry() { act = { count += 1; if count == 9 { fail() } } }
      """
    let plain = explore(subject) { _ in Growth() }
    #expect(!plain.result.isExhaustive)
    let bounded = explore(subject) { widening(.number(type: -1, slot: global("count", in: $0))) }
    #expect(bounded.result.isExhaustive)
    // It is taken for any number: what the ninth time breaks is not lost.
    #expect(bounded.result.violations.count == 1)
  }

  @Test func collectionsOfValuesEnd() {
    let subject = """
      struct Entry { var text: String; var number: Int }
      var log: [Entry] = []
      func entry() {
        act = {
          log.append(Entry(text: "a", number: 1))
          if log.count == 9 { fail() }
        }
      }
      """
    let bounded = explore(subject) { widening(.elements(type: -1, slot: global("log", in: $0))) }
    #expect(bounded.result.isExhaustive)
    #expect(bounded.result.violations.count == 1)
  }

  @Test func listsEnd() {
    let subject = """
      final class Item { var next: Item? }
      var first: Item?
      var last: Item?
      func entry() {
        act = {
          let item = Item()
          if let last { last.next = item } else { first = item }
          last = item
        }
      }
      """
    #expect(!explore(subject) { _ in Growth() }.result.isExhaustive)
    let bounded = explore(subject) { image in
      let type = image.program.types.firstIndex { $0.name == "Item" } ?? 0
      return widening(.instances(type: Int32(type)))
    }
    #expect(bounded.result.isExhaustive)
  }

  /// The planted faults: what has an end that is noticed, is called, or is held by others, too, is not dropped.
  @Test(arguments: ["deinit { fail() }", "let body: () -> Void = {}", "var isDone = false"])
  func whatIsNoticedStays(_ member: String) {
    let subject = """
      final class Thing { \(member) }
      var things: [Thing] = []
      func entry() { act = { things.append(Thing()) } }
      """
    let bounded = explore(subject) { widening(.elements(type: -1, slot: global("things", in: $0))) }
    #expect(!bounded.result.isExhaustive)
    #expect(bounded.result.violations.isEmpty)
  }

  @Test func nothingNewBeginsOnAPile() {
    let subject = """
      final class Thing { deinit { fail() } }
      var things: [Thing] = []
      func entry() { act = { things.append(Thing()) } }
      """
    let bounded = explore(subject) { image in
      var growth = Growth()
      growth.piles = [.elements(type: -1, slot: global("things", in: image)): 3]
      return growth
    }
    #expect(bounded.result.isExhaustive)
    #expect(bounded.result.statistics.states == 5)
    #expect(bounded.executed.system.marks.contains("objects"))
  }
}
