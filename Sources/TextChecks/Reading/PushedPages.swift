import Diagnostics
import Program
import Subjects

/// The controllers that the sources push, and by whom. What a page dismisses that is made for nothing else is never itself.
struct PushedPages {
  private let pushed: Set<Int>
  private let pushers: [Int: Set<Int>]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var pushed: Set<Int> = []
    var others: Set<Int> = []
    var pushers: [Int: Set<Int>] = [:]
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        let places = Self.pushedValues(in: body)
        Walk.expressions(in: body) { expression in
          guard let name = Self.made(by: expression), let type = index.entry(mentioned: name, in: user) else { return }
          if places.contains(where: { $0.contains(expression.span) }) {
            pushed.insert(type.id)
            pushers[type.id, default: []].insert(user.id)
          } else {
            others.insert(type.id)
          }
        }
      }
    }
    self.pushed = pushed.subtracting(others)
    self.pushers = pushers
  }

  /// The types whose code pushes a page that it makes.
  func pushers(of page: Int) -> Set<Int> { pushers[page] ?? [] }

  /// Whether pages of the class are made for nothing else than to be pushed.
  func contains(_ type: TypeIndex.Entry) -> Bool { pushed.contains(type.id) }

  /// The class of what code makes, or has a storyboard make.
  private static func made(by expression: Expression) -> String? {
    switch expression.kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    case .cast(let value, .named(let name, _), _) where Makers.isInstantiated(value): return name
    default: return nil
    }
  }

  /// `pushViewController`, `setViewControllers([page], animated: true)`, or `show(page, sender: self)`: in a stack that pushes
  /// (developer.apple.com, `show(_:sender:)`).
  private static func pushes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    switch CallFinder.baseName(of: callee) {
    case "pushViewController": true
    case "setViewControllers": arguments.map(\.label) == [nil, "animated"]
    case "show": arguments.map(\.label) == [nil, "sender"]
    default: false
    }
  }

  /// The places of what is pushed, where it is made in the same code.
  private static func pushedValues(in body: [Statement]) -> [SourceSpan] {
    var values: [Expression] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, pushes(callee, arguments),
        let page = arguments.first?.value
      else { return }
      if case .array(let pages) = page.kind { values += pages } else { values.append(page) }
    }
    if values.isEmpty { return [] }
    let names = Set(values.compactMap { if case .name(let name) = MethodUses.bare($0).kind { name } else { nil } })
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, names.contains(name), let value = binding.value else {
        continue
      }
      values.append(value)
    }
    return values.map(\.span)
  }
}
