import Diagnostics
import Program
import Subjects

extension Turn {
  /// The places that a search finds on the ways through a class's functions that ask for something, each once.
  ///
  /// - Parameters:
  ///   - name: `present` or `dismiss`.
  ///   - search: Is given the requests of one way, without those of `self` where that is no controller.
  static func places(
    in type: TypeIndex.Entry, _ index: TypeIndex, asking name: String, _ search: ([Request]) -> [SourceSpan]
  ) -> [SourceSpan] {
    let isController = index.ancestors(of: type).contains("UIViewController")
    let turn = Turn(OwnMethods(of: type, in: index))
    var spans: [SourceSpan] = []
    for function in type.functions where CallFinder.calls(name, labelled: "animated", in: function.body ?? []) {
      for way in turn.allWays(of: function.body ?? []) {
        let asked = way.filter { isController || $0.receiver != "self" }
        for span in search(asked) where !spans.contains(span) { spans.append(span) }
      }
    }
    return spans
  }
}
