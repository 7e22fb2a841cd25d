import Foundation

/// Names of Apple's frameworks that the machine need not compute: what they give is unknown, and what they do changes
/// nothing that a rule can see.
///
/// They stand in the text files of `Models/Platform`: words between blanks, `#` begins a comment up to the end of the
/// line.
enum PlatformNames {
  static func all() throws(InputError) -> Set<String> {
    let folder = try ModelsFolder.path() + "/Platform"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var names: Set<String> = []
    for file in files.sorted() where file.hasSuffix(".txt") {
      guard case .success(let source) = SourceReader.read(folder + "/" + file, display: file) else { continue }
      for line in source.text.split(separator: "\n") {
        let words = line.prefix { $0 != "#" }
        for word in words.split(whereSeparator: \.isWhitespace) { names.insert(String(word)) }
      }
    }
    return names
  }
}
