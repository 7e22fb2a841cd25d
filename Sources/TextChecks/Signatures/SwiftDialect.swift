import Program

/// Whether code is written for an SDK in which the old names were the right ones.
struct SwiftDialect {
  /// By file: uses of old names minus uses of new ones.
  private var balance: [Int: Int] = [:]
  /// The same for all files of the code under test.
  private var total = 0

  init(_ program: Program) {
    for (number, file) in program.files.enumerated() where file.reading == .subject {
      var count = 0
      let note: (String, String?) -> Void = { name, label in
        if Self.old.contains(name) { count += 1 }
        if let label, Self.new[name] == label { count -= 1 }
      }
      for function in file.functions + file.types.flatMap(Self.functions) {
        note(function.name, function.parameters.first?.label)
        Walk.expressions(in: function.body ?? []) { expression in
          if case .call(let callee, let arguments) = expression.kind, let name = callee.calledName {
            note(name, arguments.first?.label)
          }
        }
      }
      balance[number] = count
      total += count
    }
  }

  /// A file that says nothing either way is taken to be written like the others.
  func isOld(file: Int) -> Bool {
    let own = balance[file] ?? 0
    return own == 0 ? total > 0 : own > 0
  }

  private static func functions(of type: TypeDeclaration) -> [Function] {
    type.functions + type.types.flatMap(functions)
  }

  private static let old: Set<String> = [
    "viewControllerForKey", "viewForKey", "animateWithDuration", "presentViewController",
    "dismissViewControllerAnimated", "initialFrameForViewController", "finalFrameForViewController",
    "animateKeyframesWithDuration", "addKeyframeWithRelativeStartTime", "locationInView", "translationInView",
    "velocityInView", "dispatch_async", "dispatch_after", "CGRectMake", "CGAffineTransformMakeScale",
  ]
  /// Base name → first label.
  private static let new: [String: String] = [
    "viewController": "forKey", "view": "forKey", "animate": "withDuration", "dismiss": "animated",
    "animateTransition": "using", "transitionDuration": "using", "initialFrame": "for", "finalFrame": "for",
    "animationController": "forPresented", "animateKeyframes": "withDuration",
  ]
}

extension Expression {
  /// The base name of what a call's callee names.
  var calledName: String? {
    switch kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): inner.calledName
    default: nil
    }
  }
}
