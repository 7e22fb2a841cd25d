import Foundation
import RunReport
import TestSupport
import Testing

@testable import Subjects
@testable import Verification

/// What projects and packages say of the systems that their code runs on.
@Suite struct DeploymentTargetTests {
  /// A project with an app and a test bundle, as Xcode writes it.
  private static func project(shared: String? = nil, app: String? = nil, file: String = "Fade.swift") -> String {
    func settings(_ version: String?) -> String {
      version.map { "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = \($0);\n" } ?? ""
    }
    return """
      // !$*UTF8*$!
      {
      \t\tA1 /* App */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = L1 /* list */;
      \t\t\tbuildPhases = (
      \t\t\t\tS1 /* Sources */,
      \t\t\t);
      \t\t};
      \t\tP1 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = L2 /* list */;
      \t\t};
      \t\tS1 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \t\t\t\tF1 /* \(file) in Sources */,
      \t\t\t);
      \t\t};
      \t\tC1 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \(settings(app))\t\t};
      \t\tC2 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \(settings(shared))\t\t};
      \t\tL1 /* list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tC1 /* Release */,
      \t\t\t);
      \t\t};
      \t\tL2 /* list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tC2 /* Release */,
      \t\t\t);
      \t\t};
      }
      """
  }

  @Test(
    arguments: [
      (nil, "15.4", 15), ("13.0", nil, 13), ("13.0", "16.0", 16), (nil, nil, nil), ("\"$(VERSION)\"", nil, nil),
    ] as [(String?, String?, Int?)])
  func ofAnXcodeProject(shared: String?, app: String?, expected: Int?) {
    let project = ProjectText(Self.project(shared: shared, app: app))
    #expect(project.deploymentTarget(of: "Fade.swift") == expected)
    // Folders that are synchronised with the disk name no files.
    #expect(project.deploymentTarget(of: "Other.swift") == expected)
  }

  @Test(
    arguments: [
      ("platforms: [.macOS(.v12), .iOS(.v15)]", 15), (#"platforms: [.iOS("16.4")]"#, 16),
      ("platforms: [.macOS(.v15)]", nil),
      ("platforms: [.iOS(.v13_4)]", 13),
    ] as [(String, Int?)])
  func ofAPackage(text: String, expected: Int?) {
    #expect(PackageText(text).deploymentTarget == expected)
  }

  /// What a file of settings says comes before what the project says.
  @Test(arguments: [("Base.xcconfig", nil), ("Pods-App.release.xcconfig", 13)] as [(String, Int?)])
  func besideAFileOfSettings(name: String, expected: Int?) {
    let text = Self.project(shared: "13.0").replacing(
      "isa = XCBuildConfiguration;",
      with: "isa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = X1 /* \(name) */;")
    #expect(ProjectText(text).deploymentTarget(of: "Fade.swift") == expected)
  }

  @Test func aPackageDoesNotSpeakForAProject() throws {
    let folder = try TemporarySources([
      "App.xcodeproj/project.pbxproj": Self.project(), "Package.swift": "platforms: [.iOS(.v15)]", "Fade.swift": "",
    ])
    defer { folder.remove() }
    let targets = DeploymentTargets(NearestProjects(paths: [folder.path + "/Fade.swift"]))
    #expect(targets.target(ofFile: 0) == nil)
  }

  /// The branch for older systems completes with the wrong flag.
  private static let animator = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .from) else { return context.completeTransition(false) }
        UIView.animate(withDuration: 0.3, animations: { page.alpha = 0 }) { finished in
          page.alpha = 1
          if #available(iOS 15, *) {
            context.completeTransition(!context.transitionWasCancelled)
          } else {
            context.completeTransition(finished)
          }
        }
      }
    }
    """

  private func report(target: String) throws -> Report {
    let folder = try TemporarySources([
      "App.xcodeproj/project.pbxproj": Self.project(app: target), "App/Fade.swift": Self.animator,
    ])
    defer { folder.remove() }
    return try Runner(options: RunOptions(paths: [folder.path + "/App"], jobs: 1)).run()
  }

  @Test func codeForOlderSystemsIsNotExplored() throws {
    let older = try report(target: "14.0")
    #expect(older.findings.contains { $0.rule == "TV105" })
    #expect(older.platform == Report.Platform(iOSVersion: 17, isAssumed: true, deploymentTarget: 14))
    let newer = try report(target: "15.0")
    #expect(!newer.findings.contains { $0.rule == "TV105" })
    #expect(newer.platform?.deploymentTarget == 15)
  }

  @Test func aNewerTargetIsTheVersionOfTheMachine() throws {
    let report = try report(target: "26.0")
    #expect(report.platform == Report.Platform(iOSVersion: 26, isAssumed: true, deploymentTarget: 26))
  }
}
