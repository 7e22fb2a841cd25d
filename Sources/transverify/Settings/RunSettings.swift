import Exploration
import FlatMachine
import Foundation
import Identifiers
import Verification

/// Everything that decides a run: arguments first, then the configuration, then what is usual.
struct RunSettings: Hashable, Sendable {
  var options: RunOptions
  /// Standard output gets at most one report.
  var reporters: [ReporterChoice]
  /// Folder for the whole set of reports.
  var output: String?
  /// The text report tells everything of each finding and each subject.
  var isVerbose: Bool
  /// The text report lists everything that was not understood.
  var showsCoverage: Bool
  var isQuiet: Bool
  var showsProgress: Bool
  var color: ColorMode
  /// What the report is compared with besides its baseline.
  var trend: Trend?
  /// File for a new baseline.
  var writeBaseline: String?

  init(_ arguments: ParsedArguments, workingDirectory: String) throws(InputError) {
    let name = arguments.values.first(.config)
    let configuration = try Configuration.find(named: name, from: workingDirectory)
    let values = arguments.values.filled(from: configuration?.values ?? OptionValues())
    let paths = try Self.paths(arguments, configuration, workingDirectory)
    options = RunOptions(
      paths: paths, only: values.all(.only).compactMap(RuleID.init), skip: values.all(.skip).compactMap(RuleID.init),
      subjects: values.all(.subject), iOSVersion: values.first(.ios).flatMap(Double.init),
      maximumStates: values.first(.maxStates).flatMap { Int($0) },
      maximumDepth: values.first(.maxDepth).flatMap { Int($0) },
      stopsAtViolation: values.contains(.firstViolation),
      timeLimit: values.first(.timeLimit).flatMap(Double.init),
      subjectBudget: values.first(.subjectBudget).flatMap(Double.init),
      cache: Self.cache(arguments, configuration, workingDirectory),
      jobs: values.first(.jobs).flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount,
      strict: values.contains(.strict),
      reductions: Self.reductions(values.first(.reduce) ?? ""))
    if !arguments.operands.isEmpty || name != nil { options.namedPaths = paths }
    options.exclude = Self.excluded(arguments, configuration, workingDirectory)
    options.growing = values.all(.grow)
    options.memoryLimit = values.first(.memoryLimit).flatMap { Int($0) }
    options.walk = Self.walk(values)
    options.findsFairCycles = values.contains(.fairCycles)
    options.findsRepairs = values.contains(.repairs) && options.walk == nil
    options.certifies = values.contains(.certify)
    options.changedSince = values.first(.changedSince)
    writeBaseline = arguments.values.first(.writeBaseline)
    let given = arguments.values.first(.baseline)
    let configured = configuration.flatMap { configuration in
      configuration.values.first(.baseline).map { Self.place($0, configuration.folder, workingDirectory) }
    }
    // Other commands find their sources in the configuration, too, and judge nothing.
    let baseline = [.run, .serve].contains(arguments.verb) ? given ?? configured : nil
    options.gate = try Self.gate(
      values, baseline: baseline, isConfigured: given == nil, writing: writeBaseline, workingDirectory: workingDirectory
    )
    // With another budget a run may find what the one that wrote the baseline has not come to.
    if options.subjectBudget == nil { options.subjectBudget = options.gate.baseline?.subjectBudget }
    if let rule = options.only.first(where: options.skip.contains) {
      throw InputError("'\(rule)' is both to be checked and to be skipped")
    }
    try Self.refuseCombinations(values, given: arguments.values)
    isVerbose = values.contains(.verbose)
    showsCoverage = values.contains(.coverageOfLanguage)
    isQuiet = arguments.values.contains(.quiet)
    showsProgress = !isQuiet && !arguments.values.contains(.noProgress)
    color = values.first(.color).flatMap(ColorMode.init) ?? .auto

    trend = try Trend(arguments.values.first(.trend), workingDirectory: workingDirectory)
    // Reports that the configuration names belong to the paths that it names: a run over other paths must not
    // overwrite them.
    let chosen = arguments.operands.isEmpty ? values : arguments.values
    let base = arguments.values.contains(.output) ? workingDirectory : configuration?.folder ?? workingDirectory
    output = chosen.first(.output).map { Self.place($0, base, workingDirectory) }
    let reporterBase =
      arguments.values.contains(.reporter) ? workingDirectory : configuration?.folder ?? workingDirectory
    reporters = try Self.reporters(chosen.all(.reporter)).map { choice in
      ReporterChoice(format: choice.format, file: choice.file.map { Self.place($0, reporterBase, workingDirectory) })
    }
  }

