import RunReport
import TestSupport
import Verification

/// What a run over the shipped models finds: explored once for the tests of all targets, by whoever asks first.
package enum ShippedModels {
  /// `.transverify.json` names the same.
  package static let folders = ["Models/Gallery", "Models/Machines", "Models/Rules"]

  /// The report, and the means to walk through its findings.
  package static var replays: ReplaySource { get throws { try run.get() } }

  package static var report: Report { get throws { try run.get().report } }

  /// Walks through it begin anew each time: nothing in it changes.
  private nonisolated(unsafe) static let run = Result {
    try Runner(options: RunOptions(paths: folders.map(Repository.path), jobs: 2)).replays()
  }
}

extension Report {
  /// Findings in some of the models: `Models/Rules` for example.
  package func findings(in folder: String) -> [Finding] {
    findings.filter { $0.location.path.contains(folder + "/") }
  }
}
