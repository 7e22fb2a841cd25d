import Foundation

/// Measures `transverify` on public repositories: which defects of a manifest it finds, which of its reports on correct
/// files are false alarms, and how it fares on whole repositories. Prints Markdown.
///
/// The repositories are local clones; nothing of them is kept but in the scratch folder.
@main
enum CorpusTool {
  static let usage = """
    usage: corpus --manifest FILE --mirrors FOLDER [--scratch FOLDER] [--repositories | --whole] [--limit SECONDS] [ID…]
           corpus --reliability FILE…
           corpus --calibration FILE…

      --manifest      a JSON list of facts about public commits: repository, commits, paths, rules
      --mirrors       holds the clones, named owner+name or owner/name, bare or with a work tree
      --scratch       where files are extracted to (a folder in the temporary folder)
      --repositories  runs whole repositories instead of the files of the manifest, with default options
      --whole         as without, but each commit of an entry is run whole, with default options: a batch's first run
      --limit         seconds of exploration of a run (300 for files, none for repositories); after three times as many, or
                      five minutes without, it is ended
      ID              only entries whose id contains one of these
      --reliability   prints how often judged findings of each rule were true, as the tool's own table has it
      --calibration   prints how often findings of each confidence are true, each repository weighed by the others
    """

  /// Prints at once: a measurement takes long.
  static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "--reliability" {
        return say(ReliabilityTable(try JudgedFinding.all(at: Array(arguments.dropFirst()))).text)
      }
      if arguments.first == "--calibration" {
        return say(CalibrationTable(try JudgedFinding.all(at: Array(arguments.dropFirst()))).text)
      }
      let options = try CorpusOptions(arguments)
      let checker = try Checker.besideThis(limit: options.hasDefaultOptions ? options.limit : options.limit ?? 300)
      let entries = try Manifest.entries(at: options.manifest).filter(options.selects)
      guard !entries.isEmpty else { throw CorpusError("no entry of the manifest is asked for") }
      if options.isOfRepositories {
        try RepositoryMeasurement(options: options, checker: checker).run(entries)
      } else {
        try EntryMeasurement(options: options, checker: checker).run(entries)
      }
    } catch let error as CorpusError {
      FileHandle.standardError.write(Data("corpus: \(error.message)\n".utf8))
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("corpus: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// Why nothing could be measured: one sentence, lower case, without a period.
struct CorpusError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

struct CorpusOptions {
  var manifest = ""
  var mirrors = ""
  var scratch = NSTemporaryDirectory() + "/transverify-corpus"
  var isOfRepositories = false
  var runsWholeRepositories = false
  var hasDefaultOptions: Bool { isOfRepositories || runsWholeRepositories }
  /// Seconds; `nil` where none were given.
  var limit: Double?
  var ids: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ name: String) throws -> String {
      guard let value = rest.popFirst() else { throw CorpusError("\(name) needs a value\n\(CorpusTool.usage)") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--manifest": manifest = try value(argument)
      case "--mirrors": mirrors = try value(argument)
      case "--scratch": scratch = try value(argument)
      case "--limit": limit = try Double(value(argument)) ?? limit
      case "--repositories": isOfRepositories = true
      case "--whole": runsWholeRepositories = true
      case _ where argument.hasPrefix("-"): throw CorpusError("there is no option \(argument)\n\(CorpusTool.usage)")
      default: ids.append(argument)
      }
    }
    guard !manifest.isEmpty, !mirrors.isEmpty else { throw CorpusError("two options are missing\n\(CorpusTool.usage)") }
  }

  func selects(_ entry: Manifest.Entry) -> Bool { ids.isEmpty || ids.contains { entry.id.contains($0) } }
}
