import Program
import Subjects

/// The Swift text of a call that makes an instance of a class under test.
///
/// Arguments that the scenario has are passed; classes of the sources that animate or drive transitions are made; all
/// others are unknown values of code that nobody defines.
struct InitialiserCall {
  let index: TypeIndex
  /// By number: the names of subclasses that are made instead of classes.
  var derived: [Int: String] = [:]
  /// What those classes need at once.
  var fills: [Int: [String]] = [:]

  /// What view controllers are given besides; nil where nobody has looked.
  var given: GivenProperties?

  /// Whether code of the sources makes objects of a class: only the client knows others.
  var isMade: (TypeIndex.Entry) -> Bool = { _ in true }

  /// What gives a container something to show, each as a statement about `$0`: before the first of its own code runs.
  var contents: [String] = []

  /// `known` maps argument labels, parameter type names, or those of one side (`TransitionSide.key`) to expressions of the
  /// scenario; `depth` counts the calls of initialisers that this one is an argument of.
  func text(for entry: TypeIndex.Entry, known: [String: String] = [:], depth: Int = 0) -> String {
    let made = call(for: entry, known: known, depth: depth)
    let properties = (given?.properties(of: entry) ?? []).filter { property in
      !contents.contains { $0.hasPrefix("$0.\(property.name) = ") }
    }
    let fills =
      properties.map { "$0.\($0.name) = \(given?.value(of: $0, of: entry) ?? "unknown(.code)")" } + contents
      + (given?.injections(of: entry) ?? []).map { injection($0, known) } + (given?.switches(of: entry) ?? [])
      + (given?.contents(of: entry) ?? []) + (self.fills[entry.id] ?? [])
    return fills.isEmpty ? made : "given(\(made)) { \(fills.joined(separator: "; ")) }"
  }

