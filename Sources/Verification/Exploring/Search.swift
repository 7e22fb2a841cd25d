import Exploration
import Machine

/// Explores the machine from one entry function.
struct Search {
  let image: ProgramImage
  let entry: Int32
  let options: SearchOptions
  var monitor: SearchMonitor
  /// How the machine is walked through at random instead; `nil`: it is explored.
  var walk: WalkOptions?
  /// Whether the run is to stop now: asked inside long steps, too.
  var isOver: @Sendable () -> Bool = { false }
  /// Ids of the rules past whose violation runs are not followed.
  var ending = EndingRules.all
  /// See `MachineConfiguration.countsAnswers`; false is a planted fault.
  var countsAnswers = true
  /// Bounds of one run.
  var limits = MachineLimits()
  /// See `EndingDecisions`.
  var decisions = EndingDecisions()

  /// What an exploration has found, with the system that knows its properties.
  struct Exploration {
    var system: EndingSystem
    var result: SearchResult
    /// What random walks have seen; `nil` when it was explored.
    var coverage: [WalkCoverage]?
    /// Whether the search for fair cycles was interrupted: there may be others than those that were found.
    var leavesCyclesOut = false

    var properties: PropertyTable { system.machine.properties }

    /// Where the machine itself failed, each with a path to it if the search kept one.
    var internalErrors: [(property: ViolatedProperty, number: UInt32, path: StatePath?)] {
      properties.properties.filter { $0.kind == .internalError }.map { property in
        let number = properties.number(of: property)
        return (property, number, result.violations.first { $0.property == number }?.path)
      }
    }
  }

  /// What a search is for, besides everything.
  struct Aim {
    /// Stop once violations of these have been seen; empty: never.
    var goals: Set<UInt32> = []
    /// Where the goals have their numbers.
    var properties = PropertyTable()
    /// Work that the search may do, if less than its options say.
    var work: Int?
    /// Work that searches before this one have done, of what the options allow.
    var spent = 0
    /// Whether every step is kept.
    var recordsSteps = false
  }

  /// Explores with some free parameters held at one alternative.
  func explore(fixed: [String: Int], aim: Aim = Aim()) -> Exploration {
    var options = options
    options.goals = aim.goals
    if let work = aim.work { options.maximumWork = min(work, options.maximumWork ?? .max) }
    var configuration = MachineConfiguration(entry: entry, fixedParameters: fixed, isCancelled: isOver)
    configuration.spentWork = aim.spent
    if let walk { return self.walk(configuration, options, walk, aim.properties) }
    options.recordsSteps = aim.recordsSteps
    return explore(configuration, options, monitor, aim.properties)
  }

  /// Walks at random, on one thread, until the walks are made or the work is done.
  private func walk(
    _ configuration: MachineConfiguration, _ options: SearchOptions, _ walk: WalkOptions, _ properties: PropertyTable
  ) -> Exploration {
    let machine = MachineSystem(image, configuration: configuration, properties: properties)
    let system = EndingSystem(machine: machine, ending: ending)
    let walker = RandomWalker([system], walk, maximumWork: options.maximumWork, isCancelled: isOver)
    let walked = walker.run()
    return Exploration(system: system, result: SearchResult(walked), coverage: walked.coverage)
  }

  /// What is looked for when the space has been explored before.
  struct Question {
    var wanted: Set<ViolatedProperty>
    var fixed: [String: Int] = [:]
    var nothingHappens = false
    var maximumDepth: Int?
    var maximumStates: Int
    var maximumWork: Int?
  }

  /// Explores until everything that is wanted has been violated, or a bound is hit.
  func look(for question: Question) -> Exploration {
    var configuration = MachineConfiguration(entry: entry, fixedParameters: question.fixed, isCancelled: isOver)
    configuration.nothingHappens = question.nothingHappens
    var options = options
    options.maximumDepth = min(question.maximumDepth ?? .max, options.maximumDepth ?? .max)
    options.maximumStates = min(question.maximumStates, options.maximumStates ?? .max)
    if let work = question.maximumWork { options.maximumWork = min(work, options.maximumWork ?? .max) }
    options.findsStuckStates = question.maximumDepth == nil
    options.findsFairCycles = options.findsFairCycles && question.maximumDepth == nil
    let properties = PropertyTable()
    let monitor = SearchMonitor(
      clock: monitor.clock,
      isCancelled: { [monitor, isOver] in
        isOver() || monitor.isCancelled?() == true || properties.contains(question.wanted)
      })
    return explore(configuration, options, monitor, properties)
  }

  private func explore(
    _ configuration: MachineConfiguration, _ options: SearchOptions, _ monitor: SearchMonitor,
    _ properties: PropertyTable = PropertyTable()
  ) -> Exploration {
    var configuration = configuration
    configuration.limits = limits
    var options = options
    // Every ordering of so many events is looked at, whatever disturbs in it.
    options.countsDisturbances = options.maximumDepth == nil
    configuration.countsAnswers = options.countsDisturbances && countsAnswers
    if let work = options.maximumWork { configuration.limits.work = work }
    let machine = MachineSystem(image, configuration: configuration, properties: properties)
    var system = EndingSystem(machine: machine, ending: ending)
    system.decisions = decisions
    var explorer = Explorer(system, options: options, monitor: monitor)
    let result = explorer.run()
    // What was found is replayed and diagnosed whatever it takes.
    machine.limitWork()
    return Exploration(system: explorer.system, result: result)
  }
}
