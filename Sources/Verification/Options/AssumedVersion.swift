import RunReport

extension RunOptions {
  /// What the machine behaves like when no version is given: `iOSVersion` in `Models/UIKit/Versions.swift`.
  package static let assumedVersion = 17

  var platform: Report.Platform {
    Report.Platform(iOSVersion: iOSVersion.map { Int($0) } ?? Self.assumedVersion, isAssumed: iOSVersion == nil)
  }
}
