import Program

/// Tells the methods of a controller that only its own methods call from those that anybody may call at any time: who
/// calls a helper is an event, the helper itself is none.
package struct HelperMethods {
  private let index: TypeIndex
  package let uses: MethodUses
  private let selectors: SentSelectors

  /// - Parameter others: what lies beside the Swift files.
  package init(_ index: TypeIndex, others: OtherTexts? = nil) {
    self.index = index
    uses = MethodUses(index)
    selectors = SentSelectors(index, others: others)
  }

  /// Whether nobody outside of the class can call the method, or nobody in the sources does, and no control or storyboard.
  package func isHelper(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    if Self.isPrivate(function) || function.isOfInterface && function.attributes.isOverride { return true }
    guard function.attributes.access == .internal, isUnknownToUIKit(function) else { return false }
    return !uses.areOthers(naming: function, of: entry) && !isRequired(function, of: entry)
      && !isPassedOn(function, in: entry)
      && isCalledByEvents(function, in: entry)
  }

  /// Whether somebody else calls it, as far as the sources show: a protocol of theirs asks for it, code of other types
  /// names it, or clients may.
  func isEntryPoint(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    if Self.isPrivate(function) { return false }
    return [.public, .open].contains(function.attributes.access) || isRequired(function, of: entry)
      || uses.areOthers(naming: function, of: entry)
  }

  /// Whether each call stands in a method that is an event, or that every run comes to.
  private func isCalledByEvents(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    let elsewhere = entry.variables.contains { CallFinder.calls(function.name, in: Self.code(of: $0)) }
    return !elsewhere
      && entry.functions.allSatisfy { caller in
        guard CallFinder.calls(function.name, in: caller.body ?? []) else { return true }
        guard case .function = caller.kind else { return false }
        return !caller.attributes.isStatic
          && (!caller.attributes.isOverride || Self.ordinary.contains(caller.fullName))
      }
  }

  /// Whether code of its class calls a method in a turn of its own, and not only in a closure that it hands over.
  func isCalled(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    Self.bodies(of: entry).contains { body in
      var found = false
      Walk.expressions(outsideClosuresOf: body) { expression in
        guard case .call(let callee, _) = expression.kind else { return }
        found = found || MethodUses.isOfSelf(callee) && CallFinder.baseName(of: callee) == function.name
      }
      return found
    }
  }

  /// Whether only methods that UIKit calls, whatever happens, call a helper: it is run through those.
  func isOfCallbacksAlone(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    guard isHelper(function, in: entry), isUnknownToUIKit(function), !isPassedOn(function, in: entry) else {
      return false
    }
    let callers = entry.functions.filter { CallFinder.calls(function.name, in: $0.body ?? []) }
    if callers.isEmpty || !callers.allSatisfy(\.attributes.isOverride) { return false }
    return function.parameters.isEmpty || callers.allSatisfy { Self.ordinary.contains($0.fullName) }
  }

  /// Whether a method is private and nothing names it: no code comes to it. What a protocol that nobody declares here may
  /// ask for has somebody as its first argument.
  package func isDead(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    Self.isPrivate(function) && isUnknownToUIKit(function) && function.parameters.isEmpty
      && !function.attributes.isOverride && !uses.name(function, of: entry) && !isRequired(function, of: entry)
      && !isPassedOn(function, in: entry)
  }

  /// Whether a private method makes a view or a button that is there from the start: calling it is no tap, only what is done
  /// with what it makes.
  func makesControl(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    guard Self.isPrivate(function), case .named(let name, _)? = function.result?.unwrapped,
      Self.controls.contains(where: name.hasSuffix)
    else { return false }
    let isCalled = { (body: [Statement]) in CallFinder.calls(function.name, in: body) }
    return entry.variables.contains { isCalled(Self.code(of: $0)) }
      || entry.functions.contains { Self.comesFirst($0) && isCalled($0.body ?? []) }
  }

  private static let controls = ["View", "Button", "BarButtonItem", "Control"]

  private static func comesFirst(_ function: Function) -> Bool {
    guard case .function = function.kind else { return true }
    return ordinary.contains(function.fullName) && function.parameters.isEmpty || function.fullName == "loadView()"
  }

  package static func isPrivate(_ function: Function) -> Bool { isPrivate(function.attributes) }

  package static func isPrivate(_ attributes: Attributes) -> Bool {
    [.private, .fileprivate].contains(attributes.access)
  }

  /// What every run of a controller comes to: its view is loaded and appears, and the user selects rows.
  private static let ordinary = selections.union([
    "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewDidLayoutSubviews()",
  ])

  /// How lists tell of what the user selects.
  static let selections: Set<String> = ["tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"]

  private func isUnknownToUIKit(_ function: Function) -> Bool { !isSent(function) }

  /// Whether a control, a storyboard or a timer calls it. Those that may be sent and are connected to nothing are not.
  package func isSent(_ function: Function) -> Bool {
    let names = Set(function.attributes.names)
    if !names.isDisjoint(with: ["IBAction", "IBSegueAction"]) { return true }
    return names.contains("objc") && selectors.mayMean(function)
  }

  /// A protocol of the sources asks for it.
  private func isRequired(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    index.ancestors(of: entry).contains { name in
      guard let type = index.entry(named: name, from: entry.file), type.declaration.kind == .protocol else {
        return false
      }
      return type.functions.contains { $0.fullName == function.fullName }
    }
  }

  /// Its class hands the method itself to somebody: more names than calls.
  private func isPassedOn(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    var names = 0
    for body in Self.bodies(of: entry) {
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .name(function.name), .member(_, function.name): names += 1
        case .call(let callee, _):
          if case .name(function.name) = MethodUses.bare(callee).kind { names -= 1 }
          if case .member(_, function.name) = MethodUses.bare(callee).kind { names -= 1 }
        default: break
        }
      }
    }
    return names > 0
  }

  /// Everything of a type that runs.
  package static func bodies(of entry: TypeIndex.Entry) -> [[Statement]] {
    entry.functions.compactMap(\.body) + entry.variables.map(code(of:))
  }

  /// The first value of a variable, and what runs when it is read or set.
  package static func code(of variable: Variable) -> [Statement] {
    let value = variable.value.map { [Statement(.expression($0), $0.span)] } ?? []
    return value + (variable.accessors?.getter ?? []) + (variable.accessors?.didSet?.body ?? [])
  }
}
