import Identifiers
import Machine
import Rules

/// The machine's memory as it was when a check failed.
struct MachineMoment: FailedMoment {
  let check: CheckID?
  let fact: FailureFact?
  private let moment: TracedMoment
  private let state: StateReader
  private let holders: HolderText

  init(_ moment: TracedMoment, of property: ViolatedProperty, image: ProgramImage, holders: HolderText) {
    (check, fact) = (property.check, property.fact)
    self.moment = moment
    self.holders = holders
    state = StateReader(image: image, memory: moment.state)
  }

  var function: String { String(state.image.program.functions[moment.function].name.prefix { $0 != "(" }) }
  var arguments: [any MemoryValue] { moment.arguments.map { MachineValue(value: $0, state: state) } }
  var about: (any MemoryValue)? { moment.about.map { MachineValue(value: $0, state: state) } }

  func holders(of value: any MemoryValue) -> String? {
    guard let object = value.object, let value = state.value(ofObject: object) else { return nil }
    return holders.text(of: state.holders(of: value), in: state.image.program)
  }

  func global(_ name: String) -> (any MemoryValue)? {
    state.global(name).map { MachineValue(value: $0, state: state) }
  }
}

/// A value in the machine's memory.
private struct MachineValue: MemoryValue {
  let value: StateReader.Value
  let state: StateReader

  var isNil: Bool { value.isNil }
  var isOpaque: Bool { value.isOpaque }
  var bool: Bool? { value.bool }
  var integer: Int? { value.integer }
  var double: Double? { value.double }
  var symbol: String? { state.symbol(value) }
  var string: String? { state.string(value) }
  var object: Int? { value.object }
  var isInstance: Bool { value.object != nil && state.type(of: value)?.kind == .class }
  var typeName: String { state.typeName(value) }
  var text: String { state.describe(value) }

  var elements: [any MemoryValue]? { state.elements(of: value)?.map { MachineValue(value: $0, state: state) } }

  var fields: [(name: String, value: any MemoryValue)] {
    state.fields(of: value).map { ($0.name, MachineValue(value: $0.value, state: state)) }
  }

  func field(_ name: String) -> (any MemoryValue)? {
    state.field(name, of: value).map { MachineValue(value: $0, state: state) }
  }

  func isKind(of type: String) -> Bool { state.isKind(value, of: type) }
}
