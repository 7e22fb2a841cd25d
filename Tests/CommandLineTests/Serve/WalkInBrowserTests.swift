import Foundation
import TestSupport
import Testing

@testable import transverify

/// Walks on the served page, in a real browser. Skipped where there is none.
@Suite(.serialized, .enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct WalkInBrowserTests {
  private static let phone = 390
  private static let model = "Models/Rules/TV104"

  private func with(_ line: String, _ test: (Chromium, String, ServedSample) throws -> Void) throws {
    let served = try ServedSample(line)
    defer { served.end() }
    let address = try served.address()
    let browser = try Chromium()
    defer { browser.close() }
    try test(browser, address, served)
  }

  private func place(_ browser: Chromium) throws -> String { try browser.evaluate("location.hash") }

  /// Waits until the walk stands there.
  private func arrive(_ browser: Chromium, _ hash: String) throws {
    try browser.wait(until: "location.hash==='\(hash)'&&!document.querySelector('.walk.waiting')")
  }

  @Test func keysWalkTwoStepsAndReturn() throws {
    try with(Self.model) { browser, address, _ in
      try browser.open(address)
      try browser.press("j", "j")
      #expect(try place(browser) == "#f1-s2")
      try browser.press("w")
      try arrive(browser, "#f1-s2-w")
      let told = "document.querySelector('.walk [role=status]').textContent"
      #expect(try browser.evaluate(told).hasPrefix("Step 2 of 4: "))
      #expect(try browser.evaluate("document.querySelector('.evidence>.pair').getClientRects().length") == "0")
      // Another choice than the ordering's, then any.
      let other = try browser.evaluate("document.querySelector('.walk li:not(.ours)>[data-take]').dataset.take")
      let sentence = try browser.evaluate(
        "document.querySelector('.walk [data-take=\"\(other)\"] .outcome b').textContent")
      #expect(!sentence.isEmpty)
      try browser.press(other)
      try arrive(browser, "#f1-s2-w\(other)")
      #expect(try browser.evaluate("document.querySelector('.walk .here h4').textContent").contains("off the finding"))
      try browser.evaluate("document.querySelector('.walk [data-take=\"1\"]').click()")
      try arrive(browser, "#f1-s2-w\(other).1")
      #expect(try browser.evaluate("document.querySelectorAll('.walk .way li').length") == "5")
      #expect(try browser.evaluate("document.querySelectorAll('.walk .way .off').length") == "2")
      #expect(try browser.evaluate("document.querySelector('.walk .way [aria-current]').dataset.go") == "4")
      try browser.press("k")
      try arrive(browser, "#f1-s2-w\(other)")
      try browser.press("j")
      #expect(try browser.evaluate(told) == "The walk has left the finding's ordering: t returns, a number goes on.")
      try browser.press("t")
      try arrive(browser, "#f1-s2-w")
      try browser.press("j")
      try arrive(browser, "#f1-s3-w")
      try browser.press("j")
      try arrive(browser, "#f1-s4-w")
      #expect(try browser.evaluate("document.querySelector('.walk .headline .flag').textContent").contains("TV104"))
      try browser.press("0")
      try arrive(browser, "#f1-s0-w")
      try browser.press("Escape")
      #expect(try browser.evaluate("document.querySelector('.walk').hidden") == "true")
      #expect(try browser.evaluate("document.querySelector('.evidence>.pair').getClientRects().length") == "1")
      #expect(browser.complaints == [])
      #expect(browser.requests.allSatisfy { $0.hasPrefix(address) }, "\(browser.requests)")
    }
  }

  @Test func aDeepLinkIsAPlace() throws {
    try with(Self.model) { browser, address, served in
      let answer = try served.walk("finding=f1&step=1&path=1")
      let step = try #require(answer["step"] as? Int)
      let choices = try #require(answer["choices"] as? [Int]).map(String.init).joined(separator: ".")
      try browser.open(address + "#f1-s1-w1")
      try arrive(browser, "#f1-s\(step)-w\(choices)")
      #expect(
        try browser.evaluate("document.querySelector('.walk [role=status]').textContent") == answer["told"] as? String)
      // Nobody has such a choice: one sentence, and the finding stays readable.
      try browser.open(address + "#f1-s1-w99")
      try browser.wait(until: "document.querySelector('.walk [role=status]').textContent.includes('no such place')")
      #expect(try browser.evaluate("document.querySelector('.evidence>.pair').getClientRects().length") == "1")
    }
  }

  @Test func nothingIsWiderThanAPhoneAndEverythingHasAName() throws {
    try with(Self.model) { browser, address, _ in
      for dark in [false, true] {
        try browser.open(address + "#f1-s3-w", width: Self.phone, height: 844, dark: dark)
        try arrive(browser, "#f1-s3-w")
        try browser.evaluate("document.querySelectorAll('details').forEach(d=>d.open=true)")
        #expect(try browser.evaluate("document.documentElement.scrollWidth") == "\(Self.phone)")
      }
      let roles: Set = ["button", "region", "list", "DisclosureTriangle"]
      let spoken = try browser.spoken().filter { roles.contains($0.role) }
      let nameless = spoken.filter { $0.role != "list" && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.role) == [])
      #expect(spoken.contains { $0 == ("button", "walk through finding 1") })
    }
  }

  /// The page says that its sources were explored again, and shows the new ones at the same place.
  @Test(.enabled(if: Effort.isWide)) func editsAreAnnounced() throws {
    let sample = try GateSample()
    try with("\(sample.folder.path)/App") { browser, address, served in
      try browser.open(address + "#f1-s1-w")
      try arrive(browser, "#f1-s1-w")
      #expect(try browser.evaluate("document.querySelector('.served').hidden") == "true")
      let former = try browser.evaluate("document.querySelector('#f1 h3').textContent")
      // It stands before the other in the report.
      try sample.write("Appear.swift", type: "AppearAnimator")
      try browser.wait(until: "document.querySelector('.served button').hidden===false")
      #expect(
        try browser.evaluate("document.querySelector('.served span').textContent")
          == "The sources were explored again: 2 findings now.")
      try browser.evaluate("document.querySelector('.served button').click()")
      try browser.wait(until: "document.body?.dataset.version==='2'&&document.querySelector('.walk .way')")
      #expect(try place(browser) == "#f2-s1-w")
      #expect(try browser.evaluate("document.querySelector('#f2 h3').textContent") == former)
      #expect(try browser.evaluate("document.querySelector('#f2 .place').textContent").contains("Fade.swift"))
      served.end()
      try browser.wait(until: "document.querySelector('.served span').textContent.includes('may have ended')")
    }
  }
}
