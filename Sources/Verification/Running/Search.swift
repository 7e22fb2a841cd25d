import Exploration
import Machine

/// Explores the machine from one entry function.
struct Search {
  let image: ProgramImage
  let entry: Int32
  let options: SearchOptions
  let monitor: SearchMonitor
  /// Whether the run is to stop now: asked inside long steps, too.
  var isOver: @Sendable () -> Bool = { false }

  /// What a search is for, besides everything.
  struct Aim {
    /// Stop once violations of these have been seen; empty: never.
    var goals: Set<UInt32> = []
    /// Where the goals have their numbers.
    var properties = PropertyTable()
    /// Work that the search may do, if less than its options say.
    var work: Int?
  }

  /// What an exploration has found, with the system that knows its properties.
  struct Exploration {
    var system: EndingSystem
    var result: SearchResult

    var properties: PropertyTable { system.machine.properties }

    /// Where the machine itself failed, each with a path to it if the search kept one.
    var internalErrors: [(property: ViolatedProperty, number: UInt32, path: StatePath?)] {
      properties.properties.filter { $0.kind == .internalError }.map { property in
        let number = properties.number(of: property)
        return (property, number, result.violations.first { $0.property == number }?.path)
      }
    }
  }

  /// Explores with some free parameters held at one alternative.
  func explore(fixed: [String: Int], aim: Aim = Aim()) -> Exploration {
    var options = options
    options.goals = aim.goals
    if let work = aim.work { options.maximumWork = min(work, options.maximumWork ?? .max) }
    var limits = MachineLimits()
    if let work = options.maximumWork { limits.work = work }
    let machine = MachineSystem(
      image,
      configuration: MachineConfiguration(entry: entry, fixedParameters: fixed, limits: limits, isCancelled: isOver),
      properties: aim.properties)
    var explorer = Explorer(EndingSystem(machine: machine), options: options, monitor: monitor)
    let result = explorer.run()
    // What was found is replayed and diagnosed whatever it takes.
    machine.liftWorkLimit()
    return Exploration(system: explorer.system, result: result)
  }
}
