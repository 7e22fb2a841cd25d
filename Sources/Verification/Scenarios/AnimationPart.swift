import Program
import Subjects

/// Code that animates, as others hand it over: a static property with a closure in it, or a function.
struct AnimationPart {
  let name: String
  let value: Expression?
  let owner: TypeIndex.Entry

  /// Nil for what nobody hands over by a name.
  init?(_ animation: SubjectFinder.Animation, of owner: TypeIndex.Entry) {
    switch animation {
    case .closure(let closure, let name):
      self.name = name.split(separator: ".").last.map(String.init) ?? name
      value = closure
    case .function(let function):
      name = function.name
      value = nil
    case .worker, .contextMethod: return nil
    }
    self.owner = owner
  }

  /// A static property, whatever its value.
  init(_ variable: Variable, of owner: TypeIndex.Entry) {
    name = variable.name
    value = nil
    self.owner = owner
  }

  /// Whether a value names it, or is written around its closure.
  func isGiven(as given: Expression, inOwnCode isOwn: Bool) -> Bool {
    switch MethodUses.bare(given).kind {
    case .implicitMember(name): return true
    case .name(name): return isOwn
    case .member(let base, name): return isOwn || PresentationCall.name(of: base) == owner.name
    default: return value.map { given.span.contains($0.span) } ?? false
    }
  }
}
