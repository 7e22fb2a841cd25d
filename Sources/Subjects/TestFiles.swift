import Program

/// The files of test targets: what they declare stands in for something, and is no subject.
package enum TestFiles {
  /// Who imports these tests, or helps to.
  package static let modules: Set<String> = ["XCTest", "Testing", "Quick"]

  /// The numbers of the files under test that belong to test targets; none where a run was given nothing else.
  package static func numbers(in program: Program, paths: [String]) -> Set<Int> {
    let subjects = program.files.indices.filter { program.files[$0].reading == .subject }
    let common = commonFolders(of: subjects.filter(paths.indices.contains).map { paths[$0] })
    let tests = subjects.filter { number in
      if !modules.isDisjoint(with: program.files[number].imports) { return true }
      guard paths.indices.contains(number) else { return false }
      return folders(of: paths[number]).dropFirst(common).contains { $0.hasSuffix("Tests") }
    }
    return tests.count == subjects.count ? [] : Set(tests)
  }

  /// The numbers of the files under test that belong to an app which shows a library or hosts its tests, by a folder's name.
  static func examples(in program: Program, paths: [String]) -> Set<Int> {
    let subjects = program.files.indices.filter { program.files[$0].reading == .subject && paths.indices.contains($0) }
    let common = commonFolders(of: subjects.map { paths[$0] })
    return Set(
      subjects.filter { number in
        folders(of: paths[number]).dropFirst(common).contains { folder in
          folder.lowercased().contains("testhost")
            || !words(in: folder).isDisjoint(with: ["example", "demo", "sample"])
        }
      })
  }

  /// `SheetDemo`, `iOSExamples`, `sample-app`: in small letters, each without an `s` at its end. No part of a word is one:
  /// `Resampler`, `Democracy`.
  package static func words(in folder: Substring) -> Set<String> {
    let words = folder.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
    return Set(words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().map { $0 }
  }

  /// How many folders all of the paths begin with: what the run was given lies in them.
  private static func commonFolders(of paths: [String]) -> Int {
    guard var common = paths.first.map(folders) else { return 0 }
    for path in paths { common = zip(common, folders(of: path)).prefix { $0 == $1 }.map(\.0) }
    return common.count
  }
}
