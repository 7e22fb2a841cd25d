import Machine
import RunReport

/// Reads the values of a failed clause out of memory as it was when the check failed.
///
/// Names of functions, properties and globals are the machine's; what is not there gives no value.
struct ClauseReader {
  typealias Value = StateReader.Value

  let moment: TracedMoment
  let state: StateReader
  let property: ViolatedProperty

  init(_ moment: TracedMoment, of property: ViolatedProperty, image: ProgramImage) {
    self.moment = moment
    self.property = property
    state = StateReader(image: image, memory: moment.state)
  }

  func argument(_ number: Int) -> Value? {
    moment.arguments.indices.contains(number) ? moment.arguments[number] : nil
  }

  /// The name of the function that checks, without its parameters.
  var function: String {
    String(state.image.program.functions[moment.function].name.prefix { $0 != "(" })
  }

  /// The transition that is judged: an argument of the check, else the one that is on its way.
  var transition: Value? {
    if let given = moment.arguments.first(where: { state.isKind($0, of: "Transition") }) { return given }
    let active = state.global("activeTransitions").flatMap { state.elements(of: $0) } ?? []
    return active.count == 1 ? active[0] : nil
  }

  /// A stored property, through others: `loadedView.superview`.
  func field(_ path: String, of value: Value?) -> Value? {
    var current = value
    for name in path.split(separator: ".") {
      guard let owner = current, owner.object != nil else { return nil }
      current = state.field(String(name), of: owner)
    }
    return current
  }

  /// An array's number of elements; of nil 0.
  func count(_ value: Value?) -> Int { value.flatMap { state.elements(of: $0) }?.count ?? 0 }

  // MARK: Words

  /// A value as code would write it; objects by their classes, views of controllers by these.
  func text(_ value: Value?) -> String? {
    guard let value else { return nil }
    if value.isNil { return "nil" }
    if value.isOpaque { return "unknown" }
    if let symbol = state.symbol(value) { return "." + symbol }
    guard value.object != nil, state.type(of: value)?.kind == .class else { return state.describe(value) }
    return name(of: value)
  }

  func name(of value: Value) -> String {
    let type = state.typeName(value)
    guard let owner = field("owningController", of: value), owner.object != nil else { return type }
    return "view of \(state.typeName(owner))"
  }

  /// The phase of a transition in words.
  var phase: FailedClause.Value? {
    guard let symbol = field("phase", of: transition).flatMap(state.symbol) else { return nil }
    let words = [
      "requested": "requested", "starting": "about to start", "inFlight": "in flight", "ending": "ending",
      "over": "over",
    ]
    return words[symbol].map { FailedClause.Value(name: "the transition", value: $0) }
  }

  /// A value under a name; `nil` when there is none.
  func value(_ name: String, _ value: Value?) -> FailedClause.Value? {
    text(value).map { FailedClause.Value(name: name, value: $0) }
  }

  func value(_ name: String, _ text: String?) -> FailedClause.Value? {
    text.map { FailedClause.Value(name: name, value: $0) }
  }

  /// A stored property of the transition under the name that the context gives it.
  func ofContext(_ field: String) -> FailedClause.Value? {
    value("context.\(field)", self.field(field, of: transition))
  }

  /// The checked object: a view, or the view of a controller.
  var view: FailedClause.Value? {
    value(
      "the view",
      moment.about.map { state.isKind($0, of: "UIViewController") ? "view of \(state.typeName($0))" : name(of: $0) })
  }

  func superview(of view: Value?) -> FailedClause.Value? { value("its superview", field("superview", of: view)) }
}
