import Foundation
import Fuzzing

/// Runs `transverify` on mutated sources for as long as asked, in processes of their own, so that a crash or a hang ends
/// nothing else and its source is kept.
@main
enum FuzzTool {
  static let usage = """
    usage: fuzz --seconds N [--seed S] [--keep FOLDER] [--default-options] FILES AND FOLDERS…

      --seconds  how long
      --seed     where to begin (1); a seed always gives the same sources
      --keep     where the sources go that crash, hang or need too much memory (a folder in the temporary folder)
      --default-options
                 with the tool's own bounds instead of small ones, one source in each process: one that takes more than
                 2 minutes and a fifth, or more than 2 GB, is kept
    """

  static func main() {
    do {
      let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
      if let seed = options.worker {
        try FuzzWorker(options: options).run(seed)
      } else {
        try FuzzCampaign(options: options).run()
      }
    } catch {
      FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
      exit(2)
    }
  }
}

struct FuzzError: Error, CustomStringConvertible {
  var description: String
}

struct FuzzOptions {
  var seconds = 0.0
  var seed: UInt64 = 1
  var keep = NSTemporaryDirectory() + "/transverify-fuzz"
  var paths: [String] = []
  /// With the tool's own bounds.
  var usesDefaults = false
  /// The seed of a worker: this is a process of a campaign.
  var worker: UInt64?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seconds": seconds = rest.popFirst().flatMap(Double.init) ?? 0
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? 1
      case "--default-options": usesDefaults = true
      case "--keep": keep = rest.popFirst() ?? keep
      case "--worker": worker = rest.popFirst().flatMap(UInt64.init)
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty, seconds > 0 || worker != nil else { throw FuzzError(description: FuzzTool.usage) }
  }
}
