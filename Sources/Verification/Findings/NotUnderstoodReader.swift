import Diagnostics
import Program
import RunReport

/// The constructs without meaning of a file, as reports list them.
struct NotUnderstoodReader {
  let sources: SourceMap

  func constructs(of file: ProgramFile) -> [NotUnderstoodConstruct] {
    file.notUnderstood.compactMap { item in
      guard let place = sources.location(of: item.span) else { return nil }
      return NotUnderstoodConstruct(
        construct: item.construct,
        location: Location(path: place.path, line: place.line, column: place.column))
    }
  }
}
