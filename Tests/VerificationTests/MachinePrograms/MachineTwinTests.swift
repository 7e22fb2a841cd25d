import Machine
import TestSupport
import Testing

@testable import Verification

/// Reductions that the machine's own sources make, and constants that are initialised first, against machines without.
@Suite struct MachineTwinTests {
  /// Programs with more states of the machine as it is are not compared, which are the larger half of the work.
  private static let states = Effort.count(3_000, sample: 700, wide: 400)

  /// Half of the programs of `MachineAgreementTests`, at most 100 where not everything is done: each is explored five more
  /// times.
  private static let batches: [Range<Int>] = {
    let most = MachineAgreementTests.programs
    let count = Effort.count((most + 1) / 2, sample: 10, wide: 100)
    return stride(from: 0, to: count, by: MachineAgreementTests.together).map {
      $0..<min(count, $0 + MachineAgreementTests.together)
    }
  }()

  /// What the machine as it is finds in the programs of a batch, in their order: looked for once, for all twins. The image
  /// is not kept, since what its runs have been would be kept with it.
  private static let found = Dictionary(uniqueKeysWithValues: batches.map { ($0, Once<[MachineTwin.Findings?]>()) })

  private func found(_ seeds: Range<Int>) throws -> Zip2Sequence<Range<Int>, [MachineTwin.Findings?]> {
    let once = try #require(Self.found[seeds])
    let found = try once.value {
      let machine = try MachineBatch(seeds)
      return seeds.map { MachineTwin.Findings(of: $0, in: machine, states: Self.states) }
    }
    return zip(seeds, found)
  }

  /// Whether the two machines find different things of a program that both explore to the end.
  private func differs(_ seeds: Range<Int>, _ first: MachineBatch, _ second: MachineBatch) -> Bool {
    seeds.contains { seed in
      guard let one = MachineTwin.Findings(of: seed, in: first, states: Self.states),
        let other = MachineTwin.Findings(of: seed, in: second, states: 4 * Self.states)
      else { return false }
      return one != other
    }
  }

  @Test(arguments: batches) func arrangedWorkAndConstantsTellNothing(_ seeds: Range<Int>) throws {
    var lazily = MachineLimits()
    lazily.initialisesConstants = false
    let plain = try MachineBatch(seeds, edits: MachineTwin.unarranged)
    for (seed, found) in try found(seeds) {
      guard let found,
        let other = MachineTwin.Findings(of: seed, in: plain, states: 4 * Self.states, limits: lazily)
      else { continue }
      #expect(found == other, "program \(seed)")
    }
  }

  /// With as much room as the machine has, the one that schedules animations again is crowded earlier, and finds no more;
  /// with enough room it finds no less.
  @Test(arguments: batches) func oneAnimationStandsForSeveral(_ seeds: Range<Int>) throws {
    let same = try MachineBatch(seeds, edits: MachineTwin.repeating)
    let more = try MachineBatch(seeds, edits: MachineTwin.repeatingWithRoom)
    for (seed, found) in try found(seeds) {
      guard let found else { continue }
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
    let same = try MachineBatch(seeds, edits: MachineTwin.holding)
    let more = try MachineBatch(seeds, edits: MachineTwin.holdingWithRoom)
    for (seed, found) in try found(seeds) {
      guard let found else { continue }
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
        if differs(seeds, machine, plain) { return true }
      }
      return false
    }
    #expect(try isNoticed(MachineTwin.misarranged, MachineTwin.unarranged))
  }
}
