import RunReport

extension HTMLNode {
  /// A sentence; what stands between backticks is set as code.
  static func prose(_ sentence: String) -> HTMLNode {
    .fragment(
      Prose.segments(of: sentence).map { segment in
        switch segment {
        case .words(let words): .text(words)
        case .code(let code): .code(code)
        }
      })
  }

  /// A name, call or path; a long one breaks after its punctuation.
  static func code(_ text: String) -> HTMLNode {
    guard text.utf8.count > 40 else { return .element("code", [], .text(onOneLine(text))) }
    var pieces: [String] = [""]
    for character in onOneLine(text) {
      pieces[pieces.count - 1].append(character)
      if "/.(,:".contains(character), (pieces.last?.count ?? 0) > 5 { pieces.append("") }
    }
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    let nodes = pieces.enumerated().flatMap { index, piece -> [HTMLNode] in
      index == 0 ? [.text(piece)] : [.element("wbr"), .text(piece)]
    }
    return .element("code", [], nodes)
  }

  static func span(_ kind: String, _ text: String) -> HTMLNode { .element("span", [.class(kind)], .text(text)) }

  /// A mark for the eye beside words that say the same.
  static func symbol(_ text: String) -> HTMLNode {
    .element("span", [.class("symbol"), HTMLAttribute("aria-hidden", "true")], .text(text))
  }

  /// "✓ holds" in the colours of the verdict.
  static func verdict(_ verdict: Verdict) -> HTMLNode {
    .element(
      "span", [.class("verdict v-\(verdict.rawValue)")], .symbol(Wording.symbol(verdict)), .text(verdict.rawValue))
  }

  /// "✕ error" in the colours of the severity.
  static func severity(_ severity: Severity) -> HTMLNode {
    .element(
      "span", [.class("verdict s-\(severity.rawValue)")], .symbol(Wording.symbol(severity)), .text(severity.rawValue))
  }

  /// "● possible" for what is not sure enough to count.
  static func doubt(_ confidence: Confidence) -> HTMLNode {
    .element("span", [.class("verdict s-doubtful")], .symbol(Wording.symbol(Severity.note)), .text(confidence.rawValue))
  }

  /// "▲ possible only" in the colours of what does not count, or the verdict.
  static func standing(_ standing: SubjectStanding, _ verdict: Verdict) -> HTMLNode {
    guard let word = standing.word else { return .verdict(verdict) }
    return .element("span", [.class("verdict \(standing.htmlClass)")], .symbol(standing.symbol), .text(word))
  }

  /// A number in a circle that leads to a step.
  static func stepLink(_ step: Int, of finding: String) -> HTMLNode {
    .element("a", [.class("badge"), .link("\(finding)-s\(step)"), .label("step \(step)")], .text(String(step)))
  }
}

extension SubjectStanding {
  /// "v-possible-only": what the switches of the page show or hide.
  var htmlClass: String { "v-" + (word ?? "violated").replacing(" ", with: "-") }
}
