import Program
import Subjects

/// What the pages that code presents present themselves.
struct CoveringPages {
  private let index: TypeIndex

  init(_ index: TypeIndex) { self.index = index }

  /// Whether the class of each page that the type's code presents is known, and none of them presents anything.
  func presentNothing(shownBy type: TypeIndex.Entry) -> Bool {
    let inherited = index.lineage(of: type).filter(\.isSubject)
    let own = index.entries.filter { $0.isSubject && $0.name == type.name } + inherited
    let names = own.flatMap(\.functions).flatMap(pages)
    return !names.isEmpty && names.allSatisfy { $0.map { presentsNothing($0, type) } ?? false }
  }

  /// The names of the classes of what a function presents; nil where one is not known.
  private func pages(shownBy function: Function) -> [String?] {
    let body = function.body ?? []
    if !CallFinder.calls("present", in: body) { return [] }
    let given = function.parameters.map { ($0.name, $0.type?.unwrapped) }
    var classes = Dictionary(given) { $1 }.compactMapValues { type -> String? in
      if case .named(let name, _)? = type { name } else { nil }
    }
    classes.merge(LocalClasses.named(in: body)) { $1 }
    let aliases = LocalNames.aliases(in: body)
    var names: [String?] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present,
        let page = request.arguments.first?.value
      else { return }
      names.append(Self.name(of: page, classes))
    }
    return names
  }

  private static func name(of page: Expression, _ classes: [String: String]) -> String? {
    switch MethodUses.bare(page).kind {
    case .name(let name): classes[name]
    case .call(let callee, _): CallFinder.baseName(of: callee)
    default: nil
    }
  }

  private func presentsNothing(_ name: String, _ user: TypeIndex.Entry) -> Bool {
    if name == "UIAlertController" { return true }
    guard let page = index.entry(mentioned: name, in: user), page.isSubject,
      index.ancestors(of: page).contains("UIViewController")
    else { return false }
    return index.lineage(of: page).filter(\.isSubject).flatMap(HelperMethods.bodies).allSatisfy { body in
      !Self.requests.contains { CallFinder.calls($0, in: body) }
    }
  }

  private static let requests = ["present", "show", "performSegue", "addChild", "perform"]
}
