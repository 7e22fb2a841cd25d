import Diagnostics
import Machine

/// Finds the rules of the semantics document that the machine's source cites at a place.
struct CitationFinder {
  let image: ProgramImage
  /// The lines of each file of the machine.
  private let lines: [[Substring]]
  private let sources: SourceMap

  init(image: ProgramImage, sources: SourceMap) {
    self.image = image
    self.sources = sources
    lines = sources.files.map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// The rules cited at the innermost of the places that cites any: in a comment on its line or right above it, or above
  /// the function that it is in.
  ///
  /// - Parameter sites: the place of a write, then those of the calls that led to it, from the inside.
  func rules(at sites: [Site]) -> Set<String> {
    for site in sites {
      guard image.program.functions.indices.contains(site.function) else { continue }
      let function = image.program.functions[site.function]
      if !site.isDeclaration, function.spans.indices.contains(site.pc) {
        let found = citations(near: function.spans[site.pc])
        if !found.isEmpty { return found }
      }
      let found = citations(near: function.span)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func citations(near span: SourceSpan) -> Set<String> {
    guard let place = sources.location(of: span), span.file >= 0, lines.indices.contains(Int(span.file)) else {
      return []
    }
    let lines = lines[Int(span.file)]
    guard lines.indices.contains(place.line - 1) else { return [] }
    var found = Self.identifiers(inCommentOf: lines[place.line - 1])
    var above = place.line - 2
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("//") {
      found.formUnion(Self.identifiers(inCommentOf: lines[above]))
      above -= 1
    }
    return found
  }

  /// `PRES-01`, `F-27`: capital letters, a hyphen and two digits.
  private static func identifiers(inCommentOf line: Substring) -> Set<String> {
    guard let comment = line.firstRange(of: "//") else { return [] }
    let words = line[comment.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return Set(words.map(String.init).filter { $0.wholeMatch(of: /[A-Z]{1,4}-[0-9]{2}/) != nil })
  }
}
