/// What a run says besides its resulting state. Cleared at the start of each run.
///
/// Only failed checks, offers and tracing reach it, so it may use ordinary Swift collections.
final class RunLog {
  let image: ProgramImage
  let properties: PropertyTable
  /// Violated properties in order of discovery, each once.
  private(set) var violations: [UInt32] = []
  /// The offers of the last `OfferMode.collect` pass.
  var offers: [Offer] = []
  /// See `MachineLimits.presumesValues`.
  var presumes = false
  /// Recognises runs that repeat each other.
  var joins: JoinTable?
  /// Repeats runs, and is told of the choices of those that are recorded; nil when every run is to be executed.
  var memo: StepMemo?
  /// Which declared operators have taken operands of which types.
  var operators = OperatorCache()
  /// See `MachineConfiguration.heldAnswers`.
  var heldAnswers: [Site: Int] = [:]
  /// Receives events while `Core.isTracing`.
  let recorder: TraceRecorder

  struct Offer {
    var event: OfferedEvent
    var actor: Word
    var body: Word
    /// Whether the event disturbs what is on its way.
    var disturbs: Bool
    /// Where the event is offered.
    var site: Int
  }

  init(image: ProgramImage, properties: PropertyTable) {
    self.image = image
    self.properties = properties
    recorder = TraceRecorder(image: image)
  }

  func clear() { violations.removeAll(keepingCapacity: true) }

  /// Whether nothing was violated: see `ViolatedProperty.Kind.presumption`.
  func isPresumption(_ property: UInt32) -> Bool { presumes && properties[property].kind == .presumption }

  /// Notes a violated property and answers its number.
  @discardableResult func violate(_ property: ViolatedProperty) -> UInt32 {
    let number = properties.number(of: property)
    if !violations.contains(number) { violations.append(number) }
    return number
  }
}
