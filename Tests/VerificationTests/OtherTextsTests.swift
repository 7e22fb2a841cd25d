import Foundation
import Testing

@testable import Subjects
@testable import Verification

/// Which files beside Swift's are read for the names of classes.
@Suite struct OtherTextsTests {
  @Test func storyboardsBesideTheFilesAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ path: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try write("customClass=\"Card\"", "App/Base.lproj/Main.storyboard")
    try write("Menu", "App/Pods/Menu.m")
    try write("Page", "App/Page.txt")
    let owner = "placeholderIdentifier=\"IBFilesOwner\" customClass=\"Coupon\""
    try write(owner, "App/Coupon.xib")
    try write("\(owner)\n<view customClass=\"Badge\">", "App/Badge.xib")
    try write("<view customClass=\"_TtC3App5Label\">", "App/Label.xib")
    try write("Sheet", "Other/Sheet.m")
    let texts = OtherTexts(beside: ["/App/A.swift", "/App/Views/B.swift"].map { folder + $0 })
    #expect(texts.mayName("Card"))
    #expect(!texts.mayName("Menu"))
    #expect(!texts.mayName("Page"))
    #expect(!texts.mayName("Coupon"))
    #expect(texts.mayName("Badge"))
    #expect(texts.mayName("Label"))
    #expect(!texts.mayName("Sheet"))
    #expect(OtherTexts(beside: ["/App/A.swift", "/Other/B.swift"].map { folder + $0 }).mayName("Sheet"))
  }
}
