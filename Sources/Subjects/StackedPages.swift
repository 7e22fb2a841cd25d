import Diagnostics
import Program

/// The controllers that the sources or storyboards put into navigation controllers, and those whose own code counts on one.
package struct StackedPages {
  private let made: Set<Int>

  /// Walks the code of every type once.
  package init(_ index: TypeIndex) {
    var made: Set<Int> = []
    for user in index.entries where user.isSubject {
      for body in HelperMethods.bodies(of: user) {
        let pages = Self.pages(in: body)
        if pages.isEmpty { continue }
        let constants = Self.constants(of: body)
        for name in pages.flatMap({ Self.names(in: $0, constants) }) {
          if let type = index.entry(mentioned: name, in: user) { made.insert(type.id) }
        }
      }
    }
    self.made = made
  }

  package func mayHold(_ type: TypeIndex.Entry) -> Bool {
    made.contains(type.id) || type.declaration.isStackedByInterface
      || HelperMethods.bodies(of: type).contains { !AppEvents.mentioned(in: $0).isDisjoint(with: Self.around) }
  }

  /// What runs before the view of a page is in the window, and calls UIKit itself.
  package static let early: Set<String> = ["viewDidLoad()", "loadView()", "awakeFromNib()", "viewWillAppear(_:)"]

  /// Whether a page may be in a stack and presents early: then it makes a difference whose view is in the window.
  package func matter(to type: TypeIndex.Entry) -> Bool {
    let functions = type.functions.filter { Self.early.contains($0.fullName) && $0.attributes.isOverride }
    if functions.isEmpty { return false }
    let bodies = Dictionary(type.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return functions.contains { function in
      CallFinder.calls("present", labelled: "animated", in: TriggerGroups.reached(from: function, bodies))
    } && mayHold(type)
  }

  /// What a page asks of the stack around it (developer.apple.com, `UIViewController.navigationItem`: what represents it "when
  /// it is pushed onto a navigation controller").
  private static let around: Set<String> = ["navigationController", "navigationItem"]

  /// What code pushes, shows, or begins a stack with.
  private static func pages(in body: [Statement]) -> [Expression] {
    var pages: [Expression] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let first = arguments.first else { return }
        let isShown = arguments.count == 2 && arguments[1].label == "sender"
        switch CallFinder.baseName(of: callee) {
        case "pushViewController", "setViewControllers": pages.append(first.value)
        case "show" where isShown: pages.append(first.value)
        default: if first.label == "rootViewController" { pages.append(first.value) }
        }
      case .assign(let target, let value):
        if CallFinder.baseName(of: target) == "viewControllers" { pages.append(value) }
      default: break
      }
    }
    return pages
  }

  /// The values of constants and variables, by their names.
  private static func constants(of body: [Statement]) -> [String: Expression] {
    var found: [String: Expression] = [:]
    for binding in LocalBinding.all(in: body) {
      if case .binding(let name, _) = binding.pattern.kind, let value = binding.value { found[name] = value }
    }
    return found
  }

  /// The names in a value, and in the values of the constants that it names.
  private static func names(in value: Expression, _ constants: [String: Expression]) -> Set<String> {
    var names: Set<String> = []
    var values = [value]
    while let next = values.popLast() {
      Walk.expressions(in: [Statement(.expression(next), next.span)]) { expression in
        switch expression.kind {
        case .name(let name):
          if names.insert(name).inserted, let value = constants[name] { values.append(value) }
        case .type(.named(let name, _)), .cast(_, .named(let name, _), _): names.insert(name)
        default: break
        }
      }
    }
    return names
  }
}
