/// The oldest iOS that the code of a file runs on: the deployment target of what compiles it.
///
/// Apple, Xcode build settings reference, `IPHONEOS_DEPLOYMENT_TARGET`: "Code will load on this and later versions of iOS";
/// Swift package manager, `SupportedPlatform`: the same of packages.
package struct DeploymentTargets {
  private let ofFile: [Int: Int]

  package init(_ projects: NearestProjects) {
    var found: [Int: Int] = [:]
    for (number, place) in projects.places.enumerated() {
      guard let place else { continue }
      // Where a project does not say it, what the package beside it says is not enough.
      let targets = [
        place.project.map { $0.deploymentTarget(of: projects.names[number]) }, place.package.map(\.deploymentTarget),
      ]
      let known = targets.compactMap(\.self)
      found[number] = known.contains(nil) ? nil : known.compactMap(\.self).min()
    }
    ofFile = found
  }

  /// The version, without what follows its point; nil where nobody knows it.
  package func target(ofFile file: Int) -> Int? { ofFile[file] }

  /// The lowest of some files; nil where one of them is not known.
  package func lowest(ofFiles files: [Int]) -> Int? {
    let known = files.compactMap { ofFile[$0] }
    return known.count == files.count ? known.min() : nil
  }

  /// Files and versions, for whoever keeps results.
  package var text: String { ofFile.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ") }
}
