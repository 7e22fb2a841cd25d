import Foundation
import Reporters
import RunReport
import TestSupport
import Testing

/// The page in a real browser. Skipped where there is none.
@Suite(.serialized, .enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct PageInBrowserTests {
  private static let phone = 390

  /// Runs a test with a browser and a page of the report in a file of its own.
  private func with(_ report: Report, _ test: (Chromium, String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).html")
    try Data(HTMLReporter.render(report).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Chromium()
    defer { browser.close() }
    try test(browser, "file://\(file.path)")
  }

  @Test func nothingGoesWrongAndNothingIsAskedFor() throws {
    try with(ExplainedReport.report) { browser, page in
      for dark in [false, true] {
        try browser.open(page, dark: dark)
        try browser.press("j", " ", " ", "n", "d", "?", "u", "p", "k", "Escape")
        #expect(browser.complaints == [])
        #expect(browser.requests == [page])
      }
    }
  }

  @Test func keysWalkThroughFindingsAndSteps() throws {
    try with(ExplainedReport.report) { browser, page in
      try browser.open(page)
      let place = { try browser.evaluate("location.hash+' '+document.activeElement.id") }
      try browser.press("j")
      #expect(try place() == "#f1-s1 f1-s1")
      try browser.press("n", "n")
      #expect(try place() == "#f3 f3")
      try browser.press("j", "j", "ArrowRight", "j")
      #expect(try place() == "#f3-s4 f3-s4")
      #expect(try browser.evaluate("document.getElementById('f3-s4').open") == "true")
      #expect(try browser.evaluate("document.querySelector('.chart .current').dataset.step") == "4")
      let said = "document.querySelector('.player p').textContent"
      #expect(
        try browser.evaluate(said)
          == "Step 4 of 6: the user lets go early and the swipe is cancelled: point of no return")
      #expect(try browser.evaluate("document.querySelectorAll('.player .layers').length") == "1")
      try browser.press("k", "p", "p", "p")
      #expect(try place() == "#f1 f1")
      try browser.press("u", "?")
      #expect(try browser.evaluate("document.getElementById('keys').open") == "true")
    }
  }

  @Test(.enabled(if: Effort.isWide)) func theSpaceKeyPlaysATraceAndPauses() throws {
    try with(ExplainedReport.report) { browser, page in
      try browser.open(page + "#f3")
      let button = "document.querySelector('.player [aria-label=\"play or pause\"]').textContent"
      try browser.press(" ")
      #expect(try browser.evaluate(button).contains("Pause"))
      #expect(try browser.evaluate("location.hash") == "#f3-s1")
      let deadline = Date().addingTimeInterval(20)
      while try browser.evaluate("location.hash") == "#f3-s1", Date() < deadline { usleep(100_000) }
      #expect(try browser.evaluate("location.hash") == "#f3-s2")
      try browser.press(" ")
      #expect(try browser.evaluate(button).contains("Play"))
    }
  }

  @Test func aDeepLinkOpensItsStep() throws {
    try with(BigReport.report(subjects: 4, findings: 12)) { browser, page in
      try browser.open(page + "#f10-s3")
      #expect(try browser.evaluate("document.getElementById('f10-s3').open") == "true")
      let top = "document.getElementById('f10-s3').getBoundingClientRect().top"
      #expect(try browser.evaluate("\(top)>=0&&\(top)<innerHeight") == "true")
      try browser.open(page + "#s3")
      #expect(try browser.evaluate("document.getElementById('s3').open") == "true")
      #expect(browser.complaints == [])
    }
  }

  @Test func countsAndWordsFilter() throws {
    try with(BigReport.report(subjects: 4, findings: 12)) { browser, page in
      try browser.open(page)
      let shown = "[...document.querySelectorAll('.finding')].filter(e=>e.getClientRects().length).length"
      #expect(try browser.evaluate(shown) == "12")
      try browser.evaluate("document.getElementById('show-known').click()")
      #expect(try browser.evaluate(shown) == "8")
      try browser.evaluate("document.getElementById('show-known').click()")
      try browser.press("/", "f", "0", "0", "d", "1", "1")
      #expect(try browser.evaluate(shown) == "1")
      #expect(try browser.evaluate("document.querySelector('output').textContent") == "1 finding")
    }
  }

  @Test func everythingIsReadableWithoutScripts() throws {
    try with(BigReport.report(subjects: 4, findings: 12)) { browser, page in
      try browser.open(page, scripts: false)
      let words = try browser.evaluate("document.body.textContent")
      for text in ["point of no return", "What would have been fine", "Verified repair", "stale"] {
        #expect(words.contains(text), "\(text)")
      }
      #expect(try browser.evaluate("document.querySelectorAll('button:not([hidden])').length") == "0")
      // Behind a summary, so that it opens by itself; every step is listed.
      #expect(try browser.evaluate("document.querySelectorAll('details:not(:has(>summary))').length") == "0")
    }
  }

  /// What can be operated, looked at or jumped to has a name.
  @Test func aScreenReaderHasAWordForEverything() throws {
    let roles: Set = [
      "RootWebArea", "article", "button", "checkbox", "DisclosureTriangle", "heading", "image", "link", "region",
      "searchbox", "textbox",
    ]
    try with(ExplainedReport.report) { browser, page in
      try browser.open(page)
      // What is far down the page is laid out only when it is near: here all of it.
      try browser.evaluate(
        "document.querySelectorAll('*').forEach(e=>{e.style.contentVisibility='visible';if('open' in e)e.open=true})")
      let spoken = try browser.spoken().filter { roles.contains($0.role) }
      #expect(spoken.count > 50)
      #expect(Set(spoken.filter { $0.name.trimmingCharacters(in: .whitespaces).isEmpty }.map(\.role)) == [])
      for role in ["heading", "link", "button", "region", "article"] {
        #expect(spoken.contains { $0.role == role }, "\(role)")
      }
    }
  }

  @Test func nothingIsWiderThanAPhone() throws {
    var report = ExplainedReport.report
    report.findings[0].message = "nobody calls `animationControllerForDismissedControllerWithoutAnyInteraction(_:)`"
    report.findings[1].message = "nobody calls animationControllerForDismissedControllerWithoutAnyInteraction"
    let path = "Applications/Example/SupportingFiles/SampleExperienceViewController.swift"
    report.problems.append(Problem(severity: .note, message: "left out: '\(path)'", location: nil, excerpt: []))
    try with(report) { browser, page in
      try browser.open(page, width: Self.phone, height: 844)
      try browser.evaluate("document.querySelectorAll('details').forEach(d=>d.open=true)")
      #expect(try browser.evaluate("document.documentElement.scrollWidth") == "\(Self.phone)")
    }
  }

  @Test(.enabled(if: Effort.isWide)) func aLargeReportIsSmallAndOpens() throws {
    let report = BigReport.report(subjects: 200, findings: Effort.count(500, sample: 120))
    #expect(HTMLReporter.render(report).utf8.count < 3_000_000)
    try with(report) { browser, page in
      try browser.open(page)
      #expect(try browser.evaluate("document.readyState") == "complete")
      #expect(browser.complaints == [])
    }
  }
}
