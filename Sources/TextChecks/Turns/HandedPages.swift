import Program
import Subjects

/// The functions of the sources that present on a page which they are given: `router.openEditor(on: self)`.
struct HandedPages {
  /// A call of one, with the names that the caller has for the pages.
  struct Call {
    let body: [Statement]
    /// By parameter.
    let pages: [String: String]
  }

  private var byName: [String: [(function: Function, presents: Bool)]] = [:]

  /// Walks the code of every type once, and what the sources add to UIKit's.
  init(_ index: TypeIndex) {
    let own = index.entries.flatMap(\.functions).filter { function in
      let file = Int(function.span.file)
      return index.isSubject(file: file) && !index.isTest(file: file)
    }
    let functions = (own + index.globals).filter { $0.body?.isEmpty == false && !$0.parameters.isEmpty }
    let presenting = functions.filter { Self.presents($0, by: []) }
    let names = Set(presenting.map(\.name))
    let known = Set(presenting.map(\.nameSpan))
    for function in functions {
      let presents = known.contains(function.nameSpan) || Self.presents(function, by: names)
      byName[function.name, default: []].append((function, presents))
    }
    byName = byName.filter { $0.value.contains(where: \.presents) }
  }

  /// Whether a function presents on one of its parameters, or hands one to a function with one of the names.
  private static func presents(_ function: Function, by others: Set<String>) -> Bool {
    let parameters = Set(function.parameters.map(\.name))
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present {
        found = found || parameters.contains(request.receiver)
      } else if others.contains(CallFinder.baseName(of: MethodUses.bare(callee)) ?? "") {
        found = found || arguments.contains { LocalNames.path(of: $0.value).map(parameters.contains) ?? false }
      }
    }
    return found
  }

  /// What a call means that hands pages over, if there is only one function that it can.
  func call(_ callee: Expression, _ arguments: [Argument], _ aliases: [String: String]) -> Call? {
    guard let name = CallFinder.baseName(of: MethodUses.bare(callee)), let known = byName[name] else { return nil }
    let written = arguments.filter { !$0.isTrailing }
    let fitting = known.compactMap { function, presents in
      OwnMethods.given(written.map(\.label), function.parameters).map { (function, presents, $0) }
    }
    guard fitting.count == 1, let (function, presents, parameters) = fitting.first, presents else { return nil }
    var pages: [String: String] = [:]
    for (parameter, argument) in zip(parameters, written) {
      guard let path = LocalNames.path(of: argument.value, aliases) else { continue }
      pages[parameter.name] = path
    }
    return Call(body: function.body ?? [], pages: pages)
  }
}
