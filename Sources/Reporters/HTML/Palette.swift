/// The colours of the page. Every colour of text reaches a contrast of 4.5 : 1 (WCAG AA) on every ground that
/// `legiblePairs` names for it, in both schemes; a test computes it.
package enum Palette {
  package struct Color: Sendable {
    package let name: String
    /// `#rrggbb`.
    package let light: String
    package let dark: String
  }

  package static let colors: [Color] = [
    Color(name: "page", light: "#f6f5f2", dark: "#121417"),
    Color(name: "card", light: "#ffffff", dark: "#1a1d21"),
    Color(name: "well", light: "#f3f2ee", dark: "#22262b"),
    Color(name: "line", light: "#dedcd5", dark: "#343a41"),
    Color(name: "ink", light: "#1c1f23", dark: "#e7e9ec"),
    Color(name: "soft", light: "#575d66", dark: "#a9b1bb"),
    Color(name: "link", light: "#1f4e9c", dark: "#8fb8f6"),
    Color(name: "bad", light: "#a8201a", dark: "#ff8f85"),
    Color(name: "bad-ground", light: "#fcefed", dark: "#3a1f1e"),
    Color(name: "warn", light: "#7d4b00", dark: "#f0bc6c"),
    Color(name: "warn-ground", light: "#fbf2e1", dark: "#35291a"),
    Color(name: "good", light: "#17633a", dark: "#84d6a3"),
    Color(name: "good-ground", light: "#e9f5ee", dark: "#1b2f25"),
    Color(name: "info", light: "#1f4e9c", dark: "#8fb8f6"),
    Color(name: "info-ground", light: "#eaf1fb", dark: "#1b2a40"),
  ]

  /// Text colour and the grounds on which it stands.
  package static let legiblePairs: [(text: String, grounds: [String])] = [
    ("ink", ["page", "card", "well", "bad-ground", "warn-ground", "good-ground", "info-ground"]),
    ("soft", ["page", "card", "well", "bad-ground", "info-ground", "good-ground"]),
    ("link", ["page", "card", "well", "bad-ground", "good-ground"]),
    ("bad", ["page", "card", "well", "bad-ground"]),
    ("warn", ["page", "card", "well", "warn-ground"]),
    ("good", ["page", "card", "well", "good-ground"]),
    ("info", ["page", "card", "well", "info-ground"]),
  ]

  /// Custom properties for both schemes; print is always light.
  static var styleSheet: String {
    let light = colors.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = colors.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    return ":root{color-scheme:light dark;\(light)}"
      + "@media screen and (prefers-color-scheme:dark){:root{\(dark)}}"
  }
}
