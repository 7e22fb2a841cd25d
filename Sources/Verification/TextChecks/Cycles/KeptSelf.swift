import Diagnostics
import Program

/// What of the text keeps an object alive: strong properties, and closures that have `self`.
enum KeptSelf {
  /// Whether a class is of the screen: a controller or a view, which lives as long as what shows it.
  static func isShown(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class && !index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView"])
  }

  static func keeps(_ variable: Variable) -> Bool {
    let attributes = variable.attributes
    return variable.isStored && !attributes.isStatic && !attributes.isWeak && !attributes.isUnowned
  }

  /// A stored property that keeps a function, or one of an extension that stores it beside the object.
  static func keepsClosure(_ variable: Variable, of entry: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    (keeps(variable) || isAssociated(variable)) && index.isFunction(variable.type, in: entry)
  }

  /// Whether something that a value may be keeps a function in the property of that name.
  static func keepsClosure(named name: String, in holders: [TypeIndex.Entry], _ index: TypeIndex) -> Bool {
    holders.contains { holder in
      index.lineage(of: holder).contains { entry in
        entry.variables.contains { variable in
          variable.name == name && index.isSubject(file: Int(variable.span.file))
            && keepsClosure(variable, of: entry, index)
        }
      }
    }
  }

  /// `objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)` in a setter: the object keeps what
  /// is associated with it, except with `OBJC_ASSOCIATION_ASSIGN` (objc/runtime.h).
  private static func isAssociated(_ variable: Variable) -> Bool {
    guard let setter = variable.accessors?.setter?.body else { return false }
    return CallFinder.calls("objc_setAssociatedObject", in: setter)
      && !AppEvents.mentioned(in: setter).contains("OBJC_ASSOCIATION_ASSIGN")
  }

  static func word(for type: TypeIndex.Entry, _ index: TypeIndex) -> String {
    index.ancestors(of: type).contains("UIViewController") ? "the controller" : "the view"
  }

  /// Inside of a closure with a weak `self` the inner ones have that: they ask for it with `self?` or bind it again.
  static func isStrong(_ closure: Closure) -> Bool {
    if closure.captures.contains(where: { $0.name == "self" && $0.strength != .strong }) { return false }
    var found = false
    var isWeak = false
    Walk.expressions(in: closure.body) { expression in
      switch expression.kind {
      case .selfReference, .superReference: found = true
      case .chainLink(let inner): if case .selfReference = inner.kind { isWeak = true }
      case .binary(_, let left, let right):
        if case .selfReference = left.kind, case .nil = right.kind { isWeak = true }
      default: break
      }
    }
    Walk.statements(in: closure.body) { statement in
      let conditions =
        switch statement.kind {
        case .guard(let conditions, _): conditions
        case .if(let branch): branch.conditions
        default: [Condition]()
        }
      for case .binding(_, _, let value, _) in conditions {
        if case .selfReference = value.kind { isWeak = true }
      }
    }
    return found && !isWeak
  }

  /// The names of properties that the sources set to nil. An object that keeps itself comes to no `deinit`.
  static func cleared(in entries: [TypeIndex.Entry]) -> Set<String> {
    var names: Set<String> = []
    for entry in entries where entry.isSubject {
      for body in running(of: entry) {
        Walk.expressions(in: body) { expression in
          guard case .assign(let target, let value) = expression.kind, case .nil = value.kind,
            let name = CallFinder.baseName(of: target)
          else { return }
          names.insert(name)
        }
      }
    }
    return names
  }

  /// Everything of a type that may run while it lives.
  ///
  /// - Parameter excluded: where the names of functions stand that do not count.
  static func running(of entry: TypeIndex.Entry, without excluded: Set<SourceSpan> = []) -> [[Statement]] {
    let functions = entry.functions.filter { function in
      if case .deinitializer = function.kind { return false }
      return !excluded.contains(function.nameSpan)
    }
    return functions.compactMap(\.body) + entry.variables.map(HelperMethods.code)
  }

  /// The code of objects: methods and what makes lazy properties.
  static func code(of type: TypeIndex.Entry) -> [[Statement]] {
    let lazy = type.variables.filter(\.attributes.isLazy).map(HelperMethods.code)
    return type.functions.filter { !$0.attributes.isStatic }.compactMap(\.body) + lazy
  }
}
