import RunReport

extension RunOptions {
  /// What the machine behaves like when no version is given: `iOSVersion` in `Models/UIKit/Versions.swift`.
  package static let assumedVersion = 17

  /// The same where the oldest system is known that the sources run on.
  static func version(forOldest oldest: Int?) -> Int { max(assumedVersion, oldest ?? 0) }

  /// - Parameter oldest: the lowest deployment target of the sources, where each of them has one.
  func platform(oldest: Int?) -> Report.Platform {
    if let iOSVersion { return Report.Platform(iOSVersion: Int(iOSVersion), isAssumed: false) }
    return Report.Platform(iOSVersion: Self.version(forOldest: oldest), isAssumed: true, deploymentTarget: oldest)
  }
}
