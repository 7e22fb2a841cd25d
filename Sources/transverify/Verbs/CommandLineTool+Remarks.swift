import Foundation
import RunReport
import Verification

/// What somebody may not have meant, said on standard error. It changes nothing.
extension CommandLineTool {
  /// Looks at the arguments of a command that reads sources.
  func remark(on arguments: ParsedArguments) {
    guard [.run, .serve, .scenarios, .replay, .export].contains(arguments.verb), !arguments.values.contains(.quiet)
    else { return }
    // What is wrong with a configuration ends the command.
    let name = arguments.values.first(.config)
    let found = try? Configuration.find(named: name, from: workingDirectory)
    if let configuration = found.flatMap(\.self) {
      missing(arguments, configuration).forEach(console.remark)
      if name == nil, let foreign = foreign(arguments, configuration) { console.remark(foreign) }
    }
    guard let paths = try? RunSettings.paths(arguments, found.flatMap(\.self), workingDirectory) else { return }
    let patterns = arguments.values.all(.exclude)
    for pattern in ExcludedPaths.unused(patterns, below: paths, workingDirectory: workingDirectory) {
      console.warn("'--exclude \(pattern)' passes by nothing")
    }
  }

  /// Says which path of a configuration is wrong, since an error names the path alone.
  private func missing(_ arguments: ParsedArguments, _ configuration: Configuration) -> [String] {
    if !arguments.operands.isEmpty { return [] }
    return configuration.paths.filter {
      !FileManager.default.fileExists(atPath: PathNames.absolute($0, from: configuration.folder))
    }.map { "the configuration '\(configuration.file)' names '\($0)', which is not there" }
  }

  /// Settings of one project that apply to the sources of another, since somebody stands in the first.
  private func foreign(_ arguments: ParsedArguments, _ configuration: Configuration) -> String? {
    if configuration.values.isEmpty { return nil }
    let folder = PathNames.resolved(configuration.folder) ?? configuration.folder
    let outside = arguments.operands.first { path in
      let absolute = PathNames.absolute(path, from: workingDirectory)
      return !PathNames.isInside(PathNames.resolved(absolute) ?? absolute, folder)
    }
    return outside.map {
      "the settings of '\(configuration.file)' apply to '\($0)', which lies outside of its folder: "
        + "'--config' names another configuration"
    }
  }

  /// What lets a run pass in which nothing but the end of some searches is missing.
  func remarkOnStoppedSubjects(_ report: Report) {
    let stopped = report.subjects.filter { !report.isExploredAsRequired($0) && $0.verdict != .vacuous }
    if stopped.isEmpty { return }
    let number = stopped.count == 1 ? "1 subject was" : "\(stopped.count) subjects were"
    let levels = stopped.compactMap(\.disturbances)
    let required =
      levels.count == stopped.count ? levels.min().map { ", and so does '--require-disturbances \($0)'" } : nil
    console.remark(
      "\(number) not explored as far as the run asks, so the exit code is 3: '--incomplete pass' lets it pass"
        + (required ?? ""))
  }

  /// The last word of a run that ends with exit code 2, though its report was written.
  func complainOfSources(_ report: Report) {
    let problems = report.problems.filter { $0.severity == .error }
    guard let first = problems.first else { return }
    let place = first.location.map { "\($0.path):\($0.line): " } ?? ""
    let number = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    console.complain("\(number) with the sources, so the exit code is 2: \(place)\(first.message)")
  }
}
