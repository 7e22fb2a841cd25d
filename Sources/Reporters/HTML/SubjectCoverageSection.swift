import RunReport

/// What the exploration of a subject has touched: how many states at each depth, which events happened how often, and
/// the branches to which no ordering has come.
struct SubjectCoverageSection {
  let coverage: SubjectCoverage

  var node: HTMLNode {
    .element("details", [.class("fold coverage")], .element("summary", [], .text(title)), depths, events, branches)
  }

  /// "Coverage: 2 events never happened and 1 branch never reached".
  var title: String {
    let idle = coverage.events.count { $0.transitions == 0 }
    let parts = [
      idle == 0 ? nil : "\(Wording.count(idle, "event")) never happened",
      coverage.unreachedBranches.isEmpty
        ? nil : "\(Wording.count(coverage.unreachedBranches.count, "branch", "branches")) never reached",
    ].compactMap(\.self)
    return "Coverage: " + (parts.isEmpty ? "every event happened, every branch was reached" : Wording.list(parts))
  }

  private var events: HTMLNode {
    guard !coverage.events.isEmpty else { return .nothing }
    let rows = coverage.events.map { event -> HTMLNode in
      .element(
        "tr", event.transitions == 0 ? [.class("idle")] : [], .element("td", [], .text(onOneLine(event.event))),
        .element("td", [], .text(onOneLine(event.actor))),
        .element("td", [], .text(event.transitions == 0 ? "○ never" : Wording.grouped(event.transitions))))
    }
    return .element(
      "table", [], .element("thead", [], .element("tr", [], ["Event", "By", "Transitions"].map { .heading($0) })),
      .element("tbody", [], rows))
  }

  private var branches: HTMLNode {
    guard !coverage.unreachedBranches.isEmpty else { return .nothing }
    return .element(
      "div", [], .span("eyebrow", "Branches never reached"),
      .element(
        "ul", [.class("constructs")],
        coverage.unreachedBranches.map {
          .element("li", [], .text(onOneLine($0.kind) + " "), .code($0.location.printed))
        }))
  }

  /// A bar per depth, as high as the states that are new there.
  private var depths: HTMLNode {
    let counts = coverage.statesPerDepth.map { max(0, $0) }
    guard let most = counts.max(), most > 0 else { return .nothing }
    let pitch = counts.count > 80 ? 3 : 8
    let (width, height) = (counts.count * pitch + 2, 56)
    let bars = counts.enumerated().map { depth, count in
      "M\(depth * pitch + pitch / 2 + 1) \(height)v-\(count == 0 ? 0 : max(1, count * (height - 4) / most))"
    }
    let words = "New states per depth, at most \(Wording.grouped(most)) at depth \(counts.firstIndex(of: most) ?? 0)"
    return .element(
      "figure", [],
      .element(
        "svg",
        [
          .class("bars"), HTMLAttribute("role", "img"),
          .label("new states per depth: " + counts.map(String.init).joined(separator: ", ")), .number("width", width),
          .number("height", height), HTMLAttribute("viewBox", "0 0 \(width) \(height)"),
        ],
        .element(
          "path", [HTMLAttribute("d", bars.joined()), HTMLAttribute("stroke-width", String(max(2, pitch - 3)))])),
      .element("figcaption", [], .text(words + "; depths 0 to \(counts.count - 1).")))
  }
}

extension HTMLNode {
  static func heading(_ text: String) -> HTMLNode {
    .element("th", [HTMLAttribute("scope", "col")], .text(text))
  }
}
