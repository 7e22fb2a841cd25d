import Diagnostics

/// Tells sources that hold nothing but values: for them the machine of UIKit need not be read.
enum ValueSources {
  /// Whether every file speaks of transition systems and of no class, actor or type of UIKit.
  static func holdNothingElse(_ files: [SourceFile]) -> Bool {
    files.allSatisfy { file in
      file.text.contains("TransitionSystem") && !mentions(file.text)
    }
  }

  private static func mentions(_ text: String) -> Bool {
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      if word == "class" || word == "actor" || word == "Scenario" { return true }
      if word.hasPrefix("UI"), word != "UIKit" { return true }
    }
    return false
  }
}
