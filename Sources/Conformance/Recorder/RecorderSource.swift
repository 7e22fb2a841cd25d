/// The Swift file that `transverify recorder` prints.
package enum RecorderSource {
  package static let text = ""
}
