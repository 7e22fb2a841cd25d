import Exploration

/// The explored states and steps of a subject, for the verdicts on what has not happened yet.
struct WalkedGraph {
  let steps: StepGraph
  /// From where a run can come to rest with nothing broken.
  let ends: CleanEnds
  /// Whether every state and step was explored, so that what is not there cannot be.
  let isWhole: Bool
  /// From where a run can come to rest at all.
  private let rests: CleanEnds

  init(_ steps: StepGraph, isWhole: Bool, breaks: (UInt32) -> Bool) {
    self.steps = steps
    self.isWhole = isWhole
    ends = CleanEnds(steps, breaks: breaks)
    rests = CleanEnds(steps) { _ in false }
  }

  /// Whether nothing settles any more from a state on, whatever follows.
  func isStuck(_ state: Int) -> Bool { isWhole && steps.isStuck(state) ?? !rests.canBeReached(from: state) }

  /// Whether the state was judged: the last ones of a search that was stopped were not.
  func isJudged(_ state: Int) -> Bool { isWhole || !steps.steps(of: state).isEmpty }

  /// Where a step leads; `nil` where it is not known.
  func target(of label: StepLabel, from state: Int?) -> Int? {
    guard let state, let step = steps.steps(of: state).first(where: { steps.label(of: $0) == label }) else {
      return nil
    }
    return steps.target(of: step)
  }
}
