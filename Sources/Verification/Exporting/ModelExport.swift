import FlatMachine
import Program
import SwiftFrontend
import Threading

/// A model of values alone in the language of another checker.
package struct ModelExport: Hashable, Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case promela
    case tla

    /// As sentences call it.
    package var title: String { self == .promela ? "Promela" : "TLA+" }
  }

  /// `Presentation.S4`
  package var name: String
  package var format: Format
  /// Name and content; none when the model cannot be written so.
  package var files: [File]
  /// Why there are no files; empty when there are.
  package var reason: String

  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(name: String, format: Format, files: [File], reason: String) {
    self.name = name
    self.format = format
    self.files = files
    self.reason = reason
  }
}

extension Runner {
  /// The models of values alone that the sources declare, each in every format.
  /// - Throws: `InputError` when there is nothing to read.
  package func export() throws(InputError) -> [ModelExport] {
    let found = try SourceFinder.sources(of: options)
    let workspace = try Workspace(
      files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion, isWhole: false, machine: [])
    let files = workspace.program.files.filter { $0.reading == .subject }
    let instances = FlatModel.instances(in: files)
    let selection = SubjectSelection(options)
    try selection.check(against: instances.map(\.name))
    var modules = TLAPlusNames()
    // Whatever is chosen, a model's module has one name.
    let named = instances.map { ($0, modules.unique($0.name)) }
    return named.filter { selection.contains($0.0.name) }.flatMap { instance, module in
      do throws(FlatError) {
        let model = try DeepStack.run { Result { () throws(FlatError) in try FlatModel(instance, in: files) } }.get()
        return [promela(model), tla(model, module: module, workspace)]
      } catch {
        let reason = workspace.reason(of: error)
        return ModelExport.Format.allCases.map {
          ModelExport(name: instance.name, format: $0, files: [], reason: reason)
        }
      }
    }
  }

  private func promela(_ model: FlatModel) -> ModelExport {
    var writer = PromelaWriter(model)
    guard let text = writer.text() else {
      return ModelExport(
        name: model.name, format: .promela, files: [],
        reason: "an event makes choices, or the code around the events loops")
    }
    return ModelExport(
      name: model.name, format: .promela, files: [.init(name: model.name + ".pml", text: text)], reason: "")
  }

  private func tla(_ model: FlatModel, module: String, _ workspace: Workspace) -> ModelExport {
    do throws(FlatError) {
      var writer = TLAPlusWriter(model)
      let output = try writer.output(named: module)
      return ModelExport(
        name: model.name, format: .tla,
        files: [
          .init(name: module + ".tla", text: output.module), .init(name: module + ".cfg", text: output.configuration),
        ], reason: "")
    } catch {
      return ModelExport(name: model.name, format: .tla, files: [], reason: workspace.reason(of: error))
    }
  }
}

extension Workspace {
  /// Why a model is not what is needed, and where.
  fileprivate func reason(of error: FlatError) -> String {
    error.message + (location(of: error.span).map { " (\($0.path):\($0.line):\($0.column))" } ?? "")
  }
}
