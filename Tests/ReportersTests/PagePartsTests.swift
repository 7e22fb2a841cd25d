import RunReport
import Testing

@testable import Reporters

@Suite struct PagePartsTests {
  @Test func aPageKeepsToItsSize() {
    func choice(_ limit: Int, _ sizes: [[Int]]) -> [Int] {
      PageBudget(limit: limit).choice(parts: sizes.count, forms: sizes[0].count) { part, form in
        .text(String(repeating: "x", count: sizes[part][form]))
      }
    }
    let parts = [60, 30, 40, 20].map { [10, $0] }
    #expect(choice(150, parts) == [1, 1, 1, 1])
    // 40 bytes are needed anyway; of the other 60 the first part takes 50, the last 10.
    #expect(choice(100, parts) == [1, 0, 0, 1])
    #expect(choice(10, parts) == [0, 0, 0, 0])
    // Of the 70 that are left the first takes 60, the second has no room for more than 10.
    #expect(choice(90, [[10, 20, 70], [10, 20, 80]]) == [2, 1])
  }

  @Test func whatAPageShowsInBriefSaysWhatToDo() {
    let brief = FindingCard(
      finding: ExplainedReport.card, number: 3, isOpen: false, detail: .brief, sameRule: nil, subject: nil, states: nil,
      rerun: Rerun(SampleReport.report), doubt: nil, sameCause: nil
    ).node.render()
    for text in ["Must hold", "What to do", "See it again"] {
      #expect(brief.contains(text), "\(text)")
    }
    #expect(!brief.contains("#f3-s") && !brief.contains("How it happens"))
  }

  @Test func whatALongPageShowsInShortKeepsItsStory() {
    let card = ExplainedReport.card
    let short = FindingCard(
      finding: card, number: 3, isOpen: false, detail: .story, sameRule: nil, subject: nil, states: nil,
      rerun: Rerun(SampleReport.report), doubt: nil, sameCause: nil
    ).node.render()
    let full = FindingCard(
      finding: card, number: 3, isOpen: false, detail: .full, sameRule: nil, subject: nil, states: nil,
      rerun: Rerun(SampleReport.report), doubt: nil, sameCause: nil
    ).node.render()
    for step in card.trace { #expect(short.contains("id=\"f3-s\(step.step)\"")) }
    for text in ["Must hold", "Verified repair", "this line is to blame", StepMarks.noReturn, "See it again"] {
      #expect(short.contains(text), "\(text)")
    }
    for picture in ["class=\"chart\"", "class=\"layers", "class=\"instead\""] {
      #expect(full.contains(picture) && !short.contains(picture), "\(picture)")
    }
  }

  @Test func layersTellWhatAStepChanges() {
    let hierarchy = [
      view(0, "UIWindow"), view(1, "old", "", .deleted), view(1, "new", "", .added),
      view(1, "dim", "alpha 1", .modified),
    ]
    let before = [view(0, "UIWindow"), view(1, "old"), view(1, "dim", "alpha 0")]
    let drawing = LayerDrawing(ViewChanges(hierarchy, previous: before), hierarchy)
    #expect(drawing.sheets.map(\.detail) == ["", "", "", "alpha 0 → alpha 1"])
    let text = drawing.node.render()
    for letter in ["A", "M", "D"] { #expect(text.contains("<tspan>\(letter) </tspan>"), "\(letter)") }
    // The front, last in preorder, is told first.
    let front = text.range(of: ">M </tspan>"), back = text.range(of: "UIWindow")
    #expect(front.map(\.lowerBound) ?? text.endIndex < back.map(\.lowerBound) ?? text.startIndex)
  }

  @Test func theWayThroughTheStatesIsToldInWords() throws {
    let diagram = StateDiagram(
      name: "d", title: "D", summary: "states", states: ["away", "shown"],
      arrows: [
        .init(source: 0, target: 1, events: ["tap"], rules: []),
        .init(source: 1, target: 1, events: ["drag"], rules: []),
      ])
    let drawing = try #require(StateDrawing(diagram, id: "g1"))
    #expect(drawing.words([0, 1, 1, 0], [1, 2, 3]) == "away, step 1 → shown, step 3 → away")
    #expect(drawing.unchanging == "No change of state in shown: drag.")
    let way = drawing.way([0, 1, 1, 0], steps: [1, 2, 3]).render()
    #expect(way.contains("<use href=\"#g1\"/>"))
    // An arrow that the diagram does not have is not drawn; step 1 has one.
    #expect(way.contains("data-step=\"1\"") && !way.contains("data-step=\"3\""))
    #expect(StateDrawing(StateDiagram(name: "", title: "", summary: "", states: [], arrows: []), id: "g2") == nil)
  }

  @Test func longExcerptsShowWhatMatters() {
    let lines = (1...60).map { number in
      Excerpt.Line(
        number: number, text: "line \(number) of it", steps: (10..<40).contains(number) ? [1] : [],
        isBlamed: number == 30)
    }
    let text = SourceFigure(excerpt: Excerpt(path: "A.swift", lines: lines), trace: [], finding: "f1").node.render()
    for number in [9, 10, 11, 29, 30, 31] {
      #expect(text.contains("line") && text.contains("<i>\(number)</i>") || text.contains(" \(number)</i>"))
    }
    #expect(!text.contains("<i>20</i>") && !text.contains("<i>50</i>"))
    #expect(text.contains("⋮"))
  }
}