  /// The options of a run whose parts are joined here: this machine adds only where reports go.
  init(of options: RunOptions, _ arguments: ParsedArguments, workingDirectory: String) throws(InputError) {
    let values = arguments.values
    self.options = options
    self.options.jobs = values.first(.jobs).flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
    self.options.cache = values.first(.cache).map { PathNames.absolute($0, from: workingDirectory) }
    isVerbose = values.contains(.verbose)
    showsCoverage = values.contains(.coverageOfLanguage)
    isQuiet = values.contains(.quiet)
    showsProgress = !isQuiet && !values.contains(.noProgress)
    color = values.first(.color).flatMap(ColorMode.init) ?? .auto
    output = values.first(.output)
    trend = try Trend(values.first(.trend), workingDirectory: workingDirectory)
    reporters = try Self.reporters(values.all(.reporter))
    writeBaseline = values.first(.writeBaseline)
    if let baseline = values.first(.baseline) {
      self.options.gate.baseline = try BaselineFile(name: baseline, workingDirectory: workingDirectory).read()
    }
  }

  private static func walk(_ values: OptionValues) -> WalkOptions? {
    guard let seed = values.first(.randomWalk).flatMap({ UInt64($0) }) else { return nil }
    var walk = WalkOptions(seed: seed)
    if let walks = values.first(.walks).flatMap({ Int($0) }) { walk.walks = walks }
    if let depth = values.first(.maxDepth).flatMap({ Int($0) }) { walk.maximumDepth = depth }
    return walk
  }

  /// What the one option needs and the other takes away. Walks pass over bounds on states that the configuration sets.
  private static func refuseCombinations(_ values: OptionValues, given: OptionValues) throws(InputError) {
    let isGiven = { (option: OptionDescription) in values.contains(option) || values.first(option) != nil }
    let refused: [(OptionDescription, [OptionDescription], String)] = [
      (.randomWalk, [.certify, .fairCycles, .reduce, .firstViolation, .grow], "walks keep no states"),
      (.randomWalk, [.fix], "walks do not show that anything is gone"),
      (.shard, [.fix], "a repair is checked against all that is found"),
      (.watch, [.fix], "one run repairs"),
      (.whyIncomplete, [.randomWalk], "walks keep no states"),
      (.whyIncomplete, [.shard, .watch, .fix, .writeBaseline], "it writes no report"),
      (.reduce, [.certify], "the stored states stand for others that were never seen"),
      (.reduce, [.fairCycles], "which event of like ones happens is lost"),
    ]
    for (option, others, reason) in refused where isGiven(option) {
      guard let other = others.first(where: isGiven) else { continue }
      throw InputError("'--\(option.name)' and '--\(other.name)' cannot be combined: \(reason)")
    }
    for option in [OptionDescription.maxStates, .memoryLimit] where isGiven(.randomWalk) && given.first(option) != nil {
      throw InputError("'--random-walk' and '--\(option.name)' cannot be combined: walks keep no states")
    }
    let isAsked = given.first(.whyIncomplete) != nil
    if isAsked, let other = [OptionDescription.reporter, .output].first(where: { given.first($0) != nil }) {
      throw InputError("'--why-incomplete' and '--\(other.name)' cannot be combined: it writes no report")
    }
    if let name = values.first(.whyIncomplete), let other = values.all(.subject).first(where: { $0 != name }) {
      throw InputError(
        "'--why-incomplete' and '--subject' name different subjects: type '--why-incomplete \(name)' alone, or "
          + "'--why-incomplete \(other)'")
    }
    if isGiven(.walks), !isGiven(.randomWalk) { throw InputError("'--walks' needs '--random-walk'") }
  }

  private static func reductions(_ list: String) -> Set<Reduction> {
    Set(list.split(separator: ",").compactMap { Reduction(rawValue: String($0)) })
  }

  private static func reporters(_ texts: [String]) throws(InputError) -> [ReporterChoice] {
    if texts.isEmpty { return [ReporterChoice(format: .text, file: nil)] }
    var choices: [ReporterChoice] = []
    var printed: String?
    for text in texts {
      let choice = try ReporterChoice(text, for: "--reporter")
      if choice.file == nil {
        if let printed { throw UsageError.sharedOutput(printed, text) }
        printed = text
      }
      choices.append(choice)
    }
    return choices
  }
}
