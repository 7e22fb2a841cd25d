import RunReport

/// What could have happened instead of a step, each with how it would have gone on.
enum AlternativeList {
  static func node(_ alternatives: [Alternative]?) -> HTMLNode {
    guard let alternatives, !alternatives.isEmpty else { return .nothing }
    let items = alternatives.map { alternative -> HTMLNode in
      .element(
        "li", [.class("o-\(alternative.outcome.rawValue)")], .element("b", [], .text(symbol(alternative.outcome))), " ",
        .prose(alternative.event), .text(alternative.choice.map { " (\(onOneLine($0)))" } ?? ""), ": ",
        .element("b", [], .text(ExplanationText.outcome(alternative))))
    }
    return .element(
      "div", [.class("instead")], .span("eyebrow", "Instead could have happened"), .element("ul", [], items))
  }

  static func symbol(_ outcome: Alternative.Outcome) -> String {
    switch outcome {
    case .clean: "✓"
    case .breaks: "✕"
    case .doomed: "▼"
    case .unknown: "?"
    }
  }
}
