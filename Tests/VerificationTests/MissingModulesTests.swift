import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Verification

/// Which modules a project does not have.
@Suite struct MissingModulesTests {
  private static func missing(_ texts: [String: String]) throws -> Set<String> {
    let folder = try TemporarySources(texts)
    defer { folder.remove() }
    let files = texts.filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }
    return MissingModules(
      files.map { SourceFile(path: folder.path + "/" + $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    ).names
  }

  private static let asking = "#if canImport(Lottie)\nimport Lottie\n#endif"

  @Test func whatNothingNamesIsMissing() throws {
    #expect(try Self.missing(["App/Page.swift": Self.asking]) == ["Lottie"])
    let nested = "#if canImport(UIKit) && canImport(Lottie.Views, _version: 4)\nimport UIKit\n#endif"
    #expect(try Self.missing(["App/Page.swift": nested]) == ["Lottie"])
    #expect(try Self.missing(["App/Page.swift": "#if canImport(WidgetKit)\n#endif"]).isEmpty)
  }

  @Test(
    arguments: [
      ("import Lottie", true), ("@preconcurrency import struct Lottie.Spark", true), ("public import Lottie", true),
      ("#if os(iOS)\nimport Lottie\n#endif", true),
      ("#if os(iOS)\n#else\n#if !canImport(Lottie)\n#else\nimport Lottie\n#endif\n#endif", false),
      ("// import Lottie", false), ("import LottieExtras", false),
    ])
  func whatOtherCodeImportsIsThere(text: String, isThere: Bool) throws {
    #expect(try Self.missing(["App/Page.swift": Self.asking, "App/Other.swift": text]).isEmpty == isThere)
  }

  @Test(
    arguments: [
      ("Package.swift", #".product(name: "Lottie", package: "lottie-ios")"#, true),
      ("Package.swift", #"// .product(name: "Lottie", package: "lottie-ios")"#, false),
      ("Podfile", "  pod 'lottie-ios'", true), ("Podfile", "  pod 'Alamofire'", false),
      ("Podfile", "  pod 'Lottie/Core'", true),
      ("Podfile", "  # pod 'Lottie'", false), ("App.podspec", "s.dependency 'Lottie'", true),
      ("App.xcodeproj/project.pbxproj", "\t\t\tproductName = Lottie;", true),
      ("App.xcodeproj/project.pbxproj", "\t\t\tA1 /* Lottie.framework in Frameworks */,", true),
      ("App.xcodeproj/project.pbxproj", "\t\t\tA1 /* Lottie+Colours.swift in Sources */,", false),
      ("App.xcodeproj/project.pbxproj", "\t\t\tA1 /* LottieExtras.framework in Frameworks */,", false),
    ])
  func whatAProjectNamesIsThere(path: String, text: String, isThere: Bool) throws {
    #expect(try Self.missing(["App/Page.swift": Self.asking, path: text]).isEmpty == isThere)
  }

  @Test func aFolderOfItsNameIsTheModule() throws {
    #expect(try Self.missing(["App/Page.swift": Self.asking, "Sources/Lottie/Spark.swift": "struct Spark {}"]).isEmpty)
  }
}
