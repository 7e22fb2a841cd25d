import Diagnostics
import Testing

@Suite struct EditDistanceTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
    ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("왜", "왜요", 1), ("ca", "abc", 3),
  ]
  @Test(arguments: distances) func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(editDistance(first, second) == expected)
    #expect(editDistance(second, first) == expected)
  }

  static let guesses: [(String, [String], String?)] = [
    ("TV14", ["TV104", "TV402"], "TV104"),
    ("--formt", ["--format", "--rules"], "--format"),
    ("uiview", ["UIWindow", "UIView"], "UIView"),
    ("present", ["dismiss", "frame"], nil),
    ("ab", ["ax", "aa"], "aa"),
    ("a", [], nil),
    ("same", ["same"], nil),
  ]
  @Test(arguments: guesses) func guess(_ name: String, _ candidates: [String], _ expected: String?) {
    #expect(didYouMean(name, among: candidates) == expected)
    #expect(didYouMean(name, among: candidates.reversed()) == expected)
  }
}
