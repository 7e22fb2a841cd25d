/// What stands in the place of a scenario where the text of a declaration shows a finding: "declaration CardAnimator".
enum DeclarationScenario {
  private static let prefix = "declaration "

  static func text(of type: String) -> String { prefix + type }

  static func names(_ scenario: String) -> Bool { scenario.hasPrefix(prefix) }
}
