/// Bounds of one run. A run that meets one ends as incomplete.
package struct MachineLimits: Sendable {
  /// Words that the globals and objects may take during a run, at most 2²⁸.
  package var arenaWords = 1 << 20
  /// Words of a canonical state.
  package var stateWords = 1 << 15
  /// Calls that may be active at a time.
  package var callDepth = 500
  /// Calls and loop iterations of a run.
  package var fuel = 1_000_000
  /// Choices of a run.
  package var choices = 2_000
  /// Runs that the choices of one event may lead to.
  package var runs = 1 << 14
  /// Runs of an event whose choices are enumerated depth first; see `RunOrder`.
  package var deepRuns = 128
  /// Runs of an event that are executed however much of the work is used up.
  package var leastRuns = 1_000
  /// Work (`MachineSystem.work`) of all steps together, after which none is begun.
  package var work = Int.max
  /// Words that the configurations of one step may take that are kept to recognise runs that repeat each other; 0: every
  /// run is executed to its end.
  package var joinWords = 1 << 23
  /// Words that the runs may take that a thread keeps to repeat them (`StepMemo`); 0: every run is executed.
  package var memoWords = 1 << 23
  /// Whether constants of code under test are initialised before anything runs (`ConstantGlobals`); false: by their first
  /// use, as Swift does.
  package var initialisesConstants = true
  /// Whether code under test that relies on a value which is missing goes on as if it were there, instead of trapping:
  /// what is nil is something unknown, a forced cast succeeds, an array has the element. Each place is noted
  /// (`ViolatedProperty.Kind.presumption`).
  package var presumesValues = false
  /// What is kept bounded, because code under test makes more and more of it.
  package var growth = Growth()
  /// Calls that the machine makes by itself (defaults, operators, coercions, hooks) inside each other.
  package var nesting = 100
  package var decisions = ExecutionDecisions()

  package init() {}

  /// Whether a run that meets no bound of one meets none of the other. What grows is bounded when the run is over.
  func boundsRuns(like other: MachineLimits) -> Bool {
    callDepth == other.callDepth && choices == other.choices && nesting == other.nesting && fuel == other.fuel
      && arenaWords == other.arenaWords && memoWords == other.memoWords && decisions == other.decisions
      && presumesValues == other.presumesValues
  }
}

/// What the soundness of repeating and joining runs rests on. Tests take one away at a time, to see that they notice;
/// nothing else changes them.
package struct ExecutionDecisions: Sendable, Hashable {
  /// A footprint holds what a run reads of globals (`StepMemo`).
  package var notesGlobals = true
  /// A footprint holds what a run reads of objects.
  package var notesObjects = true
  /// Which operator function takes operands of two types is asked once (`OperatorCache`); false: each time.
  package var remembersOperators = true
  /// … and of operands of other types again.
  package var comparesOperands = true
  /// Where a run stands is written down without regard to what was written before (`ConfigurationEncoder`).
  package var forgetsNumbers = true
  /// Runs that are joined have broken the same (`JoinTable`).
  package var comparesViolations = true
  /// … and have the same values in their registers.
  package var comparesRegisters = true
  /// … and the one that goes on has given no more unusual answers.
  package var comparesAnswers = true

  /// Optional chains and casts leave it open whether something unknown is there (`OptionalChain`).
  package var leavesNilOpen = true

  package init() {}
}

/// Why a run ended without a result; the raw value is what `PropertySink.incomplete` receives.
package enum IncompleteReason: UInt32, Sendable, CaseIterable {
  case memory, stateSize, callDepth, fuel, choices, runs, interrupted, work

  /// What is too large, as a clause: "a step needs too much memory".
  package var explanation: String {
    switch self {
    case .memory: "a step needs too much memory"
    case .stateSize: "a state grows without bound"
    case .callDepth: "calls nest without end"
    case .fuel: "a step runs without end"
    case .choices: "a step makes too many choices"
    case .runs: "a step has too many outcomes"
    case .interrupted: "interrupted within a step"
    case .work: "stopped within a step"
    }
  }
}
