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
  func explore(fixed: [String: Int]) -> Exploration {
    let machine = MachineSystem(
      image, configuration: MachineConfiguration(entry: entry, fixedParameters: fixed, isCancelled: isOver))
    var explorer = Explorer(EndingSystem(machine: machine), options: options, monitor: monitor)
    let result = explorer.run()
    return Exploration(system: explorer.system, result: result)
  }
}
