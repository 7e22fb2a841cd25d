/// What stands around the text of every page: the title, the navigation, the style.
struct SiteFrame {
  let site: DocumentationSite
  let page: DocumentationSite.Page

  func page(_ body: [HTMLNode]) -> HTMLNode {
    .element(
      "html", [HTMLAttribute("lang", "en")],
      .element(
        "head", [],
        .element("meta", [HTMLAttribute("charset", "utf-8")]),
        .element(
          "meta",
          [HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width, initial-scale=1")]),
        .element("title", [], .text("\(page.title) · transverify")),
        .element("link", [HTMLAttribute("rel", "stylesheet"), HTMLAttribute("href", way(to: SiteStyle.name))])),
      .element(
        "body", [],
        .element("a", [.class("skip"), .link("text")], "To the text"),
        .element("a", [.class("menu"), .link("pages")], "All pages"),
        navigation,
        .element("main", [.id("text")], body)))
  }

  /// Beside the text on large screens, behind it on small ones.
  private var navigation: HTMLNode {
    let groups = site.pages.reduce(into: [String]()) { if !$0.contains($1.group) { $0.append($1.group) } }
    let home = site.pages.first.map { way(to: $0.name) } ?? "#"
    return .element(
      "nav", [.id("pages"), .label("pages")],
      .element("a", [.class("home"), HTMLAttribute("href", home)], "transverify"),
      .fragment(groups.map(group)))
  }

  private func group(_ name: String) -> HTMLNode {
    let pages = site.pages.filter { $0.group == name }
    let links = pages.map { other in
      HTMLNode.element(
        "li", [],
        .element(
          "a",
          [HTMLAttribute("href", way(to: other.name))]
            + (other.name == page.name ? [HTMLAttribute("aria-current", "page")] : []), .text(other.title)))
    }
    let isOpen = page.group == name || site.pages.first?.group == name
    return .element(
      "details", isOpen ? [.flag("open")] : [], .element("summary", [], .text(name)), .element("ul", [], links))
  }

  private func way(to name: String) -> String { SiteLinks.way(from: page.name, to: name) }
}
