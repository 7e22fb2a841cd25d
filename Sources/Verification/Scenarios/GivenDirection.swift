import Program
import Subjects

/// For which direction code that animates is handed over: `Animation(presentation: .slideIn, dismissal: .slideOut)`.
///
/// Whoever takes a part for each direction runs it for that one alone.
struct GivenDirection {
  /// An argument whose label says a direction.
  private struct Given {
    let value: Expression
    let use: AnimatorPurpose.Use
    /// The name of the type whose code hands it over.
    let user: String
  }

  private let given: [Given]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var uses: [String: AnimatorPurpose.Use?] = [:]
    var given: [Given] = []
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in user.functions.compactMap(\.body) + user.variables.map(HelperMethods.code) {
        Walk.expressions(in: body) { expression in
          guard case .call(_, let arguments) = expression.kind else { return }
          for argument in arguments {
            guard let label = argument.label else { continue }
            let use = uses[label] ?? AnimatorPurpose.use(labelled: label)
            uses[label] = .some(use)
            if let use { given.append(Given(value: argument.value, use: use, user: user.name)) }
          }
        }
      }
    }
    self.given = given
  }

  /// Nil where nothing says so, or where it is given for both.
  func use(of animation: SubjectFinder.Animation, in owner: TypeIndex.Entry) -> AnimatorPurpose.Use? {
    guard let part = AnimationPart(animation, of: owner) else { return nil }
    let uses = Set(given.filter { part.isGiven(as: $0.value, inOwnCode: $0.user == owner.name) }.map(\.use))
    return uses.count == 1 ? uses.first : nil
  }
}
