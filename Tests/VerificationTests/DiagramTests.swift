import RunReport
import TestSupport
import Testing

@testable import Verification

/// State diagrams are derived from the machine: what they must show, whatever its details.
@Suite struct DiagramTests {
  private static let derived = Dictionary(
    uniqueKeysWithValues: DiagramDescription.all.map { ($0.name, Once<StateDiagram>()) })

  private static func diagram(_ name: String) throws -> StateDiagram {
    let description = try #require(DiagramDescription.all.first { $0.name == name })
    let derived = try #require(derived[name])
    return try derived.value { try DiagramBuilder(description).diagram() }
  }

  private func arrows(_ diagram: StateDiagram) -> Set<String> {
    Set(diagram.arrows.map { "\(diagram.states[$0.source]) → \(diagram.states[$0.target])" })
  }

  @Test func aPresentationControllerGoesThroughItsPhases() throws {
    let diagram = try Self.diagram("presentation-controller")
    #expect(diagram.states.first == "idle")
    #expect(
      arrows(diagram) == [
        "idle → presenting", "presenting → presented", "presenting → idle", "presented → dismissing",
        "dismissing → idle", "dismissing → presented",
      ])
  }

  @Test func appearanceFollowsTheAutomaton() throws {
    let diagram = try Self.diagram("appearance")
    let found = arrows(diagram)
    // APP-01: the edges of a committed transition, and those of one that turns back.
    for arrow in [
      "disappeared → appearing", "is appearing → appeared", "appeared → disappearing", "disappearing → disappeared",
      "disappearing → appearing",
    ] {
      #expect(found.contains(arrow), "\(arrow)")
    }
    #expect(!found.contains("disappeared → appeared"))
    #expect(!found.contains("appeared → disappeared"))
  }

  @Test func interactionEndsBothWays() throws {
    let found = arrows(try Self.diagram("interaction"))
    #expect(found.isSuperset(of: ["interactive → running back", "running back → rolled back"]))
    #expect(found.isSuperset(of: ["interactive → running to the end", "running to the end → committed"]))
    #expect(!found.contains("running back → committed"))
  }

  @Test func navigationPushesAndPops() throws {
    let diagram = try Self.diagram("navigation-controller")
    let found = arrows(diagram)
    #expect(found.isSuperset(of: ["root shown → push requested", "pushed shown → pop requested"]))
    #expect(found.contains("going back → pushed shown"))
    #expect(!found.contains("going back → root shown"))
  }

  @Test(arguments: DiagramDescription.all.map(\.name)) func everyArrowHasEvents(_ name: String) throws {
    let diagram = try Self.diagram(name)
    #expect(diagram.arrows.count >= diagram.states.count - 1)
    #expect(diagram.arrows.allSatisfy { !$0.events.isEmpty && $0.source != $0.target })
    // Rules are cited where the machine makes a change.
    #expect(diagram.arrows.filter { !$0.rules.isEmpty }.count * 4 >= diagram.arrows.count * 3)
  }
}
