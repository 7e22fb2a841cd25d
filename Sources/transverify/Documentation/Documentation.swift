import Foundation
import Reporters
import Rules
import Verification

/// Everything that the documentation's site shows, from the table of commands, the catalogue of rules and the documents
/// of the package.
struct Documentation {
  let table: CommandTable
  let rules: [RuleDescription]
  /// The text of a document or model of the package by its path; `nil` where there is none.
  let document: (String) -> String?
  /// Pictures of the package by their paths.
  let pictures: [String: String]

  var site: DocumentationSite {
    get throws(InputError) {
      DocumentationSite(
        pages: guides + [try commands, ruleTable] + rules.map(page) + documents, pictures: pictures)
    }
  }

  private var guides: [DocumentationSite.Page] {
    let home = document("README.md").map { text in
      DocumentationSite.Page(name: "index.html", title: "Begin", group: "Guides", text: text, source: "README.md")
    }
    return [home].compactMap(\.self)
      + Guide.articles.compactMap { name in
        document("\(Guide.folder)/\(name).md").map { Guide.page(name, $0) }
      }
  }

  private var commands: DocumentationSite.Page {
    get throws(InputError) {
      let help = HelpText(table: table)
      var text = "# Commands and options\n\n```text\n\(try help.text(for: nil))```\n"
      for verb in table.verbs {
        text += "\n## \(verb.verb.rawValue)\n\n```text\n\(try help.text(for: verb.verb.rawValue))```\n"
      }
      return DocumentationSite.Page(name: "commands.html", title: "Commands", group: "Reference", text: text)
    }
  }

  private var ruleTable: DocumentationSite.Page {
    let rows = rules.map { rule in
      "| [\(rule.id)](\(rule.id).html) | `\(rule.name)` | \(rule.severity.rawValue) | \(cell(rule.title)) |\n"
    }
    let head = "# Rules\n\n| rule | name | severity | what |\n| --- | --- | --- | --- |\n"
    return DocumentationSite.Page(
      name: "rules.html", title: "Rules", group: "Reference", text: head + rows.joined(), source: "rules")
  }

  private func page(_ rule: RuleDescription) -> DocumentationSite.Page {
    DocumentationSite.Page(
      name: "rules/\(rule.id).html", title: "\(rule.id) \(rule.name)", group: "Rules",
      text: RulePage.markdown(of: rule, violating: document(rule.violating), clean: document(rule.clean)),
      source: "\(rule.id).html")
  }

  private var documents: [DocumentationSite.Page] {
    let listed = [
      ("Models/uikit-semantics.md", "semantics.html", "What is known of UIKit", "The machine"),
      ("Models/coverage.md", "coverage.html", "Where it is implemented", "The machine"),
      ("Reports/Diagrams/README.md", "diagrams.html", "State diagrams", "The machine"),
      ("Models/Gallery/README.md", "gallery.html", "Gallery", "The machine"),
      ("Models/Platform/README.md", "platform.html", "Platform names", "The machine"),
      ("ARCHITECTURE.md", "architecture.html", "Architecture", "Inside"),
      ("CHANGELOG.md", "changelog.html", "What is new", "Inside"),
    ]
    return listed.compactMap { source, name, title, group in
      document(source).map {
        DocumentationSite.Page(name: name, title: title, group: group, text: $0, source: source)
      }
    }
  }

  private func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }
}
