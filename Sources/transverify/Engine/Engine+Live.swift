import Reporters
import RunReport
import Verification

extension Engine {
  /// The engine of the program.
  static let live = Engine(
    rules: RuleCatalogue.all,
    check: { options, progress, isCancelled throws(InputError) in
      _ = try SourceFinder.sources(at: options.paths)
      throw InputError("this build has no checker")
    },
    scenarios: { options throws(InputError) in
      _ = try SourceFinder.sources(at: options.paths)
      throw InputError("this build has no checker")
    },
    render: { _, _, _ in "" },
    reportFolder: { _ in [] })
}
