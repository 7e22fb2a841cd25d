import Foundation

/// A checker that explores the family: one of ours, or a peer.
struct FamilyTool {
  var name: String
  /// Commands that are run first, once per size: what they take belongs to the end-to-end time.
  var preparation: (FamilySize) -> [[String]] = { _ in [] }
  /// The command that explores a size.
  var command: (FamilySize) -> [String]
  /// Files that the commands read from their folder: the name there, and the contents.
  var files: (FamilySize) throws -> [String: Data]
  /// What the output says was found, to be held against what `FamilySize` expects: states, or steps to the violation.
  var found: (FamilySize, String) -> Int?
  /// Whether it explores the size reduced.
  var isReduced = false
  /// Whether its counterexamples are shortest ones: with several threads that are not in step they need not be.
  var findsShortest = true

  /// Ours: from the source file to the verdict, on two threads, with parents and a shortest counterexample.
  static func transverify(
    _ program: URL, model: URL, name: String, options: [String], isReduced: Bool = false
  ) -> FamilyTool {
    FamilyTool(
      name: name,
      command: { size in
        [program.path, "run", "model.swift", "--subject", "Presentation.measured", "--jobs", "2", "--no-progress"]
          + options + (size.defect == 0 ? [] : ["--first-violation"])
      },
      files: { size in ["model.swift": try Data(contentsOf: model) + Data(("\n" + size.declaration).utf8)] },
      found: { size, output in
        size.defect == 0
          ? number(#/\n1 file, 1 subject, ([\d,]+) states/#, output)
          : number(#/ step \d+ of (\d+)/#, output)
      },
      isReduced: isReduced)
  }

  /// The first group of the last match, without the commas of its thousands.
  static func number(_ pattern: Regex<(Substring, Substring)>, _ output: String) -> Int? {
    output.matches(of: pattern).last.flatMap { Int($0.1.replacing(",", with: "")) }
  }
}

/// The peers, from a folder with their encodings: `presentation.pml`, `Presentation.tla` with `SIZE.cfg`.
extension FamilyTool {
  /// Exact breadth first. The generated checker ends with 0 whatever it finds: its output is read.
  static func spin(_ folder: URL) -> FamilyTool {
    let names = ["N", "K", "A", "P", "M", "BUG"]
    return FamilyTool(
      name: "SPIN, breadth first",
      preparation: { size in
        [
          ["spin"] + zip(names, size.numbers).map { "-D\($0)=\($1)" } + ["-a", "presentation.pml"],
          ["gcc", "-O3", "-w", "-DSAFETY", "-DMEMLIM=12000", "-DNOREDUCE", "-DBFS", "-o", "pan", "pan.c"],
        ]
      },
      command: { ["./pan", "-E", "-m100000", "-w\($0.tableBits)"] },
      files: { _ in ["presentation.pml": try Data(contentsOf: folder.appendingPathComponent("presentation.pml"))] },
      found: { size, output in
        if size.defect == 0 { return number(#/(\d+) states, stored/#, output) }
        // It counts steps from 0.
        return number(#/at depth (\d+)/#, output).map { $0 + 1 }
      })
  }

  /// - Parameter archive: TLC's jar.
  static func tlc(_ folder: URL, archive: String) -> FamilyTool {
    FamilyTool(
      name: "TLC, 2 workers",
      command: {
        [
          "java", "-XX:+UseParallelGC", "-cp", archive, "tlc2.TLC", "-workers", "2", "-noGenerateSpecTE", "-config",
          "\($0.name).cfg", "Presentation.tla",
        ]
      },
      files: { size in
        let names = ["Presentation.tla", "\(size.name).cfg"]
        return try Dictionary(
          uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
      },
      found: { size, output in
        if size.defect == 0 { return number(#/([\d,]+) distinct states found, /#, output) }
        return output.matches(of: #/\nState \d+:/#).count - 1
      })
  }

  /// - Parameter program: built from the peers' `presentation.rs`.
  static func stateright(_ program: String) -> FamilyTool {
    FamilyTool(
      name: "Stateright, breadth first, 2 threads",
      command: { [program] + $0.numbers.map(String.init) + ["2", "bfs"] },
      files: { _ in [:] },
      found: { size, output in
        size.defect == 0 ? number(#/unique=(\d+)/#, output) : number(#/after (\d+) steps/#, output)
      },
      findsShortest: false)
  }
}
