// swift-tools-version: 6.0
import PackageDescription

// The plugins with a program that is already built: `.ci/packages` fills in the bundle of a release. Where transverify is
// a dependency itself, its own manifest has the command, and compiles the program.
let package = Package(
  name: "transverify-plugins",
  products: [
    .plugin(name: "TransverifyCommand", targets: ["TransverifyCommand"]),
    .plugin(name: "TransverifyBuild", targets: ["TransverifyBuild"]),
    .plugin(name: "TransverifyWarn", targets: ["TransverifyWarn"]),
  ],
  targets: [
    .binaryTarget(name: "transverify", url: "BUNDLE", checksum: "CHECKSUM"),
    .plugin(
      name: "TransverifyCommand",
      capability: .command(
        intent: .custom(
          verb: "transverify", description: "Checks UIKit presentations and transitions in every ordering of events."),
        permissions: [.writeToPackageDirectory(reason: "transverify writes its reports, baselines and repairs there.")]),
      dependencies: ["transverify"], path: "Command"),
    .plugin(name: "TransverifyBuild", capability: .buildTool(), dependencies: ["transverify"], path: "Build"),
    .plugin(name: "TransverifyWarn", capability: .buildTool(), dependencies: ["transverify"], path: "Warn"),
  ]
)
