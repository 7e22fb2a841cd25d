import Foundation

/// Names of Apple's frameworks, from the text files of `Models/Platform`: words between blanks, `#` begins a comment up to
/// the end of the line.
enum PlatformNames {
  private static let ancestorsFile = "Ancestors.txt"

  /// Those that the machine need not compute: what they give is unknown, and what they do changes nothing that a rule can
  /// see.
  static func all() throws(InputError) -> Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder())) ?? []
    return try names(in: files.filter { $0.hasSuffix(".txt") && $0 != ancestorsFile })
  }

  /// Classes and protocols that apps inherit from, and whose methods mean something that nobody computes.
  static func ancestors() throws(InputError) -> Set<String> { try names(in: [ancestorsFile]) }

  /// Both, in an order that is always the same; none where the folder cannot be read.
  static func forHashing() -> [String] { (((try? all()) ?? []).union((try? ancestors()) ?? [])).sorted() }

  private static func folder() throws(InputError) -> String { try ModelsFolder.path() + "/Platform" }

  private static func names(in files: [String]) throws(InputError) -> Set<String> {
    var names: Set<String> = []
    for file in files.sorted() {
      guard case .success(let source) = SourceReader.read(try folder() + "/" + file, display: file) else { continue }
      for line in source.text.split(separator: "\n") {
        let words = line.prefix { $0 != "#" }
        for word in words.split(whereSeparator: \.isWhitespace) { names.insert(String(word)) }
      }
    }
    return names
  }
}
