import Diagnostics
import Foundation
import Machine

/// Scenarios of some folders of models, compiled together with the machine.
package struct CompiledScenarios: Sendable {
  package let image: ProgramImage
  /// In the order of the files.
  package let scenarios: [Entry]

  /// A scenario that can be explored.
  package struct Entry: Sendable, Hashable {
    /// The class.
    package var name: String
    /// The last line of its documentation comment.
    package var title: String
    /// The function that sets its scene.
    package var function: Int32
  }

  /// Reads `Models/<folder>` for each folder; final classes are explored, others are bases.
  ///
  /// - Throws: `InputError` when the models cannot be read.
  package init(folders: [String], iOSVersion: Double?, jobs: Int) throws(InputError) {
    let root = try ModelsFolder.path()
    let found = try SourceFinder.sources(at: folders.map { root + "/" + $0 })
    let workspace = try Workspace(files: found.files, jobs: jobs, iOSVersion: iOSVersion)
    if let problem = workspace.problems.first { throw InputError("the models cannot be read: \(problem.message)") }
    image = try workspace.image()
    let functions = workspace.compiled.functions
    let texts = found.files.map(\.text)
    scenarios = workspace.subjects.filter { $0.kind == .scenario }.compactMap { subject in
      guard let function = functions.firstIndex(where: { $0.name == subject.entry }) else { return nil }
      guard let title = Self.title(of: subject.name, in: texts) else { return nil }
      return Entry(name: subject.name, title: title, function: Int32(function))
    }
  }

  /// The last line of the comment above `final class name:`; scenarios to be explored are final.
  private static func title(of name: String, in texts: [String]) -> String? {
    for text in texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let index = lines.firstIndex(where: { $0.hasPrefix("final class \(name):") }), index > 0 else { continue }
      let comment = lines[index - 1]
      return comment.hasPrefix("/// ") ? String(comment.dropFirst(4)) : name
    }
    return nil
  }
}
