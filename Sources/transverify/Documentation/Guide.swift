import Reporters

/// The guides of the package: a DocC catalogue beside the sources, an article each.
enum Guide {
  static let folder = "Sources/transverify/Guides.docc"

  /// Articles in the order in which a reader needs them.
  static let articles = [
    "CheckYourProject", "ReadAFinding", "Repairs", "Verdicts", "ContinuousIntegration", "LargeProjects", "DeviceLogs",
    "ModelsOfValues", "TheMachine",
  ]

  /// The page of an article, `read-a-finding.html`; its title is the first heading.
  static func page(_ article: String, _ text: String) -> DocumentationSite.Page {
    let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    return DocumentationSite.Page(
      name: fileName(article), title: title ?? article, group: "Guides", text: text,
      source: "\(folder)/\(article).md")
  }

  /// `CheckYourProject` is `check-your-project.html`.
  private static func fileName(_ article: String) -> String {
    var name = ""
    for character in article {
      if character.isUppercase, !name.isEmpty { name.append("-") }
      name.append(character.lowercased())
    }
    return name + ".html"
  }
}
