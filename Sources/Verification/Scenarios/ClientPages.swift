import Program
import Subjects

/// What the subclass that stands for clients answers where a base class asks for the controllers to show: pages of the kind
/// that the code of the base class insists on.
struct ClientPages {
  let name: String
  private let protocols: [TypeIndex.Entry]
  private let index: TypeIndex

  /// `lineage`: the base class and what it inherits from, as far as the sources have it.
  init(lineage: [TypeIndex.Entry], number: Int, index: TypeIndex) {
    name = "Page\(number)"
    self.index = index
    var names: Set<String> = []
    for body in lineage.flatMap(HelperMethods.bodies) {
      Walk.expressions(in: body) { expression in
        if case .cast(_, .named(let type, _), _) = expression.kind { names.insert(type) }
      }
    }
    protocols = names.sorted().compactMap { index.entry(named: $0, from: lineage[0].file) }.filter {
      $0.isSubject && $0.declaration.kind == .protocol && !$0.isPrivate
    }
  }

  /// The class of the pages; they are plain where nobody insists on anything.
  var text: String {
    if protocols.isEmpty { return "\nfinal class \(name): OwningController {}\n" }
    return ScreenProtocols(index: index).stand(named: name, for: protocols)
  }

  /// What a function of that result answers; nil where it is no controller.
  func answer(_ result: TypeReference?) -> String? {
    switch result?.unwrapped {
    case .named("UIViewController", _): "\(name)()"
    case .array(.named("UIViewController", _)): "[\(name)(), \(name)()]"
    default: nil
    }
  }
}
