import Machine
import Testing

@testable import Verification

/// A run is given up only where an earlier one was there after no more unusual answers.
@Suite struct JoinedAnswersTests {
  /// Two unusual answers lead to where one leads, too, and the run with two comes first: of two at most it has none left.
  private static let program = """
    final class Host: UIViewController {
      func load() {
        var pages = 0
        if Store.isOpen() { if Store.isNew() { pages = 1 } else if Store.isFull() { pages = 2 } }
        if Store.isReady() { return }
        if pages == 0 { fatalError() }
      }
    }
    final class Loading: Scenario {
      override var rotates: Bool { false }
      override var entersBackground: Bool { false }
      override func setUp() { showRoot(Host()) }
      override func offerEvents() {
        offer("the app loads", by: .app) { performStep { (root as? Host)?.load() } }
      }
    }
    """

  @Test func twoUnusualAnswersAreEnough() throws {
    let search = try #require(MachineBatch(Self.program).search("Loading"))
    let comparison = MachineComparison(search)
    #expect(comparison.isCompared)
    #expect(comparison.faults.isEmpty, "\(comparison.faults)")
  }

  @Test func theEarlierRunMustHaveNoMore() throws {
    var search = try #require(MachineBatch(Self.program).search("Loading"))
    search.limits.decisions.comparesAnswers = false
    #expect(!MachineComparison(search).faults.isEmpty)
  }
}