  private func injection(_ function: Function, _ known: [String: String]) -> String {
    let arguments = function.parameters.filter { $0.defaultValue == nil }.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (Self.value(for: parameter, known: known) ?? "unknown(.code)")
    }
    return "$0.\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  private func call(for entry: TypeIndex.Entry, known: [String: String], depth: Int) -> String {
    let name = derived[entry.id] ?? entry.name
    guard entry.declaration.kind != .extension, let initialiser = initialiser(of: entry, known) else {
      return "\(name)()"
    }
    let wires = isServed(initialiser, of: entry, known) && self.initialiser(of: entry)?.span != initialiser.span
    let setsUp = setsTransitionUp(initialiser, of: entry)
    // Each one multiplies what has to be explored.
    let open = initialiser.parameters.first { someCase(for: $0, of: entry) != nil }?.name
    let choice =
      depth == 0 && open == nil && mayBeConfigured(entry)
      ? ClientConfiguration(of: initialiser, making: entry, index: index, known: known) : nil
    func text(configured: String? = nil) -> String {
      var stacks: Set<String> = []
      let arguments = initialiser.parameters.compactMap { parameter -> String? in
        if parameter.isVariadic { return nil }
        let value =
          Self.value(for: parameter, known: known).map { Self.stack($0, for: parameter, besides: &stacks) }
          ?? (parameter.name == choice?.parameter ? configured : nil)
          ?? (setsUp ? origin(for: parameter, of: entry) : nil)
          ?? part(for: parameter, of: entry, known: known, depth: depth)
          ?? (wires ? firstCase(for: parameter, of: entry) : nil)
          ?? (parameter.name == open ? someCase(for: parameter, of: entry) : nil) ?? Self.pages(for: parameter)
        if value == nil && parameter.defaultValue != nil { return nil }
        let text = value ?? "unknown(.code)"
        return parameter.label.map { "\($0): \(text)" } ?? text
      }
      let made = "\(name)(\(arguments.joined(separator: ", ")))"
      if Self.isDecoder(initialiser) { return made + "!" }
      // Where one that may fail makes nothing, there is nothing to show.
      guard case .initializer(failable: true) = initialiser.kind else { return made }
      return "made(\(made))"
    }
    return (choice?.alternatives ?? []).reversed().reduce(text()) { rest, value in
      "(mayHappen(\"it is made with '.\(value.name)'\", by: .client) ? \(text(configured: value.text)) : \(rest))"
    }
  }

  /// Whether a client that the sources do not show may make it: of a library, or of a class that nobody makes.
  private func mayBeConfigured(_ entry: TypeIndex.Entry) -> Bool {
    entry.isSubject && ([.public, .open].contains(entry.declaration.attributes.access) || !isMade(entry))
  }

  /// Whether the call makes the object with something of a type.
  func asks(for type: String, of entry: TypeIndex.Entry) -> Bool {
    initialiser(of: entry)?.parameters.contains { parameter in
      guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
      return name == type && parameter.defaultValue == nil
    } ?? false
  }

  /// What the scenario has for a parameter: by its label, by the side of the transition that it names, by its type.
  static func value(for parameter: Parameter, known: [String: String]) -> String? {
    if let label = parameter.label, let value = known[label] { return value }
    guard let type = typeName(of: parameter) else { return nil }
    if let side = TransitionSide(parameter), let value = known[side.key(type)] { return value }
    if let value = known[type] { return value }
    return type == "NSCoder" ? (parameter.type?.isOptional == true ? "nil" : "NSCoder()") : nil
  }

  /// Two parameters for stacks are two stacks: the second is a new one, or what is shown over the first would be the first.
  private static func stack(_ value: String, for parameter: Parameter, besides given: inout Set<String>) -> String {
    let isStack = typeName(of: parameter) == "UINavigationController"
    return isStack && !given.insert(value).inserted ? "UINavigationController()" : value
  }

  /// `Card`, `UIViewController & Card`.
  static func typeName(of parameter: Parameter) -> String? {
    switch parameter.type?.unwrapped {
    case .named(let name, _)?: name
    case .composition(let parts)?: parts.flatMap(\.inheritedNames).joined(separator: " & ")
    default: nil
    }
  }

  /// An animator or interaction controller of the sources that the class is made with.
  private func part(for parameter: Parameter, of entry: TypeIndex.Entry, known: [String: String], depth: Int) -> String?
  {
    guard depth < 2, parameter.defaultValue == nil, case .named(let name, _)? = parameter.type,
      let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .class,
      type.id != entry.id, !type.isPrivate
    else { return nil }
    let ancestors = index.ancestors(of: type)
    return Self.parts.contains { ancestors.contains($0) } ? text(for: type, known: known, depth: depth + 1) : nil
  }

  /// Pages of a container: of a list that nobody knows it would show none.
  private static func pages(for parameter: Parameter) -> String? {
    guard parameter.defaultValue == nil, case .array(.named("UIViewController", _))? = parameter.type else {
      return nil
    }
    return "[UIViewController(), UIViewController()]"
  }

  static let parts = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIPercentDrivenInteractiveTransition",
  ]

  /// The initialiser to call: the class's own, or the nearest inherited one, that is given screens of the scenario and
  /// nothing else, or else asks for the least. One that traps at once is for nobody; `init(coder:)` is a class's that has
  /// no other of its own: a storyboard makes it.
  private func initialiser(of entry: TypeIndex.Entry, _ known: [String: String] = [:]) -> Function? {
    var current: TypeIndex.Entry? = entry
    var seen: Set<String> = []
    while let type = current, seen.insert(type.name).inserted {
      let own = type.functions.filter { function in
        guard case .initializer = function.kind else { return false }
        return function.attributes.access != .private && !AbstractClasses.isTrap(function.body ?? [])
      }
      let others = own.filter { !Self.isDecoder($0) }
      // What a class is given it wires; made with less it would do nothing of that.
      let wiring = others.filter { isServed($0, of: type, known) }.max { $0.parameters.count < $1.parameters.count }
      let usual = others.min(by: { required($0) < required($1) })
      if let best = wiring ?? settingUp(others, of: type, besides: usual) ?? usual { return best }
      if let decoder = own.first, traps(besidesDecoderOf: type) || Self.setsUp(decoder) { return decoder }
      current = type.inherited.lazy.compactMap { index.entry(named: $0, from: type.file) }
        .first { $0.declaration.kind == .class }
    }
    return nil
  }

  /// Of an enum of the sources, which has a case without payload.
  private func firstCase(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard parameter.defaultValue == nil, case .named(let name, _)? = parameter.type,
      let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .enum
    else { return nil }
    return type.declaration.cases.first { $0.payload.isEmpty }.map { "\(type.name).\($0.name)" }
  }

  /// Any case of an enum of the sources that has methods: of a value that nobody knows they would do nothing.
  private func someCase(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard parameter.defaultValue == nil, case .named(let name, _)? = parameter.type,
      let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .enum,
      !type.isPrivate, type.functions.contains(where: { $0.body?.isEmpty == false && !$0.attributes.isStatic })
    else { return nil }
    let cases = type.declaration.cases.filter(\.payload.isEmpty).prefix(4).map(\.name)
    guard let first = cases.first, cases.count == type.declaration.cases.count || cases.count == 4 else { return nil }
    return cases.dropFirst().reversed().reduce("\(type.name).\(first)") { (rest: String, other) -> String in
      "(mayHappen(\"it is made with '.\(other)'\", by: .client) ? \(type.name).\(other) : \(rest))"
    }
  }

  /// Whether the scenario has everything that an initialiser asks for, a controller or a view of its own among it; a case
  /// of an enum everybody has.
  private func isServed(_ function: Function, of entry: TypeIndex.Entry, _ known: [String: String]) -> Bool {
    guard case .initializer(failable: false) = function.kind else { return false }
    let asked = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    return asked.allSatisfy { Self.value(for: $0, known: known) != nil || firstCase(for: $0, of: entry) != nil }
      && asked.contains { parameter in
        if case .composition? = parameter.type?.unwrapped { return true }
        guard case .named(let type, _)? = parameter.type?.unwrapped else { return false }
        return type == "UIView" || type.hasSuffix("ViewController") || type == "UINavigationController"
      }
  }

  /// Whether the only initialiser of a class does more than to hand its decoder on. A class that declares it inherits no
  /// other (docs.swift.org, The Swift Programming Language, Initialization, "Automatic Initializer Inheritance").
  private static func setsUp(_ decoder: Function) -> Bool { decoder.body?.count ?? 0 > 1 }

  /// Whether a class says of all its initialisers but `init(coder:)` that nobody may call them.
  private func traps(besidesDecoderOf type: TypeIndex.Entry) -> Bool {
    type.functions.contains { function in
      guard case .initializer = function.kind, !Self.isDecoder(function) else { return false }
      return AbstractClasses.isTrap(function.body ?? [])
    }
  }

  /// With more parameters it is what a creator calls (developer.apple.com, `UIStoryboard.instantiateInitialViewController(creator:)`:
  /// "a block containing your custom creation code").
  private static func isDecoder(_ initialiser: Function) -> Bool {
    initialiser.parameters.count == 1 && initialiser.parameters[0].label == "coder"
  }

  private func required(_ function: Function) -> Int {
    function.parameters.count { $0.defaultValue == nil }
  }
}
