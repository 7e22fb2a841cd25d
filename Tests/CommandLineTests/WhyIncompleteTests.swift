import Foundation
import Testing

@testable import transverify

/// `run --why-incomplete`, through the command line and with the real engine.
@Suite struct WhyIncompleteTests {
  private static let source = """
    import UIKit

    final class ShelfController: UIViewController {
      private let button = UIButton(type: .system)
      private var isOpen = false

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
      }

      @objc private func buttonTapped() {
        guard presentedViewController == nil else { return }
        if theme().isDark { isOpen = true } else { isOpen = false }
        let book = BookController()
        book.modalPresentationStyle = .pageSheet
        present(book, animated: true)
      }
    }

    final class BookController: UIViewController {}
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App.swift")
  }

  private func run(_ line: String) -> (exit: ExitCode, printed: Printed) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: ["NO_COLOR": "1"], workingDirectory: folder.path)
    return (tool.run(line.split(separator: " ").map(String.init)), printed)
  }

  /// Paths of the engine are those of the process.
  private var path: String { folder.path + "/App.swift" }

  @Test func whatMultipliesIsPrinted() {
    let (exit, printed) = run("run \(path) --why-incomplete Shelf* --max-states 30")
    #expect(exit == .incomplete)
    #expect(printed.output.hasPrefix("ShelfController, "))
    #expect(printed.output.contains("the search was stopped after 30 states"))
    #expect(
      printed.output.contains("    `theme().isDark` is unknown: ") && printed.output.contains(" times as many states"))
    #expect(printed.output.contains("/App.swift:15:8 in `ShelfController.buttonTapped()`"))
    #expect(printed.output.contains("    a larger `--max-states` goes further\n"))
  }

  @Test func whatHasAnEndIsSaidInASentence() {
    let (exit, printed) = run("run \(path) --why-incomplete ShelfController")
    #expect(exit == .success)
    #expect(printed.output.contains("\n  it was explored to its end: nothing is left out\n"))
  }

  @Test func unknownNamesAreRefused() {
    let (exit, printed) = run("run \(path) --why-incomplete ShelfControler")
    #expect(exit == .usage && printed.output == "")
    #expect(printed.errors.contains("no subject is named 'ShelfControler': did you mean 'ShelfController'?"))
  }

  @Test(arguments: ["--shard 1/2", "--random-walk 1", "--reporter json", "--output R", "--fix"])
  func whatItReplacesIsRefused(option: String) {
    let (exit, printed) = run("run \(path) --why-incomplete A \(option)")
    #expect(exit == .usage && printed.errors.contains("cannot be combined"))
  }

  @Test func theSubjectMayBeNamedTwice() {
    let same = run("run \(path) --why-incomplete ShelfController --subject ShelfController")
    #expect(same.exit == .success && same.printed.output.hasPrefix("ShelfController, "))
    let other = run("run \(path) --why-incomplete ShelfController --subject BookController")
    #expect(other.exit == .usage && other.printed.errors.contains("type '--why-incomplete ShelfController' alone"))
  }

  /// Shards carry what they have seen of it.
  @Test func shardsCarryTheReasons() throws {
    let options = "\(path) --max-states 30"
    let whole = run("run \(options) --reporter json").printed.output
    #expect(whole.contains("\"stopCause\" : \"states\"") && whole.contains("\"theme().isDark\""))
    for index in 1...2 { #expect(run("run \(options) --shard \(index)/2 --output S").exit == .success) }
    let files = (1...2).map { "\(folder.path)/S/shard-\($0)-of-2.json" }.joined(separator: " ")
    #expect(run("report merge \(files) --reporter json").printed.output == whole)
  }
}
