import Exploration
import Machine
import RunReport
import SwiftFrontend

/// What the exploration of a subject has touched.
struct CoverageReader {
  let workspace: Workspace
  let program: CompiledProgram

  func coverage(of exploration: Search.Exploration, by graph: SubjectGraph) -> SubjectCoverage {
    SubjectCoverage(
      events: graph.eventCounts, statesPerDepth: exploration.result.statistics.statesPerDepth,
      unreachedBranches: unreachedBranches(of: exploration.system.machine))
  }

  /// Branches of functions that ran, by place. A branch of a closure that nobody called is the closure's business.
  private func unreachedBranches(of machine: MachineSystem) -> [SubjectCoverage.Branch] {
    let functions = machine.enteredFunctions
    let entered = machine.enteredBranches
    var branches = program.branches.indices.compactMap { number -> SubjectCoverage.Branch? in
      let branch = program.branches[number]
      guard !entered.contains(number), functions.contains(branch.function), let kind = Self.words(for: branch.kind)
      else { return nil }
      return workspace.location(of: branch.span).map { SubjectCoverage.Branch(kind: kind, location: $0) }
    }
    branches.sort {
      ($0.location.path, $0.location.line, $0.location.column, $0.kind)
        < ($1.location.path, $1.location.line, $1.location.column, $1.kind)
    }
    return branches
  }

  private static func words(for kind: CodeBranch.Kind) -> String? {
    switch kind {
    case .then: "body of if"
    case .otherwise: "else of if"
    case .guardBody: "else of guard"
    case .switchCase(let pattern): pattern.isEmpty ? "case" : "case \(pattern)"
    case .defaultCase: "default"
    case .catchClause: "catch"
    case .forBody: "body of for"
    case .whileBody: "body of while"
    }
  }
}

extension SubjectGraph {
  /// Every event that some explored state offers, in the order of discovery, and in how many steps it happens.
  fileprivate var eventCounts: [SubjectCoverage.EventCount] {
    var counts: [SubjectCoverage.EventCount] = []
    var positions: [Int: Int] = [:]
    func position(of id: Int) -> Int {
      if let known = positions[id] { return known }
      let event = event(withID: id)
      let (name, actor) = (name(of: event), actor(of: event))
      // One method may be what a tap stands for and what the app calls.
      let same = counts.firstIndex { $0.event == name && $0.actor == actor }
      if same == nil { counts.append(SubjectCoverage.EventCount(event: name, actor: actor, transitions: 0)) }
      positions[id] = same ?? counts.count - 1
      return same ?? counts.count - 1
    }
    // What states offer that the search has not come to is not known.
    for state in 0..<steps.count where steps.events(of: state) != nil {
      guard meter.mayGoOn else { break }
      meter.spend(steps.steps(of: state).count)
      let events = eventIDs(of: state)
      let places = events.map(position)
      for step in steps.steps(of: state) {
        let number = Int(steps.label(of: step).event)
        if number < places.count { counts[places[number]].transitions += 1 }
      }
    }
    return counts
  }
}
