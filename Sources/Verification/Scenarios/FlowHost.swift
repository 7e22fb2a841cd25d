import Program
import Subjects

/// The controller that an object is made with, or given, to present from, where its class says more than `UIViewController`:
/// a navigation or tab bar controller, or a class of the sources.
struct FlowHost {
  private enum Kind { case stack, tabs, other }

  /// The name of the class.
  let type: String
  private let entry: TypeIndex.Entry
  private let kind: Kind

  /// Nil for an object that asks for no such controller. Of several the one that presents is meant, else a stack.
  init?(of object: TypeIndex.Entry, presenters: Set<String>, properties: [Variable], index: TypeIndex) {
    let initialisers = object.functions.filter { function in
      guard case .initializer = function.kind else { return false }
      return true
    }
    let asked = initialisers.flatMap(\.parameters).map { ($0.name, $0.type) } + properties.map { ($0.name, $0.type) }
    let found = asked.compactMap { name, type -> (isPresenter: Bool, entry: TypeIndex.Entry, kind: Kind)? in
      guard case .named(let type, _)? = type?.unwrapped, type != "UIViewController",
        let entry = index.entry(mentioned: type, in: object), !entry.isPrivate,
        let kind = Self.kind(of: entry, index)
      else { return nil }
      return (presenters.contains(name), entry, kind)
    }
    guard let best = found.first(where: \.isPresenter) ?? found.first(where: { $0.kind == .stack }) else { return nil }
    entry = best.entry
    kind = best.kind
    type = best.entry.name
  }

  private static func kind(of entry: TypeIndex.Entry, _ index: TypeIndex) -> Kind? {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("UINavigationController") { return .stack }
    if ancestors.contains("UITabBarController") { return .tabs }
    return entry.isSubject && entry.declaration.kind == .class && ancestors.contains("UIViewController") ? .other : nil
  }

  /// The presenter of the scenario as that.
  var cast: String { "presenter as! \(type)" }

  func isType(_ reference: TypeReference?) -> Bool { reference?.unwrapped == .named(type, []) }

  /// One with pages.
  func made(by call: InitialiserCall) -> [String] {
    let page = "makeController()"
    let text = entry.isSubject ? call.text(for: entry, known: ["rootViewController": page]) : "\(type)()"
    switch kind {
    case .other: return [text]
    case .stack where !entry.isSubject: return ["\(type)(rootViewController: \(page))"]
    case .stack, .tabs:
      let pages = kind == .stack ? page : "\(page), \(page)"
      return [
        "let host = \(text)", "if host.children.isEmpty { host.setViewControllers([\(pages)], animated: false) }",
        "return host",
      ]
    }
  }
}
