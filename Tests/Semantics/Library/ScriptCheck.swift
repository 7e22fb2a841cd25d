/// Judges scripts: every statement about the logs of their runs.
package struct ScriptCheck {
  let library: ScriptLibrary

  package init(_ library: ScriptLibrary) { self.library = library }

  /// What is wrong with the script at an index; empty when all its statements hold.
  package func failures(of index: Int) -> [String] {
    let script = library.scripts[index]
    if script.className == nil { return ["there must be exactly one class that inherits from Script"] }
    if script.rules.isEmpty || script.directives.isEmpty { return ["a header with rule ids and statements is missing"] }
    var conditions: [Directive.Condition] = []
    for directive in script.directives where !conditions.contains(directive.condition) {
      conditions.append(directive.condition)
    }
    let named = Set(script.directives.filter { $0.kind == .only }.flatMap(\.events))
    return conditions.flatMap { condition in
      let directives = script.directives.filter { $0.condition == condition }
      do {
        let logs = try logs(of: index, under: condition)
        let only = directives.filter { $0.kind == .only }
        return directives.compactMap { $0.failure(in: logs) }
          + (only.isEmpty ? [] : OnlyLines(lines: only, named: named).failures(in: logs))
      } catch {
        return ["\(condition)\(error)"]
      }
    }
  }

  /// The logs of all complete runs of a script under a condition.
  package func logs(of index: Int, under condition: Directive.Condition) throws -> Logs {
    guard let entry = library.entry(script: index, iOSVersion: condition.iOSVersion) else { return [] }
    var run = ScriptRun(library.image, entry: entry, parameters: condition.parameters)
    return try run.logs()
  }
}
