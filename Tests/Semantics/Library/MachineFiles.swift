import Foundation
import SwiftParser
import SwiftSyntax

/// The sources of the machine, and what is made of them to see whether its tests notice faults.
package struct MachineFiles: Sendable {
  /// Paths relative to `Models`: `UIKit/Rotation.swift`.
  let files: [(path: String, text: String)]

  /// - Parameter models: the folder `Models`.
  package init(models: String) {
    let paths = FileManager.default.enumerator(atPath: models + "/UIKit")?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") && !Self.words.contains($0) }.sorted().compactMap { path in
      let text = try? String(contentsOfFile: models + "/UIKit/" + path, encoding: .utf8)
      return text.map { ("UIKit/" + path, $0) }
    }
  }

  init(_ files: [(path: String, text: String)]) { self.files = files }

  /// What the interpreter never reads, or reads as names alone.
  private static let words: Set<String> = [
    "Vocabulary.swift", "ModelRuntime.swift", "OpaqueToken.swift", "CheckID.swift", "EventID.swift",
  ]

  /// Mutants of the cited statements; those of rules are left to `statementMutants`.
  package var citedMutants: [MachineMutant] {
    files.filter { !$0.path.hasPrefix("UIKit/Rules/") }.flatMap { MachineMutant.all(of: $0.text, path: $0.path) }
  }

  /// Mutants of every statement of the machine and of its rules.
  package var statementMutants: [MachineMutant] {
    let finder = StatementMutants(texts: files.map(\.text))
    return files.flatMap { finder.mutants(of: $0.text, path: $0.path) }
  }

  /// What tells this machine from others: sixteen hexadecimal digits of a hash (FNV-1a) of paths and words. Comments and
  /// spaces do not count, since they change no run.
  package var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    for file in files {
      add(file.path)
      for token in Parser.parse(source: file.text).tokens(viewMode: .sourceAccurate) { add(token.text) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
