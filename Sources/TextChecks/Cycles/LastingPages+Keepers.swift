import Program
import Subjects

extension LastingPages {
  /// How many functions of objects that last make one and keep it, by the numbers of types: `pages[.home] = HomePage()` in a class
  /// with a `static let shared` of its own. What code may let go again is not kept.
  static func keepers(_ index: TypeIndex) -> [Int: Int] {
    var kept: [Int: Int] = [:]
    lazy var cleared = ClearedProperties(index)
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) && isShared(user, index) {
      let stored = user.variables.filter { isStrong($0) && !cleared.contains($0.name, of: user) }
      let own = Set(stored.map(\.name))
      for body in HelperMethods.bodies(of: user) {
        for name in made(in: body, for: own) {
          if let type = index.entry(mentioned: name, in: user) { kept[type.id, default: 0] += 1 }
        }
      }
    }
    return kept
  }

  /// Whether the class keeps an object of its own for the life of the app.
  static func isShared(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class
      && type.variables.contains { variable in
        guard variable.attributes.isStatic, isStrong(variable) else { return false }
        return variable.className.flatMap { index.entry(mentioned: $0, in: type) }?.id == type.id
      }
  }

  /// Whether the class makes its own object: `static let shared = Player()`. What code puts into such a property later may be put
  /// there again.
  static func isTheOnlyOne(_ type: TypeIndex.Entry) -> Bool {
    type.declaration.kind == .class
      && type.variables.contains { variable in
        guard variable.attributes.isStatic, !variable.isMutable, isStrong(variable), let value = variable.value else {
          return false
        }
        return Makers.madeName(by: value) == type.name
      }
  }

  /// Whether it is the app's delegate, or that of a scene.
  static func isOfApp(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    !index.ancestors(of: type).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"])
  }

  private static func isStrong(_ variable: Variable) -> Bool {
    variable.isStored && !variable.attributes.isWeak && !variable.attributes.isUnowned
  }

  /// The names of the classes of which statements assign a new object to one of the properties, or to a part of one.
  private static func made(in body: [Statement], for properties: Set<String>) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target),
        properties.contains(where: { path == $0 || path == "\($0)[]" }), case .call(let callee, _) = value.kind,
        case .name(let name) = callee.kind, name.first?.isUppercase == true
      else { return }
      names.insert(name)
    }
    return names
  }
}
