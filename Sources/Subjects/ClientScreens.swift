import Program

/// Methods of objects that present in a way of the app's own from a controller that they are given: who calls one with its
/// own controller lets it present.
///
/// Such a controller shows how the object is wired in truth: which method comes first, and whether a gesture was added.
struct ClientScreens {
  /// A method, and whose it is.
  struct Way {
    let function: Function
    let owner: TypeIndex.Entry
  }

  private let index: TypeIndex
  private let ways: [String: [Way]]

  /// - Parameter presents: whether the statements that a method of a type comes to present in a way of the app's own.
  init(_ index: TypeIndex, presents: ([Statement], TypeIndex.Entry) -> Bool) {
    self.index = index
    var ways: [String: [Way]] = [:]
    for entry in index.entries where Self.mayPresentForOthers(entry, in: index) {
      let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
      for function in entry.functions {
        guard case .function = function.kind, !HelperMethods.isPrivate(function),
          presents(TriggerGroups.reached(from: function, bodies), entry)
        else { continue }
        ways[function.name, default: []].append(Way(function: function, owner: entry))
      }
    }
    self.ways = ways
  }

  private static func mayPresentForOthers(_ entry: TypeIndex.Entry, in index: TypeIndex) -> Bool {
    if !entry.isSubject || index.isTest(file: entry.file) || entry.declaration.kind == .protocol { return false }
    if !entry.functions.contains(where: { CallFinder.calls("present", labelled: "animated", in: $0.body ?? []) }) {
      return false
    }
    return index.ancestors(of: entry).isDisjoint(with: ["UIViewController", "Scenario", "UIStoryboardSegue"])
  }

  /// The methods of such objects that code of the controller calls, each with the function whose code it is; nil where
  /// that is the value of a property.
  func calls(by client: TypeIndex.Entry) -> [(caller: Function?, way: Way)] {
    if ways.isEmpty { return [] }
    let properties = index.lineage(of: client).flatMap(\.variables)
    let own = OwnSurroundings(properties)
    let wired = own.typesMade(in: HelperMethods.bodies(of: client))
    let ofFunctions = client.functions.flatMap { function in
      calls(in: function.body ?? [], by: client, properties, own, wired).map { (Optional(function), $0) }
    }
    let ofProperties = client.variables.flatMap { variable in
      calls(in: HelperMethods.code(of: variable), by: client, properties, own, wired)
    }
    return ofFunctions + ofProperties.map { (nil, $0) }
  }

  /// - Parameter wired: types of which the client makes objects that know it.
  private func calls(
    in body: [Statement], by client: TypeIndex.Entry, _ properties: [Variable], _ own: OwnSurroundings,
    _ wired: Set<String>
  ) -> [Way] {
    var found: [Way] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let name) = MethodUses.bare(callee).kind, let ways = ways[name]
      else { return }
      let isGiven = arguments.contains { own.contain($0.value) }
      let type = typeName(of: MethodUses.bare(base), properties)
      if !isGiven && !(type.map(wired.contains) ?? false) { return }
      found += ways.filter { way in
        ControllerHelpers.fits(way.function, arguments) && mayBe(type, a: way.owner, for: client)
      }
    }
    return found
  }

  /// Whether an object of that type may be one of the other; where nothing says of which type it is, it may.
  private func mayBe(_ name: String?, a owner: TypeIndex.Entry, for client: TypeIndex.Entry) -> Bool {
    guard let name else { return true }
    guard let type = index.entry(mentioned: name, in: client) else { return false }
    if type.id == owner.id || index.ancestors(of: owner).contains(type.name) { return true }
    return index.lineage(of: type).contains { $0.id == owner.id }
  }

  /// `Type(…)`, `Type.shared`, `Type`, or the property of such a value.
  private func typeName(of receiver: Expression, _ properties: [Variable]) -> String? {
    switch receiver.kind {
    case .superReference, .selfReference: return "UIViewController"
    case .name(let name):
      if name.first?.isUppercase == true { return name }
      return properties.first { $0.name == name }?.className
    case .call(let callee, _): return typeName(of: MethodUses.bare(callee), [])
    case .member(let base, let name):
      let base = MethodUses.bare(base)
      if case .selfReference = base.kind { return properties.first { $0.name == name }?.className }
      if case .name(let type) = base.kind, type.first?.isUppercase == true { return type }
      return nil
    default: return nil
    }
  }
}

/// What a controller gives to those that present for it: itself, its view, what it stands in, or whom it has found to be on
/// top.
private struct OwnSurroundings {
  private let names: Set<String>
  private static let always = ["view", "navigationController", "tabBarController", "splitViewController"]

  init(_ properties: [Variable]) {
    let controllers = properties.filter { variable in
      guard case .named(let name, _)? = variable.type?.unwrapped else { return false }
      return ["UIViewController", "UINavigationController", "UITabBarController"].contains(name)
    }
    names = Set(controllers.map(\.name)).union(Self.always)
  }

  /// The names of the types that the code makes objects of, with such a value.
  func typesMade(in bodies: [[Statement]]) -> Set<String> {
    var names: Set<String> = []
    for body in bodies {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
          name.first?.isUppercase == true, arguments.contains(where: { contain($0.value) })
        else { return }
        names.insert(name)
      }
    }
    return names
  }

  func contain(_ value: Expression) -> Bool {
    let value = MethodUses.bare(value)
    switch value.kind {
    case .selfReference, .name("self"): return true
    case .name(let name): return names.contains(name)
    case .member(let base, let name):
      guard case .selfReference = MethodUses.bare(base).kind else { return false }
      return names.contains(name)
    default: return false
    }
  }
}
