import Program
import Subjects

/// Who gives functions their completions: without one nobody waits.
final class CompletionGivers {
  /// What the bool parameters of a function are, as far as the way through it tells.
  typealias Known = [String: Bool]

  private let index: TypeIndex
  private let isApp: Bool
  private let offered: OfferedTypes
  /// By the name of a type those whose code says it.
  private lazy var naming: [String: Set<Int>] = {
    var naming: [String: Set<Int>] = [:]
    for entry in index.entries where entry.isSubject {
      for name in CallFinder.mentionedNames(in: entry) { naming[name, default: []].insert(entry.id) }
    }
    return naming
  }()
  /// Walks the code of every type, when somebody asks.
  private lazy var calls = CallPlaces(index)
  /// How many callers are followed, one after the other.
  private static let depth = 4

  init(_ index: TypeIndex) {
    self.index = index
    isApp = SwipeSource.isApp(index)
    offered = OfferedTypes(index)
  }

  /// Whether somebody gives one and waits for it: a caller in the sources, or a client of a library.
  ///
  /// - Parameter known: what holds on the way on which it is not called.
  func areWaiting(
    for completion: Parameter, of function: Function, in type: TypeIndex.Entry, where known: Known
  ) -> Bool {
    isGiven(completion, of: function, in: type, where: known)
      || isForClients(function, of: type, calls.places(of: function, in: type).isEmpty)
  }

  /// Whether a caller in the sources gives one and waits for it.
  func isGiven(
    _ completion: Parameter, of function: Function, in type: TypeIndex.Entry, where known: Known, depth: Int = 0
  ) -> Bool {
    if depth == Self.depth || function.attributes.isOverride { return true }
    return calls.places(of: function, in: type).contains { place in
      guard let arguments = place.arguments else { return true }
      let given = Self.given(arguments, function.parameters)
      let own = place.caller?.parameters ?? []
      guard let value = given[completion.name], let next = Self.passed(known, by: given, own) else { return false }
      return isWaitedFor(value, at: place, where: next, depth: depth + 1)
    }
  }

  /// Whether it is no `nil`, no closure without code, and no completion that the caller itself is not given.
  private func isWaitedFor(
    _ value: Expression, at place: CallPlaces.Place, where known: Known, depth: Int
  ) -> Bool {
    switch value.kind {
    case .nil: return false
    case .closure(let closure): return !closure.body.isEmpty
    case .name(let name):
      guard let caller = place.caller, let own = caller.parameters.first(where: { $0.name == name }),
        index.entries.indices.contains(place.user)
      else { return true }
      let user = index.entries[place.user]
      return isGiven(own, of: caller, in: user, where: known, depth: depth)
        || isForClients(caller, of: user, calls.places(of: caller, in: user).isEmpty)
    default: return true
    }
  }

  /// Whether clients outside of the sources may call it. What a library offers and neither itself nor an example names is a
  /// helper that was left in it.
  private func isForClients(_ function: Function, of type: TypeIndex.Entry, _ isUncalled: Bool) -> Bool {
    if HelperMethods.isPrivate(function) { return false }
    if offered.contain(type) { return !(naming[type.name] ?? []).subtracting([type.id]).isEmpty }
    let isOffered = type.declaration.kind == .extension && offered.containAll(of: type.file)
    return isUncalled && !isApp || isOffered && [.public, .open].contains(function.attributes.access)
  }

  /// By the name of a parameter what a call gives it.
  private static func given(_ arguments: [Argument], _ parameters: [Parameter]) -> [String: Expression] {
    let written = arguments.filter { !$0.isTrailing }
    let named = OwnMethods.given(written.map(\.label), parameters) ?? []
    var given = Dictionary(zip(named.map(\.name), written.map(\.value))) { first, _ in first }
    for (number, argument) in arguments.filter(\.isTrailing).enumerated() {
      let isFirst = number == 0
      let parameter = parameters.last { isFirst ? given[$0.name] == nil : $0.label == argument.label }
      if let parameter { given[parameter.name] = argument.value }
    }
    for parameter in parameters where given[parameter.name] == nil {
      if let value = parameter.defaultValue { given[parameter.name] = value }
    }
    return given
  }

  /// What holds of the caller's parameters where it does in the function; nil where the call says otherwise.
  private static func passed(_ known: Known, by given: [String: Expression], _ parameters: [Parameter]) -> Known? {
    var passed: Known = [:]
    for (name, value) in known {
      switch given[name]?.kind {
      case .bool(let other): if other != value { return nil }
      case .name(let own) where parameters.contains { $0.name == own }: passed[own] = value
      default: break
      }
    }
    return passed
  }
}
