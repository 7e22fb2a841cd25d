import Program
import Subjects

/// The methods that code asks other objects of the sources for, and that may come to a request to present or to dismiss:
/// `ErrorPresenter.show(error, from: self)`, `coordinator.close()`.
struct OtherMethods {
  /// A call of one, with what the caller calls the objects in there.
  struct Call {
    let function: Function
    let owner: TypeIndex.Entry
    let methods: OwnMethods
    /// Who is asked; empty where that is a type, or no chain of names.
    let base: String
    /// By parameter: what is handed over.
    let given: [String: String]

    /// A receiver in the method, as the caller knows it; empty where the caller does not.
    func renamed(_ receiver: String) -> String {
      let parts = receiver.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first, first.first?.isUppercase != true else { return receiver }
      if first == "self" { return base }
      if function.parameters.contains(where: { $0.name == first }) {
        guard let page = given[first], !page.isEmpty else { return "" }
        return ([page] + parts.dropFirst()).joined(separator: ".")
      }
      if base.isEmpty || locals.contains(first) { return "" }
      return base == "self" ? receiver : "\(base).\(receiver)"
    }

    /// A request in the method, with the name of who is asked that the caller has.
    func asked(_ request: Turn.Request) -> Turn.Request {
      var request = request
      request.receiver = renamed(request.receiver)
      return request
    }

    private var locals: Set<String> {
      Set(
        LocalBinding.all(in: function.body ?? []).compactMap { local in
          guard case .binding(let name, _) = local.pattern.kind else { return nil }
          return name
        })
    }
  }

  private let index: TypeIndex
  /// The base names of functions that ask for something, or call one that does.
  let asking: Set<String>
  private let memory = Memory()

  /// How many calls lead from a function to one that asks, at most.
  private static let depth = 3

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    self.index = index
    let own = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }.flatMap(\.functions)
    let called = own.map { (name: $0.name, names: CallFinder.calledNames(in: $0.body ?? [])) }
    var asking: Set<String> = ["present", "dismiss"]
    for _ in 0..<Self.depth {
      let known = asking
      for (name, names) in called where !names.isDisjoint(with: known) { asking.insert(name) }
    }
    self.asking = asking.subtracting(Self.ofEverybody)
  }

  /// What names nobody in particular.
  private static let ofEverybody: Set<String> = ["init", "viewDidLoad", "viewDidAppear", "viewWillAppear"]

  /// What a call means, if there is only one function that it can.
  func call(
    _ callee: Expression, _ arguments: [Argument], _ aliases: [String: String], in user: TypeIndex.Entry,
    _ values: () -> ValueClasses
  ) -> Call? {
    guard case .member(let base, let name) = MethodUses.bare(callee).kind, asking.contains(name) else { return nil }
    let asked = MethodUses.bare(base)
    var path = LocalNames.path(of: asked, aliases) ?? ""
    let owner: TypeIndex.Entry?
    var isStatic = false
    switch asked.kind {
    case .selfReference, .superReference: return nil
    case .name(let type) where type.first?.isUppercase == true:
      owner = index.entry(mentioned: type, in: user)
      isStatic = true
      path = ""
    default: owner = object(asked, in: user, values)
    }
    guard let owner else { return nil }
    let known = index.implementations(of: owner).filter(\.isSubject)
    guard known.count == 1, let owner = known.first, owner.id != user.id || isStatic else { return nil }
    let methods = methods(of: owner, isStatic)
    let called = Expression(.name(name), callee.span)
    guard let function = methods.method(called: called, arguments, isLoose: true) else { return nil }
    let written = arguments.filter { !$0.isTrailing }
    var given: [String: String] = [:]
    for (parameter, argument) in zip(OwnMethods.given(written.map(\.label), function.parameters) ?? [], written) {
      given[parameter.name] = LocalNames.path(of: argument.value, aliases)
    }
    return Call(function: function, owner: owner, methods: methods, base: path, given: given)
  }

  /// The class of an object, that of `Manager.shared` among them.
  private func object(
    _ value: Expression, in user: TypeIndex.Entry, _ values: () -> ValueClasses
  ) -> TypeIndex.Entry? {
    if case .member(let base, let name) = value.kind, case .name(let type) = MethodUses.bare(base).kind,
      type.first?.isUppercase == true, let owner = index.entry(mentioned: type, in: user)
    {
      let shared = owner.variables.first { $0.name == name && $0.attributes.isStatic }
      return shared?.className.flatMap { index.entry(mentioned: $0, in: owner) }
    }
    return values().entry(of: value)
  }

  private func methods(of owner: TypeIndex.Entry, _ isStatic: Bool) -> OwnMethods {
    let key = isStatic ? ~owner.id : owner.id
    if let known = memory.methods[key] { return known }
    let methods = OwnMethods(of: owner, in: index, isStatic: isStatic)
    memory.methods[key] = methods
    return methods
  }

  func classes(
    in body: [Statement], of type: TypeIndex.Entry, given parameters: [Parameter] = []
  ) -> ValueClasses { ValueClasses(index: index, type: type, parameters: parameters, body: body) }

  private final class Memory {
    /// By the numbers of types; what is asked of the type itself by their complements.
    var methods: [Int: OwnMethods] = [:]
  }
}
