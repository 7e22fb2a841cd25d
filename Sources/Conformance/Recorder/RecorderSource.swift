/// The Swift file that `transverify recorder` prints: an app adds it in debug builds to record logs.
package enum RecorderSource {
  package static let text = [log, controllers, delegate, animator, containers].joined(separator: "\n")
}
