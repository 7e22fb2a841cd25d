import Foundation
import Fuzzing

/// Some sources of one seed, in this process.
struct FuzzWorker {
  let options: FuzzOptions

  /// Sources of one process: with the tool's own bounds one, so that its time and its memory are known.
  static func sources(_ options: FuzzOptions) -> Int { options.usesDefaults ? 1 : 25 }

  func run(_ seed: UInt64) throws {
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    guard !texts.isEmpty else { throw FuzzError(description: "there are no Swift files at \(options.paths)") }
    var mutator = SourceMutator(sources: texts, seed: seed)
    for number in 0..<Self.sources(options) {
      let file = options.keep + "/current.swift"
      let trouble = try FuzzCase.check(mutator.next(), file: file, usesDefaults: options.usesDefaults)
      if let trouble {
        print("seed \(seed), source \(number): \(trouble)")
        let kept = options.keep + "/wrong-\(seed)-\(number).swift"
        try? FileManager.default.copyItem(atPath: file, toPath: kept)
      }
    }
  }

  private var files: [String] {
    options.paths.flatMap { path -> [String] in
      if path.hasSuffix(".swift") { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
    }
  }
}
