import Testing
import Verification

@testable import transverify

@Suite struct HelpTests {
  private let help = HelpText(table: .transverify)

  @Test func overview() throws { try expectGolden(try help.text(for: nil), "help.txt") }

  @Test(arguments: Verb.allCases)
  func verb(_ verb: Verb) throws { try expectGolden(try help.text(for: verb.rawValue), "help-\(verb.rawValue).txt") }

  @Test func unknownVerb() {
    #expect(throws: InputError("unknown command 'explian': did you mean 'explain'?")) { try help.text(for: "explian") }
  }

  @Test func fitsATerminal() throws {
    for verb in Verb.allCases {
      for line in try help.text(for: verb.rawValue).split(separator: "\n") { #expect(line.count <= 100) }
    }
  }
}
