import Diagnostics
import Program
import Subjects

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
    /// The names of local variables that become nil: what has one of them keeps nothing for ever.
    var released: Set<String> = []
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: ClearedProperties
  let methods: OwnMethods
  let types: KeepTypes
  /// The classes of the children that storyboards embed in the page.
  let embedded: Set<String>
  var graph = KeepGraph()
  /// The object whose class is read.
  let object: KeepGraph.Node
  /// What calls and closures make, by their places.
  private var made: [SourceSpan: KeepGraph.Node?] = [:]
  /// What methods return and computed properties give, by their places.
  private var results: [SourceSpan: KeepGraph.Node] = [:]
  /// The parameters of methods by name, by the places of the methods.
  var parameters: [SourceSpan: [String: KeepGraph.Node]] = [:]
  /// Local variables that are declared and have no value yet.
  var empty: Set<KeepGraph.Node> = []
  /// How often the class's code calls functions of a name.
  lazy var calls = Self.calls(in: type)

  /// - Parameter storing: of whatever is stored, one for all classes.
  init(
    _ type: TypeIndex.Entry, index: TypeIndex, cleared: ClearedProperties, storing: StoringFunctions,
    beside: AssociatedStores
  ) {
    self.index = index
    self.type = type
    self.cleared = cleared
    methods = OwnMethods(of: type, in: index)
    types = KeepTypes(of: type, index, storing: storing, beside: beside)
    embedded = index.ancestors(of: type).contains("UIViewController") ? Self.embedded(in: type, index) : []
    object = graph.add(type.declaration.name)
    for variable in type.variables { read(variable) }
    for function in type.functions { read(function) }
  }

  private mutating func read(_ variable: Variable) {
    if let value = variable.value, variable.isStored, !variable.attributes.isStatic,
      let property = property(variable.name, of: object)
    {
      var scope = Scope(this: variable.attributes.isLazy ? object : nil)
      if let node = self.value(value, as: variable.type, &scope) {
        if graph.isClosure(node) { graph.keep(object, node, at: variable.span, .assigned) }
        unite(property, with: node)
      }
      read(value, &scope)
    }
    var scope = Scope(this: variable.attributes.isStatic ? nil : object)
    give(variable.accessors?.getter ?? [], to: result(of: variable), &scope)
    read(variable.accessors?.didSet?.body ?? [], &scope)
  }

  private mutating func read(_ function: Function) {
    if case .deinitializer = function.kind { return }
    guard let body = function.body else { return }
    var scope = Scope(this: function.attributes.isStatic ? nil : object)
    scope.removed = Self.removed(in: body)
    scope.released = Self.released(in: body)
    scope.locals.merge(given(to: function).mapValues(Optional.some)) { $1 }
    give(body, to: result(of: function), &scope)
  }

  mutating func result(of method: Function) -> KeepGraph.Node { result(at: method.span, method.result) }

  private mutating func result(at span: SourceSpan, _ type: TypeReference?) -> KeepGraph.Node {
    if let known = results[span] { return known }
    let node = graph.add(Self.name(of: type))
    results[span] = node
    return node
  }

  /// What a property gives that is computed in one line: `var reader: Reader { builder.reader }`
  mutating func result(of variable: Variable) -> KeepGraph.Node? {
    guard let getter = variable.accessors?.getter, getter.count == 1, !variable.attributes.isStatic else { return nil }
    return result(at: variable.span, variable.type)
  }

  /// Reads code that gives the value of its only expression.
  mutating func give(_ body: [Statement], to result: KeepGraph.Node?, _ scope: inout Scope) {
    scope.result = result
    if body.count == 1, case .expression(let value)? = body.first?.kind, let result {
      if let node = self.value(value, &scope) { unite(result, with: node) }
    }
    read(body, &scope)
  }

  static func name(of type: TypeReference?) -> String? {
    guard case .named(let name, _)? = type?.unwrapped else { return nil }
    return name
  }

  func entry(of node: KeepGraph.Node) -> TypeIndex.Entry? { graph.className(of: node).flatMap(types.entry) }

  func holders(of node: KeepGraph.Node) -> [KeepTypes.Holder] { graph.className(of: node).map(types.holders) ?? [] }

  mutating func keep(_ keeper: KeepGraph.Node, _ kept: KeepGraph.Node?, at span: SourceSpan) {
    if let kept { graph.keep(keeper, kept, at: span) }
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
