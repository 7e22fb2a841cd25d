/// The documentation as static pages: they work from `file://`, without a script and without a network.
package struct DocumentationSite: Sendable {
  /// A text of the site.
  package struct Page: Sendable {
    /// Name of its file, `rules/TV104.html`.
    package var name: String
    /// What the navigation calls it.
    package var title: String
    /// The heading of its group in the navigation.
    package var group: String
    /// Markdown.
    package var text: String
    /// Where the text's own links begin: a path in the package, `Models/README.md`; empty for none.
    package var source: String

    package init(name: String, title: String, group: String, text: String, source: String = "") {
      self.name = name
      self.title = title
      self.group = group
      self.text = text
      self.source = source
    }
  }

  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// In the order of the navigation; the first is the home page.
  package var pages: [Page]
  /// Pictures: their paths in the package, and what they hold. Those that no page shows are not written.
  package var pictures: [String: String]

  package init(pages: [Page], pictures: [String: String]) {
    self.pages = pages
    self.pictures = pictures
  }

  /// All files, by name. The same input gives the same bytes.
  package func files() -> [File] {
    let links = SiteLinks(pages: pages, pictures: pictures)
    var used: Set<String> = []
    var files = pages.map { page in
      var content = MarkdownPage { target in
        let place = links.place(of: target, on: page)
        if let picture = links.picture(target, on: page) { used.insert(picture) }
        return place
      }
      let body = content.nodes(MarkdownReader.blocks(of: page.text))
      return File(name: page.name, text: SiteFrame(site: self, page: page).page(body).renderPage())
    }
    files.append(File(name: SiteStyle.name, text: SiteStyle.text))
    files += used.map { File(name: SiteLinks.pictureName($0), text: pictures[$0] ?? "") }
    return files.sorted { $0.name < $1.name }
  }
}
