/// The functions that calls of one name may mean, found once for each side from which they are seen.
///
/// A large app makes thousands of shapes of `init` and of `subscript`: most name an argument that no candidate takes, and
/// those are done with at a glance.
final class CallCandidates {
  private let context: LoweringContext
  private let find: (LoweringContext) -> [Int]
  private var known: [Bool: (functions: [Int], labels: Set<String>)] = [:]

  /// - Parameter find: the candidates as the present side of the context sees them.
  init(_ context: LoweringContext, _ find: @escaping (LoweringContext) -> [Int]) {
    self.context = context
    self.find = find
  }

  /// Empty where none can take what calls of the shape name.
  func fitting(_ shape: Int) -> [Int] {
    let known = known[context.isSubjectView] ?? found()
    let fits =
      !context.options.copiesRows
      || context.output.shapes[shape].labels.allSatisfy { $0.map(known.labels.contains) ?? true }
    return fits ? known.functions : []
  }

  private func found() -> (functions: [Int], labels: Set<String>) {
    let functions = find(context)
    let labels = Set(functions.lazy.flatMap { self.context.functions[$0].signature }.compactMap(\.label))
    known[context.isSubjectView] = (functions, labels)
    return (functions, labels)
  }
}
