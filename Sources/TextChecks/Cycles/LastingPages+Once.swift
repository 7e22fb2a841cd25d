import Program
import Subjects

/// What objects make once, when they are made themselves.
extension LastingPages {
  /// The names of the types of which one is made so, once for each piece of code: by the values of properties, by initialisers,
  /// and by what makes the view. What closures make may come more often.
  static func madeOnce(by type: TypeIndex.Entry) -> [String] {
    guard type.declaration.kind == .class else { return [] }
    let values = type.variables.filter { $0.isStored && !$0.attributes.isStatic }.compactMap(\.value)
    let first = type.functions.filter(isFirst)
    let bodies = values.map(code) + (first + helpers(of: first, type)).compactMap(\.body)
    return bodies.flatMap { madeNames(in: $0, Walk.expressions(outsideClosuresOf:_:)) }
  }

  private static func isFirst(_ function: Function) -> Bool {
    switch function.kind {
    case .initializer: true
    case .function: ["viewDidLoad()", "loadView()", "awakeFromNib()"].contains(function.fullName)
    default: false
    }
  }

  /// The value itself, or the body of a closure that is called at once.
  private static func code(of value: Expression) -> [Statement] {
    if case .call(let callee, let arguments) = value.kind, arguments.isEmpty, case .closure(let closure) = callee.kind {
      return closure.body
    }
    return [Statement(.expression(value), value.span)]
  }

  /// The private methods that nothing but such code of the class calls.
  private static func helpers(of first: [Function], _ type: TypeIndex.Entry) -> [Function] {
    let spans = Set(first.map(\.nameSpan))
    let others =
      type.functions.filter { !spans.contains($0.nameSpan) }.compactMap(\.body)
      + type.variables.map(HelperMethods.code)
    return type.functions.filter { function in
      guard case .function = function.kind, HelperMethods.isPrivate(function) else { return false }
      let isCalled = { (body: [Statement]) in CallFinder.calls(function.name, in: body) }
      return first.contains { isCalled($0.body ?? []) } && !others.contains(where: isCalled)
    }
  }

  /// The names of the types of which code makes objects, by static functions of theirs, too: `Page.instantiate()`.
  static func madeNames(
    in body: [Statement], _ walk: ([Statement], @escaping (Expression) -> Void) -> Void = Walk.expressions(in:_:)
  ) -> Set<String> {
    var names: Set<String> = []
    walk(body) { expression in
      if let name = Makers.madeName(by: expression) { names.insert(name) }
      if case .call(let callee, _) = expression.kind, let name = maker(callee) { names.insert(name) }
    }
    return names
  }

  /// The type of which a static function makes an object.
  private static func maker(_ callee: Expression) -> String? {
    guard case .member(let base, let made) = callee.kind, case .name(let name) = base.kind,
      name.first?.isUppercase == true, making.contains(where: made.hasPrefix)
    else { return nil }
    return name
  }

  private static let making = ["instantiate", "make", "create", "build", "from", "load", "new", "init", "instance"]
}
