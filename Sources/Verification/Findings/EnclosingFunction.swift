import Diagnostics
import Program

extension ProgramFile {
  /// The function or the property in which a place lies, with the types around it: `Card.close(animated:)`. Closures and functions
  /// within it are its own. `nil` outside of both, as at the name of a class.
  func function(around place: SourceSpan) -> String? {
    if let type = types.first(where: { $0.span.contains(place) }) { return type.function(around: place) }
    return Member.name(around: place, functions, variables)
  }
}

extension TypeDeclaration {
  fileprivate func function(around place: SourceSpan) -> String? {
    let type = types.first { $0.span.contains(place) }
    let member = type == nil ? Member.name(around: place, functions, variables) : type?.function(around: place)
    return member.map { "\(name).\($0)" }
  }
}

private enum Member {
  /// The span of a variable is that of its name: what stands behind it, up to the next member, belongs to it.
  static func name(around place: SourceSpan, _ functions: [Function], _ variables: [Variable]) -> String? {
    if let function = functions.first(where: { $0.span.contains(place) }) { return function.fullName }
    let begun =
      (functions.map { ($0.span, String?.none) } + variables.map { ($0.span, $0.name) })
      .filter { $0.0.file == place.file && $0.0.start <= place.start }
    return begun.max { $0.0.start < $1.0.start }?.1
  }
}
