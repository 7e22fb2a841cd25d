import Machine

extension CauseCollector {
  /// The place to blame: of an override that calls super, the one further up at which the chain ends.
  func blamedSite(of property: ViolatedProperty) -> Site? {
    guard property.check == .callbackKeepsSuper, let site = property.site, site.isDeclaration else {
      return property.site
    }
    return Site(declarationOf: endOfChain(from: site.function))
  }

  /// Follows the calls of super through code under test. Where the last override calls super, too, each of them does on
  /// some path, and the first is as good as any.
  private func endOfChain(from first: Int) -> Int {
    let functions = replayer.image.program.functions
    var last = first
    var seen: Set<Int> = []
    while functions.indices.contains(last), seen.insert(last).inserted {
      let targets = functions[last].code.filter { $0.op == .callFunction }.map { Int($0.n) }
      let overridden = targets.first { target in
        functions.indices.contains(target) && target != last
          && Self.method(functions[target].name) == Self.method(functions[first].name)
      }
      guard let overridden else { return last }
      if !functions[overridden].isSubject { return first }
      last = overridden
    }
    return first
  }

  /// `viewDidLoad()` of `Page.viewDidLoad()`.
  private static func method(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
}
