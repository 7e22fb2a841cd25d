import Verification

extension RunSettings {
  /// The folder that keeps results; absolute.
  static func cache(
    _ arguments: ParsedArguments, _ configuration: Configuration?, _ workingDirectory: String
  ) -> String? {
    if let folder = arguments.values.first(.cache) { return PathNames.absolute(folder, from: workingDirectory) }
    guard let configuration, let folder = configuration.values.first(.cache) else { return nil }
    return PathNames.absolute(folder, from: configuration.folder)
  }

  /// What is checked.
  static func paths(
    _ arguments: ParsedArguments, _ configuration: Configuration?, _ workingDirectory: String
  ) throws(InputError) -> [String] {
    if !arguments.operands.isEmpty { return arguments.operands }
    if let configuration, !configuration.paths.isEmpty {
      return configuration.paths.map { place($0, configuration.folder, workingDirectory) }
    }
    // Whoever stands in a project and names nothing means the project.
    if [.run, .serve, .replay, .scenarios].contains(arguments.verb) {
      return [configuration.map { place(".", $0.folder, workingDirectory) } ?? "."]
    }
    throw InputError(
      "nothing to check: give files or folders, or name them under 'paths' in '\(Configuration.fileName)'")
  }

  /// What the command line excludes, besides what the configuration does: whoever adds something means to check less.
  static func excluded(
    _ arguments: ParsedArguments, _ configuration: Configuration?, _ workingDirectory: String
  ) -> [String] {
    let configured = (configuration?.values.all(.exclude) ?? []).map { pattern in
      pattern.dropLast().contains("/") ? place(pattern, configuration?.folder ?? "", workingDirectory) : pattern
    }
    return configured + arguments.values.all(.exclude)
  }

  /// A path that begins at `base`, as it is from the working directory. Absolute paths stay as they are.
  static func place(_ path: String, _ base: String, _ workingDirectory: String) -> String {
    if path.hasPrefix("/") || base == workingDirectory { return path }
    return PathNames.relative(PathNames.absolute(path, from: base), to: workingDirectory)
  }
}
