import Testing

@testable import Subjects
@testable import Verification

/// For which devices a project builds its app.
@Suite struct DeviceFamilyTests {
  /// A project with one app whose sources lie in folders, as Xcode writes it.
  private static func project(_ shared: String, app: String) -> ProjectText {
    ProjectText(
      """
      // !$*UTF8*$!
      {
      \t\tA1 /* App */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = L1 /* list */;
      \t\t\tproductType = "com.apple.product-type.application";
      \t\t};
      \t\tP1 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = L2 /* list */;
      \t\t};
      \t\tC1 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\t\(app)
      \t\t};
      \t\tC2 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\t\(shared)
      \t\t};
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
      """)
  }

  private static let settings = "baseConfigurationReference = X1 /* Base.xcconfig */;"
  private static let pods = "baseConfigurationReference = X1 /* Pods-App.release.xcconfig */;"

  @Test(
    arguments: [
      ("", "", true), ("", pods, true), (#"TARGETED_DEVICE_FAMILY = "1,2";"#, "", false),
      ("TARGETED_DEVICE_FAMILY = 1;", "", true), ("TARGETED_DEVICE_FAMILY = 2;", "TARGETED_DEVICE_FAMILY = 1;", true),
      ("", "TARGETED_DEVICE_FAMILY = 2;", false), ("", settings, false), (settings, "", false),
      ("TARGETED_DEVICE_FAMILY = 1;", settings, false),
      ("", #""TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = "1,2";"#, false),
    ])
  func anAppWithoutFamiliesIsForPhones(shared: String, app: String, isForPhones: Bool) {
    #expect(Self.project(shared, app: app).isForPhones == isForPhones)
  }
}
