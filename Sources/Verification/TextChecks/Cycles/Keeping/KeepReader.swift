import Diagnostics
import Program

/// Reads from the code of one class which objects keep which: strong properties, what initialisers and methods of the sources
/// store, views and children that are added, handlers of alerts and controls, and what closures capture.
///
/// Branches are read as if all ran, and closures as if they did: what keeps an object in one of them keeps it.
struct KeepReader {
  /// What names stand for in a piece of code.
  struct Scope {
    /// `self`, if the code is an object's.
    var this: KeepGraph.Node?
    /// Local values by name; nil where one keeps nothing, or nothing is known of it.
    var locals: [String: KeepGraph.Node?] = [:]
    /// What the code returns.
    var result: KeepGraph.Node?
    /// The names of local values whose views are taken away again.
    var removed: Set<String> = []
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  /// The names of properties that somewhere become nil.
  let cleared: Set<String>
  let methods: OwnMethods
  let types: KeepTypes
  var graph = KeepGraph()
  /// The object whose class is read.
  let object: KeepGraph.Node
  /// What calls and closures make, by their places.
  private var made: [SourceSpan: KeepGraph.Node?] = [:]
  /// What methods return, by their places.
  private var results: [SourceSpan: KeepGraph.Node] = [:]

  /// - Parameter storing: of whatever is stored, one for all classes.
  init(_ type: TypeIndex.Entry, index: TypeIndex, cleared: Set<String>, storing: StoringFunctions) {
    self.index = index
    self.type = type
    self.cleared = cleared
    methods = OwnMethods(of: type, in: index)
    types = KeepTypes(of: type, index, storing: storing)
    object = graph.add(type.declaration.name)
    for variable in type.variables { read(variable) }
    for function in type.functions { read(function) }
  }

  private mutating func read(_ variable: Variable) {
    if let value = variable.value, variable.isStored, !variable.attributes.isStatic,
      let property = property(variable.name, of: object)
    {
      var scope = Scope(this: variable.attributes.isLazy ? object : nil)
      if let node = self.value(value, &scope) { graph.unite(property, node) }
      read(value, &scope)
    }
    var scope = Scope(this: variable.attributes.isStatic ? nil : object)
    read(variable.accessors?.getter ?? [], &scope)
    read(variable.accessors?.didSet?.body ?? [], &scope)
  }

  private mutating func read(_ function: Function) {
    if case .deinitializer = function.kind { return }
    guard let body = function.body else { return }
    var scope = Scope(this: function.attributes.isStatic ? nil : object)
    scope.removed = Self.removed(in: body)
    for parameter in function.parameters { scope.locals[parameter.name] = graph.add(Self.name(of: parameter.type)) }
    scope.result = result(of: function)
    read(body, &scope)
  }

  mutating func result(of method: Function) -> KeepGraph.Node {
    if let known = results[method.span] { return known }
    let node = graph.add(Self.name(of: method.result))
    results[method.span] = node
    return node
  }

  /// The local values that leave their superview or parent in the code, with their views.
  private static func removed(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .member(let base, let name) = expression.kind,
        ["removeFromSuperview", "removeFromParent"].contains(name), let path = LocalNames.path(of: base)
      else { return }
      names.insert(String(path.prefix { $0 != "." }))
    }
    return names
  }

  static func name(of type: TypeReference?) -> String? {
    guard case .named(let name, _)? = type?.unwrapped else { return nil }
    return name
  }

  func entry(of node: KeepGraph.Node) -> TypeIndex.Entry? { graph.className(of: node).flatMap(types.entry) }

  func holders(of node: KeepGraph.Node) -> [KeepTypes.Holder] { graph.className(of: node).map(types.holders) ?? [] }

  mutating func keep(_ keeper: KeepGraph.Node, _ kept: KeepGraph.Node?, at span: SourceSpan, isDeclared: Bool = false) {
    if let kept { graph.keep(keeper, kept, at: span, isDeclared: isDeclared) }
  }

  /// What an expression makes, found once.
  mutating func once(
    _ span: SourceSpan, _ make: (inout KeepReader) -> KeepGraph.Node?
  ) -> KeepGraph.Node? {
    if let known = made[span] { return known }
    let node = make(&self)
    made[span] = .some(node)
    return node
  }
}
