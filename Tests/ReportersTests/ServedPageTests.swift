import Foundation
import RunReport
import Testing

@testable import Reporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page that a server shows, and places on walks as it tells them.
@Suite struct ServedPageTests {
  @Test func itIsTheReportsPageWithoutAnythingInline() {
    let page = ServedPage.render(SampleReport.report, version: 7)
    #expect(page.contains("<body data-version=\"7\">"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"page.css\"/>"))
    #expect(page.contains("<script src=\"page.js\"></script>"))
    for inline in ["<style", "<script>", " style=\"", " onclick", "javascript:"] { #expect(!page.contains(inline)) }
    let plain = HTMLReporter.render(SampleReport.report)
    let main = { (text: String) in text.components(separatedBy: "<main")[1].components(separatedBy: "<script")[0] }
    #expect(main(page) == main(plain))
    // A page in a file has no server to ask.
    for word in ["fetch(", "walk", "data-version"] { #expect(!plain.contains(word), "\(word)") }
    #expect(ServedPage.script.contains("fetch("))
  }

  // MARK: - Places

  private static let outcomes: [Alternative.Outcome] = [.clean, .breaks, .doomed, .unknown]
  private static let hostile = "</script><img src=x onerror=\"alert(1)\">'&\u{202E}"

  /// A place with everything that a panel shows, all of it in the words that are given.
  private func place(_ text: String, choices: Int = 3) -> WalkAnswer {
    var view = WalkView(subject: text, position: 2, traceLength: 4, isOnTrace: false)
    view.step = Step(
      step: 2, event: .named(text), actor: text, location: Location(path: text, line: 1, column: 1), notes: [text],
      messages: [
        Message(from: text, to: text, text: text, depth: 0, location: nil, answer: text, isViolation: true)
      ],
      hierarchy: [ViewLine(depth: 0, name: text, detail: text, change: .added)])
    view.excerpts = [Excerpt(path: text, lines: [.init(number: 1, text: text, steps: [2], isBlamed: true)])]
    view.changes = [text]
    view.broken = [WalkViolation(rule: "TV104", message: text, location: Location(path: text, line: 2, column: 1))]
    view.label = text
    view.isPointOfNoReturn = true
    view.choices = (0..<choices).map { number in
      WalkChoice(
        alternative: Alternative(
          event: text, actor: text, choice: text, outcome: Self.outcomes[number % 4], rules: ["TV104"]),
        target: text, isOfTrace: number == choices - 1)
    }
    return WalkAnswer(
      finding: 3, place: WalkPlace(step: 1, choices: [2]), view: view, taken: [text, text], state: [text])
  }

  private func object(_ answer: WalkAnswer) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer.json.utf8)) as? [String: Any])
  }

  /// What sources say is text, wherever it stands.
  @Test func nothingThatSourcesSayIsMarkup() throws {
    let html = try #require(try object(place(Self.hostile))["html"] as? String)
    #expect(html.contains("&lt;/script&gt;"))
    #expect(!html.contains("</script>") && !html.contains("<img") && !html.contains("\u{202E}"))
    let parser = XMLParser(data: Data("<div>\(html)</div>".utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func aPlaceIsToldInFull() throws {
    let answer = try object(place("word"))
    #expect(answer["finding"] as? String == "f3")
    #expect(answer["step"] as? Int == 1)
    #expect(answer["choices"] as? [Int] == [2])
    #expect(answer["beginning"] == nil)
    #expect(answer["told"] as? String == "Step 2: word. Breaks TV104: word. 3 choices.")
    let html = try #require(answer["html"] as? String)
    for text in [
      "Step 2, off the finding's ordering", "point of no return", "breaks TV104: word (word:2)", "State: word.",
      "What can happen now", "data-take=\"3\"", "the finding's ordering", "data-go=\"2\"", "can still end well",
      "cannot end well", "The whole state", "1 call",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    // Only what was taken off the finding's ordering is marked.
    #expect(html.components(separatedBy: "<li class=\"off\">").count == 2)
  }

  /// The ordering's own choice is never folded away.
  @Test func manyChoicesAreFolded() {
    let html = WalkPanel(answer: place("word", choices: 30)).node.render()
    let parts = html.components(separatedBy: "<summary>9 more</summary>")
    #expect(parts.count == 2)
    #expect(parts[0].contains("data-take=\"20\"") && parts[0].contains("data-take=\"30\""))
    #expect(parts[1].contains("data-take=\"21\"") && parts[1].contains("data-take=\"29\""))
    #expect(!parts[1].contains("data-take=\"30\""))
  }

  @Test func ends() throws {
    var answer = place("word", choices: 0)
    #expect(try object(answer)["told"] as? String == "Step 2: word. Breaks TV104: word. Nothing more can happen.")
    answer.view.endedBy = "TV104"
    answer.view.isOver = true
    #expect(try object(answer)["end"] as? String == "the run ends here: TV104 is broken")
    answer.view.step = nil
    answer.view.position = 0
    answer.view.beginnings = 3
    answer.taken = []
    let html = WalkPanel(answer: answer).node.render()
    #expect(html.contains("data-begin=\"3\"") && html.contains("The app can set itself up in 3 ways"))
    #expect(html.contains("Nothing has happened yet."))
  }

  @Test func statesAndRefusalsAreJSON() throws {
    let state = ServedState(version: 2, findings: 0, isChecking: true, trouble: "a \"b\"")
    let read = try JSONSerialization.jsonObject(with: Data(state.json.utf8)) as? [String: Any]
    #expect(read?["version"] as? Int == 2 && read?["isChecking"] as? Bool == true)
    #expect(read?["trouble"] as? String == "a \"b\"")
    #expect(WalkAnswer.refusal("No.") == "{\n  \"error\" : \"No.\"\n}\n")
  }
}
