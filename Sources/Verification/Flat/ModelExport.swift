import FlatMachine
import Program
import SwiftFrontend

/// A model of values alone in the language of another checker.
package struct ModelExport: Hashable, Sendable {
  /// `Presentation.S4`
  package var name: String
  /// Promela; `nil` when the model cannot be written so.
  package var text: String?
  /// Why there is no text; empty when there is.
  package var reason: String

  package init(name: String, text: String?, reason: String) {
    self.name = name
    self.text = text
    self.reason = reason
  }
}

extension Runner {
  /// The models of values alone that the sources declare, as Promela.
  /// - Throws: `InputError` when there is nothing to read.
  package func export() throws(InputError) -> [ModelExport] {
    let found = try SourceFinder.sources(at: options.paths)
    let workspace = try Workspace(
      files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion, isWhole: false, machine: [])
    let files = workspace.program.files.filter { $0.reading == .subject }
    return FlatModel.instances(in: files).map { instance in
      do throws(FlatError) {
        let model = try DeepStack.run { Result { () throws(FlatError) in try FlatModel(instance, in: files) } }.get()
        var writer = PromelaWriter(model)
        let text = writer.text()
        let reason = text == nil ? "an event makes choices, or the code around the events loops" : ""
        return ModelExport(name: instance.name, text: text, reason: reason)
      } catch {
        return ModelExport(name: instance.name, text: nil, reason: error.message)
      }
    }
  }
}
