import Program
import Subjects

/// The closures that others put into the properties of a page: `page.onContinue = { … }`.
struct GivenClosures {
  private struct Key: Hashable {
    let type: Int
    let property: String
  }

  private let index: TypeIndex
  private var given: [Key: [Given]] = [:]

  /// The code of one, and the type whose code hands it over.
  struct Given {
    let body: [Statement]
    let user: TypeIndex.Entry
  }

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    self.index = index
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) { read(body, of: user) }
    }
  }

  private mutating func read(_ body: [Statement], of user: TypeIndex.Entry) {
    var found: [(page: Expression, property: String, body: [Statement])] = []
    let named = Answers.named(in: body)
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        case .member(let page, let property) = MethodUses.bare(target).kind
      else { return }
      switch value.kind {
      case .closure(let closure): found.append((page, property, closure.body))
      case .name(let local): if let closure = named[local] { found.append((page, property, closure.body)) }
      default: break
      }
    }
    if found.isEmpty { return }
    let classes = ValueClasses(index: index, type: user, body: body)
    for item in found {
      guard let page = classes.entry(of: item.page) else { continue }
      let given = Given(body: item.body, user: user)
      self.given[Key(type: page.id, property: item.property), default: []].append(given)
    }
  }

  /// What a property of a class has been given, wherever the sources do.
  func given(to property: String, of type: TypeIndex.Entry) -> [Given] {
    index.lineage(of: type).flatMap { given[Key(type: $0.id, property: property)] ?? [] }
  }
}
