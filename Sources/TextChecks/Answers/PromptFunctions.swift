import Diagnostics
import Program
import Subjects

/// The functions of the sources that call what they are given before the user can do anything else: at once, or in one of the
/// next turns of the main queue, such as after a fetch from a local store.
final class PromptFunctions {
  private struct Known {
    let function: Function
    /// The names of the parameters that are functions.
    let closures: Set<String>
  }

  private var functions: [String: [Known]] = [:]
  /// The names of properties that are contexts with queues of their own.
  private var backgrounds: Set<String> = []
  private var decided: [SourceSpan: Bool] = [:]
  /// Where the names of the functions stand that are being decided.
  private var pending: Set<SourceSpan> = []

  init(_ index: TypeIndex) {
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      for function in entry.functions { note(function) { index.isFunction($0.type, in: entry) } }
      backgrounds.formUnion(entry.variables.filter(Self.isBackground).map(\.name))
    }
    for function in index.globals { note(function) { $0.type?.arity != nil } }
  }

  private func note(_ function: Function, _ isFunction: (Parameter) -> Bool) {
    let closures = function.parameters.filter(isFunction).map(\.name)
    if function.body == nil || closures.isEmpty { return }
    functions[function.name, default: []].append(Known(function: function, closures: Set(closures)))
  }

  /// Whether a call can only mean such functions. A function that asks another object by its own name does not mean itself:
  /// `func log(to: …) { store.log(to: …) }`
  func answer(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let name = CallFinder.baseName(of: callee), let named = functions[name] else { return false }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    let isOfSelf = MethodUses.isOfSelf(MethodUses.bare(callee))
    let meant = named.filter { known in
      OwnMethods.given(labels, known.function.parameters) != nil
        && (isOfSelf || !pending.contains(known.function.nameSpan))
    }
    return !meant.isEmpty && meant.allSatisfy(isPrompt)
  }

  private func isPrompt(_ known: Known) -> Bool {
    let function = known.function
    if let isPrompt = decided[function.nameSpan] { return isPrompt }
    // One that calls itself waits for something.
    decided[function.nameSpan] = false
    pending.insert(function.nameSpan)
    defer { pending.remove(function.nameSpan) }
    let body = function.body ?? []
    // One that does nothing else stands for what a subclass or another target does.
    let isStub = body.count < 2 && isCall(body, of: known.closures)
    let isPrompt = !function.isAsync && !isStub && !waits(body, known.closures)
    decided[function.nameSpan] = isPrompt
    return isPrompt
  }

  /// Whether code keeps one of the closures, or calls it in work of another turn.
  private func waits(_ body: [Statement], _ names: Set<String>) -> Bool {
    var soon: Set<SourceSpan> = []
    var called: Set<SourceSpan> = []
    var late: [SourceSpan] = []
    var places: [SourceSpan] = []
    var isUnderstood = true
    let aliases = LocalNames.aliases(in: body)
    Walk.statements(in: body) { if case .notUnderstood = $0.kind { isUnderstood = false } }
    if !isUnderstood { return true }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        called.insert(MethodUses.bare(callee).span)
        if self.passesOn(callee, aliases) || self.answer(callee, arguments) {
          soon.formUnion(arguments.map(\.value.span))
        }
      case .closure: if !soon.contains(expression.span) { late.append(expression.span) }
      case .name(let name) where names.contains(name): places.append(expression.span)
      default: break
      }
    }
    return places.contains { place in
      !called.contains(place) && !soon.contains(place) || late.contains { $0.contains(place) }
    }
  }

  /// Whether code is empty or begins with a call of one of the closures, with nothing but constants.
  private func isCall(_ body: [Statement], of names: Set<String>) -> Bool {
    guard case .expression(let value)? = body.first?.kind,
      case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      case .name(let name) = MethodUses.bare(callee).kind
    else { return body.isEmpty }
    return names.contains(name) && arguments.allSatisfy { PresentationGates.constant($0.value) != nil }
  }

  private static let passing: Set<String> = ["performAndWait", "forEach", "map", "compactMap", "sync"]

  private func passesOn(_ callee: Expression, _ aliases: [String: String]) -> Bool {
    if LocalNames.path(of: callee) == "DispatchQueue.main.async" { return true }
    guard let name = CallFinder.baseName(of: callee) else { return false }
    return Self.passing.contains(name) || name == "perform" && !isInBackground(callee, aliases)
  }

  /// Whether who performs something has another queue than the main one: `container.newBackgroundContext().perform { }`
  private func isInBackground(_ callee: Expression, _ aliases: [String: String]) -> Bool {
    guard case .member(let base, _) = MethodUses.bare(callee).kind else { return false }
    let names = AppEvents.mentioned(in: [Statement(.expression(base), base.span)])
    let known = names.union(names.compactMap { aliases[$0] })
    return !known.isDisjoint(with: backgrounds) || known.contains(where: Self.speaksOfBackground)
  }

  private static func isBackground(_ variable: Variable) -> Bool {
    var found = false
    Walk.expressions(in: HelperMethods.code(of: variable)) { expression in
      guard let name = expression.calledName else { return }
      if ["newBackgroundContext", "privateQueueConcurrencyType"].contains(name) { found = true }
    }
    return found
  }

  private static func speaksOfBackground(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["background", "private", "worker"].contains(where: name.contains)
  }
}
