// What the words of the vocabulary do where the machine runs as plain Swift. The interpreter reads the models as an iOS
// app would be read and never sees this file.
#if !os(iOS)
  /// Decides what words mean; by default every choice takes its first alternative and nothing is offered.
  ///
  /// A host installs its own runtime before the first word is used. The machine is used by one thread.
  class ModelRuntime {
    /// How often the window has changed its size: geometry tokens of former sizes are stale.
    var size = 0

    init() {}

    /// One of `count` alternatives, `choices` in order of execution.
    func choose(among count: Int) -> Int { 0 }

    func choose(_ parameter: Parameter, _ alternatives: [String]) -> Int { choose(among: alternatives.count) }
    func mayHappen(_ sentence: String) -> Bool { choose(among: 2) == 1 }
    func assume(_ condition: Bool) {}
    func check(_ condition: Bool, _ rule: Rule, _ message: String) {}
    func noteLimit(_ limit: Limit) {}
    /// An event, as `EventID` of the tool writes it.
    func offer(_ event: String, _ actor: Actor, _ body: () -> Void) {}

    func offer(_ event: EventID, _ actor: Actor, _ body: () -> Void) {
      if case .appCalls(let method) = event { return offer("call " + method, actor, body) }
      offer("\(event)", actor, body)
    }

    func listens(_ object: Any?, _ method: String) -> Bool { object != nil }
    func here() -> Site? { nil }
    func perform(_ target: AnyObject, _ action: Selector, _ sender: Any?) {}

    func declaration(of object: Any?, _ method: String) -> Site? { nil }
    func callsSuper(_ object: Any?, _ method: String) -> Bool { true }
    func ownValues(of object: AnyObject) -> [Any?] { [] }
    func wouldHold(_ body: () -> Bool) -> Bool? { nil }

    func ownFlags(of object: AnyObject?) -> [Any?] { [] }
    func presentingFlag(of object: AnyObject?) -> Bool? { nil }
    func existedBefore(_ object: AnyObject?) -> Bool { false }

    func imprint(_ value: Any?) -> Int? {
      guard let value else { return nil }
      if let truth = value as? Bool { return truth ? 1 : 0 }
      if let number = value as? Int { return number }
      if let text = value as? String { return text.hashValue }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .collection, .dictionary: return mirror.children.count
      case .enum where mirror.children.isEmpty: return "\(value)".hashValue
      case .optional: return mirror.children.first.flatMap { imprint($0.value) }
      default: return 1
      }
    }

    /// Functions are the same as far as anybody knows.
    func differ(_ left: Any?, _ right: Any?) -> Bool {
      if isUnknown(left) || isUnknown(right) { return false }
      guard let left, let right else { return (left == nil) != (right == nil) }
      if type(of: left) is AnyClass, type(of: right) is AnyClass {
        return left as AnyObject !== right as AnyObject
      }
      if let one = left as? AnyHashable, let other = right as? AnyHashable { return one != other }
      let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
      guard one.displayStyle != nil || other.displayStyle != nil else { return false }
      if one.displayStyle == .enum && one.children.isEmpty { return "\(left)" != "\(right)" }
      guard one.children.count == other.children.count else { return true }
      return zip(one.children, other.children).contains { differ($0.value, $1.value) }
    }

    /// Function values with parameters need arguments that nobody has: they are not called.
    func callEscaped(_ body: Any) {
      if let call = body as? () -> Void { call() }
    }

    func sizeChanged() { size += 1 }
    func isUnknown(_ value: Any?) -> Bool { OpaqueToken(value) != nil }

    func isStale(_ value: Any?) -> Bool {
      guard let size = OpaqueToken.inside(value)?.size else { return false }
      return size < self.size
    }

    /// A value that stands for one that nobody knows. Reading a Boolean or an optional decides it: the interpreter decides
    /// when it is tested, so code that keeps such a value and tests it twice differs.
    func token<T>(_ kind: OpaqueKind) -> T { OpaqueToken(kind, size: size).value(deciding: choose(among:)) }
  }

  var modelRuntime = ModelRuntime()
#endif
