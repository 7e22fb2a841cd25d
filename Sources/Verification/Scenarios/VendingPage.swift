import Program
import Subjects

/// The page that alone vends an animator, being its own transitioning delegate, where the animator asks for its class: no other page
/// is ever shown by it.
struct VendingPage {
  private let index: TypeIndex

  init(_ index: TypeIndex) { self.index = index }

  /// Nil where somebody else makes the animator, too, or where it does not look for that class.
  func page(of animator: TypeIndex.Entry) -> TypeIndex.Entry? {
    let name = animator.name.split(separator: ".").last.map(String.init) ?? animator.name
    let makers = index.entries.filter { maker in
      maker.isSubject && maker.id != animator.id && !index.isTest(file: maker.file)
        && HelperMethods.bodies(of: maker).contains { CallFinder.calls(name, in: $0) }
    }
    guard makers.count == 1, let page = makers.first, page.declaration.kind == .class,
      index.ancestors(of: page).isSuperset(of: ["UIViewController", SubjectFinder.delegate]),
      asks(animator, for: page)
    else { return nil }
    return page
  }

  /// `context.viewController(forKey: .to) as? Page`
  private func asks(_ animator: TypeIndex.Entry, for page: TypeIndex.Entry) -> Bool {
    var isAsked = false
    for body in HelperMethods.bodies(of: animator) {
      Walk.expressions(in: body) { expression in
        guard case .cast(_, .named(let name, _), _) = expression.kind else { return }
        isAsked = isAsked || name == page.name || name == page.declaration.name
      }
    }
    return isAsked
  }
}
