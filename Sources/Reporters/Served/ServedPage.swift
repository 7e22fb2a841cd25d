import RunReport

/// The report's page where a server shows it: the same page, and walks through its findings. Style and script are
/// documents of their own, so that the server can forbid all others.
package enum ServedPage {
  package static let styleName = "page.css"
  package static let scriptName = "page.js"

  /// - Parameter version: which of the explorations it shows; the page asks whether there is a later one.
  package static func render(_ report: Report, version: Int) -> String {
    HTMLReporter.page(
      report,
      style: .element("link", [HTMLAttribute("rel", "stylesheet"), HTMLAttribute("href", styleName)]),
      script: .element("script", [HTMLAttribute("src", scriptName)]),
      marks: [HTMLAttribute("data-version", String(version))]
    ).renderPage()
  }

  package static let style = Palette.styleSheet + StyleSheet.text + WalkStyle.text
  package static let script = PageScript.text(adding: WalkScript.text)
}
