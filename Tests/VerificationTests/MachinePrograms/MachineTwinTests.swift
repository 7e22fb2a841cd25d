import Machine
import Testing

@testable import Verification

/// Reductions that the machine's own sources make, and constants that are initialised first, against machines without.
@Suite struct MachineTwinTests {
  private static let states = 3_000

  /// Half of the programs of `MachineAgreementTests`: each is compiled several times.
  private static var batches: [Range<Int>] {
    let all = MachineAgreementTests.batches
    return Array(all.prefix((all.count + 1) / 2))
  }

  private func limits(_ change: (inout MachineLimits) -> Void) -> MachineLimits {
    var limits = MachineLimits()
    change(&limits)
    return limits
  }

  /// Programs of which the two machines find different things, among those that both explore to the end.
  private func differences(
    _ seeds: Range<Int>, _ first: MachineBatch, _ second: MachineBatch, limits: MachineLimits = MachineLimits()
  ) -> [String] {
    seeds.compactMap { seed in
      guard let one = MachineTwin.Findings(of: seed, in: first, states: Self.states),
        let other = MachineTwin.Findings(of: seed, in: second, states: 4 * Self.states, limits: limits), one != other
      else { return nil }
      return "program \(seed): \(one) instead of \(other)"
    }
  }

  @Test(arguments: batches) func arrangedWorkAndConstantsTellNothing(_ seeds: Range<Int>) throws {
    let machine = try MachineBatch(seeds)
    let lazily = limits { $0.initialisesConstants = false }
    let plain = try MachineBatch(seeds, edits: MachineTwin.unarranged)
    let found = differences(seeds, machine, plain, limits: lazily)
    #expect(found.isEmpty, "\(found)")
  }

  /// With as much room as the machine has, the one that schedules animations again is crowded earlier, and finds no more;
  /// with enough room it finds no less.
  @Test(arguments: batches) func oneAnimationStandsForSeveral(_ seeds: Range<Int>) throws {
    let machine = try MachineBatch(seeds)
    let same = try MachineBatch(seeds, edits: MachineTwin.repeating)
    let more = try MachineBatch(seeds, edits: MachineTwin.repeatingWithRoom)
    for seed in seeds {
      guard let found = MachineTwin.Findings(of: seed, in: machine, states: Self.states) else { continue }
      if let less = MachineTwin.Findings(of: seed, in: same, states: 2 * Self.states) {
        #expect(less.names.isSubset(of: found.names), "program \(seed)")
      }
      if let all = MachineTwin.Findings(of: seed, in: more, states: 2 * Self.states) {
        #expect(found.names.isSubset(of: all.names), "program \(seed)")
      }
    }
  }

  /// A rotation that waits is asked for when the transition is over: the machine that holds it finds no more, and with as
  /// much room no less.
  @Test(arguments: batches) func rotationsThatWaitComeLast(_ seeds: Range<Int>) throws {
    let machine = try MachineBatch(seeds)
    let same = try MachineBatch(seeds, edits: MachineTwin.holding)
    let more = try MachineBatch(seeds, edits: MachineTwin.holdingWithRoom)
    for seed in seeds {
      guard let found = MachineTwin.Findings(of: seed, in: machine, states: Self.states) else { continue }
      if let less = MachineTwin.Findings(of: seed, in: same, states: 2 * Self.states) {
        #expect(less.names.isSubset(of: found.names), "program \(seed)")
      }
      if let all = MachineTwin.Findings(of: seed, in: more, states: 4 * Self.states) {
        #expect(found.names.isSubset(of: all.names), "program \(seed)")
      }
    }
  }

  /// Fails only by a rotation that has waited: the device turns during presentations alone.
  private static let waiting = """
    final class Host: UIViewController {}
    final class Screen: UIViewController {
      var hasAppeared = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        if hasAppeared { fatalError() }
      }
    }
    final class WaitingScenario: ModalScenario {
      override var rotates: Bool { activeTransitions.contains { ($0 as? ModalTransition)?.presents == true } }
      override var entersBackground: Bool { false }
      override func makePresenter() -> UIViewController { Host() }
      override func makePresented(by presenter: UIViewController) -> UIViewController { Screen() }
    }

    """

  /// The planted fault, and the finding that it loses.
  @Test func aRotationThatHasWaitedIsSeen() throws {
    func crashes(_ edits: [String: [(String, String)]]) throws -> Bool {
      let search = try #require(try MachineBatch(Self.waiting, edits: edits).search("WaitingScenario"))
      let exploration = search.explore(fixed: [:])
      #expect(exploration.result.isExhaustive)
      return exploration.properties.properties.contains { $0.kind == .trap }
    }
    #expect(try crashes([:]))
    #expect(try crashes(MachineTwin.holding))
    #expect(try !crashes(MachineTwin.unasked))
  }

  /// The planted fault. Program 17 has shown it: most others need not be compiled.
  @Test func mistakesInTheMachineShow() throws {
    func isNoticed(_ edits: [String: [(String, String)]], _ twin: [String: [(String, String)]]) throws -> Bool {
      for seeds in [17..<18, 0..<20, 20..<40, 40..<60, 60..<80] {
        let machine = try MachineBatch(seeds, edits: edits)
        let plain = try MachineBatch(seeds, edits: twin)
        if !differences(seeds, machine, plain).isEmpty { return true }
      }
      return false
    }
    #expect(try isNoticed(MachineTwin.misarranged, MachineTwin.unarranged))
  }
}
