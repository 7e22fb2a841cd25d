import Foundation

/// Compares what both machines did.
package struct Agreement: Sendable {
  /// A sequence that the machines disagree about.
  package struct Difference: Sendable, CustomStringConvertible {
    package var sequence: InterpretedSequence
    /// The first step that differs: 0 is the start.
    package var step: Int
    package var native: String

    package var interpreted: String {
      step < sequence.reports.count ? sequence.reports[step] : "nothing"
    }

    /// Only the lines that differ.
    package var description: String {
      let (left, right) = (interpreted.split(separator: "\n"), native.split(separator: "\n"))
      var lines = ["\(sequence.plan.entry), step \(step):", sequence.plan.text(upTo: step)]
      for index in 0..<max(left.count, right.count) {
        let (one, other) = (index < left.count ? left[index] : "", index < right.count ? right[index] : "")
        if one != other { lines += ["interpreted: \(one)", "native:      \(other)"] }
      }
      return lines.joined(separator: "\n")
    }
  }

  private let program: String
  private let arguments: [String]

  /// - Parameter arguments: for planted differences.
  package init(_ build: NativeBuild, arguments: [String] = []) {
    program = build.program
    self.arguments = arguments
  }

  /// The sequences that the machines disagree about, each at its first step that differs.
  package func differences(in sequences: [InterpretedSequence], limit: Int = 3) throws -> [Difference] {
    let native = try reports(of: sequences, verbose: false)
    var differing: [InterpretedSequence] = []
    for (sequence, hashes) in zip(sequences, native) {
      if sequence.reports.map(Self.hash) != hashes { differing.append(sequence) }
    }
    if native.count != sequences.count { differing = Array(sequences[native.count...]) + differing }
    return try differing.prefix(limit).map { sequence in
      let all = try reports(of: [sequence], verbose: true).first ?? []
      let step = zip(sequence.reports, all).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let first = step ?? min(sequence.reports.count, all.count)
      return Difference(sequence: sequence, step: first, native: first < all.count ? all[first] : "nothing")
    }
  }

  /// What the native machine reports of each sequence.
  private func reports(of sequences: [InterpretedSequence], verbose: Bool) throws -> [[String]] {
    let result = try Subprocess.run(
      program, arguments + (verbose ? ["--verbose"] : []), input: sequences.map(\.plan.text).joined(), isMerged: false)
    var all: [[String]] = []
    var open: [String] = []
    for line in result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "sequence" {
        all.append([])
      } else if !verbose, !line.isEmpty, !all.isEmpty {
        all[all.count - 1].append(line)
      } else if line == ".", !all.isEmpty {
        all[all.count - 1].append(open.joined(separator: "\n"))
        open = []
      } else if verbose {
        open.append(line)
      }
    }
    return all
  }

  /// FNV-1a, as the driver computes it.
  private static func hash(_ report: String) -> String {
    var report = report
    let hash = report.withUTF8 { $0.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
    return String(hash, radix: 16)
  }
}
