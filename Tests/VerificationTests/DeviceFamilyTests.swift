import Testing

@testable import Subjects
@testable import Verification

/// For which devices a project builds its app.
@Suite struct DeviceFamilyTests {
  /// A project with one app whose sources lie in folders, as Xcode writes it.
  private static func project(_ shared: String, app: String, settings: String? = nil) -> ProjectText {
    ProjectText(
      """
      // !$*UTF8*$!
      {
      \t\tX1 /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Base.xcconfig; };
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
      """
    ) { name in settings.map { text in SettingsText(text) { _ in nil } } }
  }

  private static let settings = "baseConfigurationReference = X1 /* Base.xcconfig */;"
  private static let pods = "baseConfigurationReference = X1 /* Pods-App.release.xcconfig */;"

  @Test(
    arguments: [
      ("", "", true), ("", pods, true), (#"TARGETED_DEVICE_FAMILY = "1,2";"#, "", false),
      ("TARGETED_DEVICE_FAMILY = 1;", "", true), ("TARGETED_DEVICE_FAMILY = 2;", "TARGETED_DEVICE_FAMILY = 1;", true),
      ("", "TARGETED_DEVICE_FAMILY = 2;", false), ("", settings, false), (settings, "", false),
      ("", #""TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = "1,2";"#, false),
    ])
  func anAppWithoutFamiliesIsForPhones(shared: String, app: String, isForPhones: Bool) {
    #expect(Self.project(shared, app: app).isForPhones == isForPhones)
  }

  @Test(
    arguments: [
      (settings, "", "TARGETED_DEVICE_FAMILY = 1", true), ("", settings, "TARGETED_DEVICE_FAMILY = 1 // phones", true),
      (settings, "", "TARGETED_DEVICE_FAMILY = 1,2", false), (settings, "", "SWIFT_VERSION = 5.0", true),
      (settings, "TARGETED_DEVICE_FAMILY = 2;", "TARGETED_DEVICE_FAMILY = 1", false),
      ("TARGETED_DEVICE_FAMILY = 2;", settings, "TARGETED_DEVICE_FAMILY = 1", true),
      ("TARGETED_DEVICE_FAMILY = 2;", settings, "SWIFT_VERSION = 5.0", false),
      (settings, "", "TARGETED_DEVICE_FAMILY = 1\nTARGETED_DEVICE_FAMILY[sdk=iphoneos*] = 1,2", false),
    ])
  func filesOfSettingsAreRead(shared: String, app: String, text: String, isForPhones: Bool) {
    #expect(Self.project(shared, app: app, settings: text).isForPhones == isForPhones)
  }

  /// Files that are not in the repository hold secrets: they say nothing over what the project says.
  @Test func aMissingFileOfATargetLeavesTheProjects() {
    #expect(Self.project("TARGETED_DEVICE_FAMILY = 1;", app: Self.settings).isForPhones)
    #expect(!Self.project("TARGETED_DEVICE_FAMILY = 2;", app: Self.settings).isForPhones)
  }

  @Test func includedFilesComeFirst() {
    let files = ["Base.xcconfig": "TARGETED_DEVICE_FAMILY = 1\nSDKROOT = iphoneos"]
    let read = { (text: String) in SettingsText(text) { files[$0] } }
    #expect(read("#include \"Base.xcconfig\"").value(of: "TARGETED_DEVICE_FAMILY") == "1")
    #expect(
      read("#include \"Base.xcconfig\"\nTARGETED_DEVICE_FAMILY = 1,2").value(of: "TARGETED_DEVICE_FAMILY") == "1,2")
    #expect(read("#include? \"Secrets.xcconfig\"").value(of: "TARGETED_DEVICE_FAMILY") == nil)
  }

  @Test(
    arguments: [
      ("TARGETED_DEVICE_FAMILY: 1", true), ("TARGETED_DEVICE_FAMILY: \"1\"  # phones", true),
      ("TARGETED_DEVICE_FAMILY: 1,2", false), ("SWIFT_VERSION: 5", false),
    ])
  func specificationsOfXcodeGenAreRead(setting: String, isForPhones: Bool) {
    let text = """
      name: App
      settings:
        TARGETED_DEVICE_FAMILY: 1
      targets:
        # What is shown
        App:
          type: application
          platform: iOS
          settings:
            base:
              \(setting)
        AppTests:
          type: bundle.unit-test
          settings: {}
      """
    #expect(SpecText(text).isForPhones == isForPhones)
  }

  @Test func aSpecificationWithAFrameworkMaySpeakOfOtherApps() {
    let text = """
      targets:
        App:
          type: application
          settings:
            TARGETED_DEVICE_FAMILY: 1
        Kit:
          type: framework
      """
    #expect(!SpecText(text).isForPhones)
  }
}
