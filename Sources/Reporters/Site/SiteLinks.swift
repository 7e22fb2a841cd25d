/// Where the links of documents lead on the site.
struct SiteLinks {
  /// Names of pages by the document that they show, and by document and heading: a document may be several pages.
  private var names: [String: String] = [:]
  private let pictures: [String: String]

  init(pages: [DocumentationSite.Page], pictures: [String: String]) {
    self.pictures = pictures
    for page in pages where !page.source.isEmpty {
      if names[page.source] == nil { names[page.source] = page.name }
      for case .heading(_, let text) in MarkdownReader.blocks(of: page.text) {
        names[page.source + "#" + MarkdownPage.anchor(text)] = page.name
      }
    }
  }

  /// Relative to the page; `nil` for a file of the package that is not on the site.
  func place(of target: String, on page: DocumentationSite.Page) -> String? {
    if target.hasPrefix("https://") || target.hasPrefix("http://") { return target }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let anchor = parts.count > 1 ? "#" + parts[1] : ""
    if let picture = picture(target, on: page) { return Self.way(from: page.name, to: Self.pictureName(picture)) }
    let document = parts[0].isEmpty ? page.source : Self.joined(page.source, parts[0])
    guard let name = names[document + anchor] ?? names[document] else { return nil }
    return Self.way(from: page.name, to: name) + anchor
  }

  /// The path of a picture that a link names.
  func picture(_ target: String, on page: DocumentationSite.Page) -> String? {
    let path = Self.joined(page.source, target)
    return pictures[path] == nil ? nil : path
  }

  static func pictureName(_ path: String) -> String { "pictures/" + (path.split(separator: "/").last ?? "") }

  /// A path that begins beside `source`.
  private static func joined(_ source: String, _ target: String) -> String {
    var parts = source.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// From one file of the site to another.
  static func way(from: String, to: String) -> String {
    String(repeating: "../", count: from.split(separator: "/").count - 1) + to
  }
}
