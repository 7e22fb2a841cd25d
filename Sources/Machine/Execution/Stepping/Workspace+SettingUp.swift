import Exploration

extension Workspace {
  /// Delivers the runs of the function that sets the scene, those of them that count so many disturbances. Where answers do
  /// not count, none disturbs.
  func emitInitialStates<Sink: SuccessorSink>(of entry: Int32, _ disturbances: Int, into sink: inout Sink) {
    guard countsAnswers || disturbances == 0 else { return }
    if countsAnswers {
      let most = disturbances < StepDisturbances.most ? disturbances : .max
      core.pointee.pass = RunPass(least: disturbances, most: most)
    }
    core.pointee.leavesRunsOut = false
    withMemo {
      loadEmpty()
      saveOffered()
      emitRuns(event: 0, into: &sink) { workspace in
        workspace.repeatOrRun(Word(function: entry)) { _ = workspace.call(entry) }
        return true
      }
    }
    core.pointee.pass = .all
    if core.pointee.leavesRunsOut { sink.holdsBack() }
  }
}
