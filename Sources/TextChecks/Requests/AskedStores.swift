import Diagnostics
import Program
import Subjects

/// The types of the sources whose objects some code of a class asks: `GroupStore.shared`, or what a property or parameter has.
/// Neither what shows something is one, nor a value that nobody else has.
struct AskedStores {
  struct Call {
    let name: String
    let arguments: [Argument]
    /// Whether its answer is used, or a closure takes it. What is only told something, such as a log, answers nothing.
    let isQuestion: Bool

    var handsItself: Bool { arguments.contains { if case .selfReference = $0.value.kind { true } else { false } } }
  }

  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let body: [Statement]
  private let classes: ValueClasses

  init(_ index: TypeIndex, in body: [Statement], of function: Function?, _ type: TypeIndex.Entry) {
    self.index = index
    self.type = type
    self.body = body
    classes = ValueClasses(index: index, type: type, parameters: function?.parameters ?? [], body: body)
  }

  /// The types of whose objects code calls a method that counts.
  func stores(where counts: @escaping (Call) -> Bool) -> Set<Int> {
    let told = statements
    var found: Set<Int> = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let name) = MethodUses.bare(callee).kind
      else { return }
      let takes = arguments.contains { if case .closure = $0.value.kind { true } else { false } }
      let call = Call(name: name, arguments: arguments, isQuestion: takes || !told.contains(expression.span))
      if counts(call), let store = store(base) { found.insert(store) }
    }
    return found
  }

  /// The types whose objects are given something to tell: a delegate, a closure, or the object itself.
  var told: Set<Int> {
    var found = stores(where: \.handsItself)
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, _) = expression.kind, case .member(let base, _) = MethodUses.bare(target).kind,
        let store = store(base)
      else { return }
      found.insert(store)
    }
    return found
  }

  /// The calls that are statements of their own.
  private var statements: Set<SourceSpan> {
    var spans: Set<SourceSpan> = []
    Walk.statements(in: body) { statement in
      if case .expression(let value) = statement.kind { spans.insert(MethodUses.bare(value).span) }
    }
    return spans
  }

  private func store(_ value: Expression) -> Int? {
    let parts = LocalNames.path(of: value)?.split(separator: ".").map(String.init) ?? []
    let named = parts.last { $0.first?.isUppercase == true }.flatMap { index.entry(mentioned: $0, in: type) }
    let held = named == nil ? classes.entry(of: value) : nil
    guard let entry = named ?? held, entry.isSubject, entry.id != type.id, held?.declaration.kind != .struct,
      index.ancestors(of: entry).isDisjoint(with: ["UIViewController", "UIView"])
    else { return nil }
    return entry.id
  }
}
