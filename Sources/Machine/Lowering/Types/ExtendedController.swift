import Program

/// A class of which the Swift sources hold extensions alone, since Objective-C or another module declares it: a view
/// controller, if the extensions present or dismiss by what only a view controller inherits.
package enum ExtendedController {
  /// The class that such a type inherits from.
  package static let superclass = "UIViewController"

  /// Whether a name is one of Cocoa's for such classes: a protocol whose extension presents has another.
  package static func isNamedLikeOne(_ name: String) -> Bool {
    name.hasSuffix("ViewController") && name != superclass
  }

  /// Whether functions of extensions show it: they override what a view controller has, or `self` presents or dismisses.
  package static func isShown(by functions: [Function]) -> Bool {
    if InferredRole.roles(of: functions).contains(where: { $0.name == superclass }) { return true }
    let declared = Set(functions.filter { !$0.attributes.isOverride }.map(\.name))
    return functions.contains { function in
      !function.attributes.isStatic && requests(in: function.body ?? [], declared)
    }
  }

  private static func requests(in body: [Statement], _ declared: Set<String>) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = ownName(of: callee) else { return }
      guard ["present", "dismiss"].contains(name), !declared.contains(name) else { return }
      if arguments.contains(where: { $0.label == "animated" }) { found = true }
    }
    return found
  }

  /// `f`, `self.f`.
  private static func ownName(of callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name): return name
    case .member(let base, let name):
      if case .selfReference = base.kind { return name }
      return nil
    default: return nil
    }
  }
}

extension LoweringContext {
  /// Stand-ins for what only extensions mention, as far as those show a controller, become classes.
  func declareExtendedControllers() {
    guard let machine = topTypes[ExtendedController.superclass]?.first(where: { !files[types[$0].file].seesSubjects })
    else { return }
    for id in types.indices where types[id].isPhantom && ExtendedController.isNamedLikeOne(types[id].name) {
      guard types[id].file >= 0, files[types[id].file].isSubject,
        types[id].parts.allSatisfy(\.declaration.requirements.isEmpty),
        ExtendedController.isShown(by: types[id].parts.flatMap(\.declaration.functions))
      else { continue }
      types[id].kind = .class
      types[id].isPhantom = false
      types[id].superclass = machine
      types[id].hasInferredSuperclass = true
      // What else it has, and its superclasses in between, nobody knows.
      types[id].unknownAncestors.append(types[id].name)
    }
  }
}
