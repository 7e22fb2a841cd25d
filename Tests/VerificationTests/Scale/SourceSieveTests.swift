import Diagnostics
import Testing

@testable import Verification

/// Files that cannot matter are found by their bytes alone.
@Suite struct SourceSieveTests {
  private func select(_ texts: [String]) -> [Bool] {
    SourceSieve.select(texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }, jobs: 2)
  }

  @Test func filesWithoutUIKitControllersAndWithoutReadersAreLeftOut() {
    #expect(
      select([
        "class Screen: UIViewController { let model = Model() }",
        "struct Model { var store: Store }",
        "final class Store {}",
        "final class Server { let secret = 1 }",
      ]) == [true, true, true, false])
  }

  @Test func whatInheritsFromWhatMattersMatters() {
    #expect(
      select([
        "class Base: UIViewController {}", "class Next: Base {}", "class Last: Next {}", "class Other: Thing {}",
      ]) == [true, true, true, false])
  }

  @Test func extensionsAndGlobalsMatterWithTheirReaders() {
    #expect(
      select([
        "class Screen: UIViewController { func f() { pace.hurry(); log() } }",
        "let pace = Pace()", "struct Pace {}", "extension Pace { func hurry() {} }", "func log() {}", "func other() {}",
      ]) == [true, true, true, true, true, false])
  }

  @Test func whoStartsTheAppMatters() {
    #expect(
      select([
        "class Start: UIResponder, UIApplicationDelegate {}", "class Scene: UIResponder, UIWindowSceneDelegate {}",
        "class Store {}",
      ]) == [true, true, false])
  }

  @Test func commentsSayNothingButExpectations() {
    #expect(
      select(["// class A: UIViewController {}", "/* UIViewController /* nested */ */ let a = 1", "// expect: TV104"])
        == [false, false, true])
  }

  @Test func bracesThatDoNotMatchMakeAFileMatter() {
    #expect(select(["struct A {", "struct B { let open = \"{\" }"]) == [true, false])
  }
}
