/// The name and version that reports and `transverify version` show.
package enum ToolVersion {
  package static let name = "transverify"
  /// Semantic version of the tool; the schema of the JSON report has its own.
  package static let current = "0.1.0"
}
