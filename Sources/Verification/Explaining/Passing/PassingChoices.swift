import Diagnostics

/// Compares what the steps of a run choose with what a trace chooses.
///
/// A passing run is one of the same code under the same version of UIKit: the free parameters have the trace's values, and
/// nothing more is assumed of unknown code. That what the trace assumes is not so is no change by itself.
struct PassingChoices {
  let graph: SubjectGraph
  let trace: LocatedTrace
  private let former: [[ReplayedChoice]]
  private var parameters: [String: String] = [:]
  private var assumptions: Set<String> = []
  /// What is said of a move, not what it chooses: a step may choose thousands of times.
  private var costs: [Key: Cost?] = [:]

  private struct Key: Hashable {
    var step: Int
    /// The step of the trace whose event is repeated.
    var number: Int?
  }

  /// What a move adds to the price of its run, and whether it is a change.
  typealias Cost = (price: Int, isChange: Bool)

  init(_ graph: SubjectGraph, _ trace: LocatedTrace) {
    self.graph = graph
    self.trace = trace
    former = zip(trace.states, trace.steps).map { graph.choices(of: $1, from: $0) }
    for choice in former.joined() {
      if case .parameter(let name) = choice.kind { parameters[name] = choice.text }
      if choice.isAssumption { assumptions.insert(choice.text) }
    }
  }

  /// What a move's choices add to the price of its run, and whether they are a change; `nil` where the run would be one
  /// of other code or of another UIKit.
  mutating func judge(_ move: PassingSearch.Move) -> Cost? {
    if let number = move.repeated, trace.states[number] == move.state, trace.steps[number] == move.step {
      return (0, false)
    }
    let key = Key(step: move.step, number: move.repeated)
    if let known = costs[key] { return known }
    let cost = cost(of: move)
    costs.updateValue(cost, forKey: key)
    return cost
  }

  private func cost(of move: PassingSearch.Move) -> Cost? {
    let choices = graph.choices(of: move.step, from: move.state)
    var price = 0
    for choice in choices {
      if case .parameter(let name) = choice.kind, let known = parameters[name], known != choice.text { return nil }
      if !choice.isAssumption || assumptions.contains(choice.text) { continue }
      if choice.kind == .assumed(true) { return nil }
      price += PassingPrice.assumption
    }
    guard let number = move.repeated else { return (price, false) }
    let differences = ChoiceDifference(choices, against: former[number])
    if differences.dropsAssumption { price += 1 }
    let isChange = price > 0 && !differences.dropsAssumption || differences.count > 0
    return (price + PassingPrice.otherChoice * differences.count, isChange)
  }
}

extension ReplayedChoice {
  /// Whether it takes something for granted that need not happen.
  var isAssumption: Bool { kind == .documented(true) || kind == .assumed(true) }

  /// Whether something happens that UIKit or the environment need not do.
  fileprivate var happens: Bool { kind == .documented(true) || kind == .coincidence(true) }
}

/// What one run of an event chooses otherwise than another run of it, where both come to the choice.
struct ChoiceDifference {
  /// Documented: it happens in the other run only.
  private(set) var notHappening: [ReplayedChoice] = []
  /// It happens in this run only.
  private(set) var happening: [ReplayedChoice] = []
  /// Values that nobody defines, as they are in this run.
  private(set) var unknown: [ReplayedChoice] = []
  /// Whether something that the other run assumes of unknown code is not so in this one.
  private(set) var dropsAssumption = false

  init(_ choices: [ReplayedChoice], against former: [ReplayedChoice]) {
    let before = Dictionary(grouping: former, by: \.place).mapValues { Set($0.map(\.text)) }
    for choice in choices {
      switch choice.kind {
      case .documented(false), .coincidence(false):
        if former.contains(where: { $0.happens && $0.text == choice.text }) { notHappening.append(choice) }
      case .assumed(false):
        if former.contains(where: { $0.kind == .assumed(true) && $0.text == choice.text }) { dropsAssumption = true }
      case .documented(true), .assumed(true):
        if !former.contains(where: { $0.isAssumption && $0.text == choice.text }) { happening.append(choice) }
      case .coincidence(true):
        if !former.contains(where: { $0.kind == choice.kind && $0.text == choice.text }) { happening.append(choice) }
      case .unknown:
        if let known = before[choice.place], !known.contains(choice.text) { unknown.append(choice) }
      case .parameter: break
      }
    }
    // Where two runs part they come to the same choice, whatever place it is given.
    guard unknown.isEmpty, let (here, there) = zip(choices, former).first(where: { $0 != $1 }) else { return }
    if case .unknown = here.kind, case .unknown = there.kind, here.text != there.text { unknown.append(here) }
  }

  /// Choices that are compared one by one; what is taken for granted has its own price.
  var count: Int { Set(notHappening.map(\.text)).count + Set(unknown.map(\.quoted)).count }

  /// `nil` when nothing differs.
  var text: String? {
    var parts: [String] = []
    let all =
      notHappening.map(\.denied) + happening.map(\.text) + unknown.map(\.quoted)
    for part in all where !parts.contains(part) { parts.append(part) }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension ReplayedChoice {
  /// That it does not happen.
  var denied: String {
    let ending = " returns nil"
    return text.hasSuffix(ending)
      ? text.dropLast(ending.count) + " does not return nil" : "it does not happen that \(text)"
  }

  /// Where it is made and of what kind it is.
  fileprivate var place: Place { Place(kind: kind, span: span) }

  fileprivate struct Place: Hashable {
    var kind: Kind
    var span: SourceSpan
  }
}
