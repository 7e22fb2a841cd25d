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
    func offer(_ name: String, _ actor: Actor, _ body: () -> Void) {}
    func listens(_ object: Any?, _ method: String) -> Bool { object != nil }
    func here() -> Site? { nil }
    func perform(_ target: AnyObject, _ action: Selector, _ sender: Any?) {}

    /// Function values with parameters need arguments that nobody has: they are not called.
    func callEscaped(_ body: Any) {
      if let call = body as? () -> Void { call() }
    }

    func sizeChanged() { size += 1 }
    func isUnknown(_ value: Any?) -> Bool { OpaqueToken(value) != nil }

    func isStale(_ value: Any?) -> Bool {
      guard let token = OpaqueToken(value), case .geometry(let size) = token else { return false }
      return size < self.size
    }

    /// A value that stands for one that nobody knows. Reading a Boolean or an optional decides it: the interpreter decides
    /// when it is tested, so code that keeps such a value and tests it twice differs.
    func token<T>(_ kind: OpaqueKind) -> T { OpaqueToken(kind, size: size).value(deciding: choose(among:)) }
  }

  var modelRuntime = ModelRuntime()
#endif
