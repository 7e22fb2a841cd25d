import Program
import Subjects

/// What services tell pages, by the closures that pages leave with them, as their delegates, and by notifications.
struct Services {
  struct Answer {
    let body: [Statement]
    /// What local constants around a closure stand for.
    let aliases: [String: String]
  }

  private let calls: ServiceCalls

  init(_ index: TypeIndex) { calls = ServiceCalls(index) }

  func answers(of page: TypeIndex.Entry) -> [Answer] {
    var found: [Answer] = []
    for body in page.functions.compactMap(\.body) {
      let aliases = LocalNames.aliases(in: body)
      Walk.expressions(in: body) { expression in
        found += Answers.ofServices(expression).map { Answer(body: $0.body, aliases: aliases) }
      }
    }
    let heard = Answers.heard(by: page)
    let asked = Set(calls.functions(of: page).map(\.nameSpan))
    for function in page.functions where heard.contains(function.name) || asked.contains(function.nameSpan) {
      found.append(Answer(body: function.body ?? [], aliases: [:]))
    }
    return found
  }
}
