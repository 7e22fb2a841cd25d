/// A place of the program as one integer, `function id << 20 | pc`: what blame and traces refer to.
package struct Site: Hashable, Sendable, Comparable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package init(function: Int, pc: Int) { rawValue = function << 20 | min(pc, Site.declarationPC) }

  /// The declaration of a function rather than a place in its body.
  package init(declarationOf function: Int) { self.init(function: function, pc: Site.declarationPC) }

  /// The `pc` of a site that names a function's declaration.
  package static let declarationPC = (1 << 20) - 1

  package var function: Int { rawValue >> 20 }
  package var pc: Int { rawValue & Site.declarationPC }
  package var isDeclaration: Bool { pc == Site.declarationPC }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
