import Diagnostics
import Exploration
import Foundation
import Machine
import RunReport

/// Derives state diagrams from the explored machine: every step of a scenario is replayed, and what it does to the
/// watched objects becomes arrows.
package struct DiagramBuilder {
  private let description: DiagramDescription
  private let workspace: Workspace
  private let image: ProgramImage
  private let citations: CitationFinder

  /// - Throws: `InputError` when the models cannot be read.
  package init(_ description: DiagramDescription) throws(InputError) {
    self.description = description
    let path = "Diagrams/\(description.model).swift"
    let root = try ModelsFolder.path()
    guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else {
      throw InputError("the model 'Models/\(path)' cannot be read")
    }
    workspace = try Workspace(
      files: [SourceFile(path: "Models/" + path, text: text)], jobs: 2, iOSVersion: nil)
    image = try workspace.image()
    citations = CitationFinder(image: image, sources: workspace.sources)
  }

  /// Explores the scenario and draws it. Takes time proportional to the steps of the scenario.
  package func diagram() throws(InputError) -> StateDiagram {
    guard let subject = workspace.subjects.first(where: { $0.name == description.model }),
      let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry })
    else { throw InputError("the scenario '\(description.model)' could not be compiled") }
    let search = Search(
      image: image, entry: Int32(entry), options: SearchOptions(maximumMemory: MemoryPlan.wordsOfTools),
      monitor: SearchMonitor())
    let exploration = search.explore(fixed: [:])
    guard exploration.result.isExhaustive else { throw InputError("the scenario '\(description.model)' is too large") }
    var drawing = DiagramDrawing(description)
    var machine = exploration.system.machine
    for state in 0..<exploration.result.space.count {
      let words = exploration.result.space.words(of: state)
      draw(words, &machine, into: &drawing)
    }
    return drawing.diagram
  }

  private func draw(_ words: [UInt64], _ machine: inout MachineSystem, into drawing: inout DiagramDrawing) {
    words.withUnsafeBufferPointer { buffer in
      if EndingState.isOver(buffer) { return }
      var labels = LabelSink()
      machine.emitSuccessors(of: buffer, into: &labels)
      for label in labels.labels {
        guard let trace = machine.trace(buffer, label, watching: description.properties) else { continue }
        let reader = StateReader(image: image, state: words)
        drawing.add(DiagramStep(trace, before: reader, description: description, citations: citations))
      }
    }
  }
}

/// Keeps the labels of the steps of one state.
private struct LabelSink: SuccessorSink {
  var labels: [StepLabel] = []

  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { labels.append(label) }
  mutating func crash(label: StepLabel) {}
}
