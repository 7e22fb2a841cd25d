import Diagnostics
import Exploration
import Identifiers
import Machine
import RunReport

/// Says of what grows what it is, with which event it grows and where the code makes more of it.
struct GrowthPlace {
  let image: ProgramImage
  let sources: SourceMap
  let profile: DepthProfile

  /// Steps at the end of a run that are looked at.
  private static let mostSteps = 48

  /// Nil where no code under test makes more of it.
  func reason(_ growth: GrowthDetector.Growth, _ machine: inout MachineSystem) -> StoppingReason? {
    let steps = stepsThatGrow(growth)
    guard let last = steps.last else { return nil }
    let words = profile.space.words(of: last.source)
    let executed = words.withUnsafeBufferPointer { machine.trace($0, last.label)?.executed } ?? []
    guard let site = site(of: growth.source, in: executed) else { return nil }
    var reason = StoppingReason(
      kind: .growth, what: Self.name(of: growth.source, in: image.program), function: functionName(of: site),
      location: location(of: site))
    reason.growing = Self.kind(of: growth.source)
    reason.sizes = growth.sizes
    reason.events = event(of: steps, machine).map { [$0] }
    return reason
  }

  /// The steps of the run to the state, as far as they are looked at, behind which there is more than before.
  private func stepsThatGrow(_ growth: GrowthDetector.Growth) -> [StatePath.Step] {
    let steps = profile.space.path(to: growth.state).steps.suffix(Self.mostSteps)
    let states = steps.map(\.source) + [growth.state]
    let counts = states.map { state in
      profile.words(of: state).flatMap { StateSizes(StateReader(image: image, state: $0)).counts[growth.source] } ?? 0
    }
    return zip(steps, zip(counts, counts.dropFirst())).filter { $1.0 < $1.1 }.map(\.0)
  }

  /// The event that most of these steps are.
  private func event(of steps: [StatePath.Step], _ machine: MachineSystem) -> String? {
    var machine = machine
    let ids = steps.suffix(8).compactMap { step in
      profile.space.words(of: step.source).withUnsafeBufferPointer { words -> EventID? in
        let events = machine.events(of: words)
        return Int(step.label.event) < events.count ? events[Int(step.label.event)].id : nil
      }
    }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.min { (-$0.value, $0.key.sentence) < (-$1.value, $1.key.sentence) }?.key.sentence
  }

  static func kind(of source: GrowingThing) -> StoppingReason.Growing {
    switch source {
    case .instances: .instances
    case .elements: .elements
    case .number: .number
    case .closures: .closures
    }
  }

  /// The property, the class, or the function.
  static func name(of source: GrowingThing, in program: CompiledProgram) -> String {
    switch source {
    case .instances(let type): return program.types[Int(type)].name
    case .elements(let type, let slot), .number(let type, let slot):
      if type < 0 { return program.globals[slot].name }
      return program.types[Int(type)].name + "." + program.names[Int(program.types[Int(type)].slots[slot].name)]
    case .closures(let function): return program.functions[function].name
    }
  }

  // MARK: Places

  /// The last place of the executed ones that makes more of it.
  private func site(of source: GrowingThing, in executed: [Site]) -> Site? {
    switch source {
    case .instances(let type):
      let name = image.program.types[Int(type)].name
      return executed.last {
        self.text(at: $0).map { $0.hasPrefix(name + "(") || $0.hasPrefix(name + ".init(") } ?? false
      }
    case .elements(let type, let slot), .number(let type, let slot):
      return executed.last { Self.writes($0, type, slot, in: image.program) }
    case .closures(let function): return Site(declarationOf: function)
    }
  }

  /// Whether the instruction at a place writes a stored property.
  static func writes(_ site: Site, _ type: Int32, _ slot: Int, in program: CompiledProgram) -> Bool {
    let function = program.functions[site.function]
    guard !site.isDeclaration, function.code.indices.contains(site.pc) else { return false }
    let instruction = function.code[site.pc]
    if type < 0 { return instruction.op == .setGlobal && Int(instruction.n) == slot }
    switch instruction.op {
    case .setSlot:
      return Int(instruction.n) == slot && function.type >= 0
        && program.types[Int(type)].ancestors.contains(function.type)
    case .setMember: return instruction.n == program.types[Int(type)].slots[slot].name
    default: return false
    }
  }

  private func text(at site: Site) -> String? { SourceQuote(sources: sources).text(of: image.span(of: site)) }

  private func functionName(of site: Site) -> String { image.program.functions[site.function].name }

  private func location(of site: Site) -> Location? { SourceQuote(sources: sources).location(of: image.span(of: site)) }
}
