import Program
import Subjects

/// What clients do when a page tells them something: closures that code of the sources gives it, and the methods of its
/// delegates.
struct PageClients {
  struct Answer {
    let user: TypeIndex.Entry
    let parameters: [Parameter]
    let body: [Statement]
    /// What local constants around a closure stand for.
    let aliases: [String: String]
    /// What the page is called where the closure stands, and what the method's parameter for it is called.
    let pageNames: Set<String>
    let given: GivenAnswers.Answer
  }

  private struct Given {
    let page: Int
    let user: TypeIndex.Entry
    let name: String?
    let answer: GivenAnswers.Answer
    let aliases: [String: String]
  }

  private let index: TypeIndex
  private let types: [TypeIndex.Entry]
  private var given: [Given] = []

  /// - Parameter pages: those that are asked for, by their numbers.
  init(of pages: [Int: TypeIndex.Entry], among types: [TypeIndex.Entry], _ index: TypeIndex) {
    self.index = index
    self.types = types
    for user in types {
      for body in user.functions.compactMap(\.body) { collect(body, of: user, pages) }
    }
  }

  private mutating func collect(_ body: [Statement], of user: TypeIndex.Entry, _ pages: [Int: TypeIndex.Entry]) {
    let index = index
    var made: [(name: String?, page: TypeIndex.Entry, creation: Expression?)] = []
    for (name, className) in LocalClasses.named(in: body).sorted(by: { $0.key < $1.key }) {
      guard let page = index.entry(mentioned: className, in: user), pages[page.id] != nil else { continue }
      made.append((name, page, nil))
    }
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
        name.first?.isUppercase == true, let page = index.entry(mentioned: name, in: user), pages[page.id] != nil
      else { return }
      made.append((nil, page, expression))
    }
    if made.isEmpty { return }
    let aliases = LocalNames.aliases(in: body)
    for (name, page, creation) in made {
      let all = GivenAnswers(to: page, named: name, madeBy: creation, in: body).all
      given += all.map { Given(page: page.id, user: user, name: name, answer: $0, aliases: aliases) }
    }
  }

  /// The closures that a property of a page has.
  func closures(for property: String, of page: TypeIndex.Entry) -> [Answer] {
    given.filter { $0.page == page.id && $0.answer.property == property }.compactMap { given in
      given.answer.closure.map { closure in
        Answer(
          user: given.user, parameters: closure.parameters, body: closure.body, aliases: given.aliases,
          pageNames: given.name.map { [$0] } ?? [], given: given.answer)
      }
    }
  }

  /// The methods that delegates have for a call of a property's object.
  func methods(
    _ name: String, _ arguments: [Argument], for property: Variable, of page: TypeIndex.Entry
  ) -> [Answer] {
    guard let className = property.className, let asked = index.entry(mentioned: className, in: page),
      asked.declaration.kind == .protocol
    else { return [] }
    return types.filter { $0.id != page.id && adopts($0, asked) }.compactMap { user in
      let callee = Expression(.name(name), .none)
      guard let method = OwnMethods(of: user, in: index).method(called: callee, arguments) else { return nil }
      let pages = method.parameters.filter { parameter in
        guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
        return name == page.name || name == "UIViewController"
      }
      return Answer(
        user: user, parameters: method.parameters, body: method.body ?? [], aliases: [:],
        pageNames: Set(pages.map(\.name)), given: GivenAnswers.Answer(property: property.name, closure: nil))
    }
  }

  private func adopts(_ type: TypeIndex.Entry, _ asked: TypeIndex.Entry) -> Bool {
    type.declaration.kind == .class
      && index.lineage(of: type).filter(\.isSubject).contains { own in
        own.inherited.contains { index.entry(mentioned: $0, in: own)?.id == asked.id }
      }
  }
}
