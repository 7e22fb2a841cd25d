import UIKit

/// A world in which a fixed sequence of lines is performed: each when everything has come to rest, or, if it
/// `overlaps`, at any time after the line before it. Neither rotation nor background interferes unless a script wants it.
class Script: Scenario {
  /// The line that comes next.
  var line = 0
  var hasEnded = false

  /// How many lines the script has.
  var lines: Int { 1 }

  /// Performs a line, counted from 0.
  func perform(_ line: Int) {}

  /// Whether the line may come while the ones before it are still having effects.
  func overlaps(_ line: Int) -> Bool { false }

  /// Whether the line may come in this state: for lines that wait for something.
  func isReady(_ line: Int) -> Bool { true }

  /// Records what the end looks like, when everything has come to rest.
  func finish() {}

  override var rotates: Bool { false }
  override var entersBackground: Bool { false }
  override var pullsSheets: Bool { false }

  override func offerEvents() {
    if line == lines {
      if !hasEnded && isSettled() { offer("the script ends", by: .app) { performStep { self.end() } } }
    } else if isReady(line) && (overlaps(line) || isSettled()) {
      offer("the script goes on", by: .app) { performStep { self.performNext() } }
    }
  }

  private func performNext() {
    let current = line
    line += 1
    perform(current)
  }

  private func end() {
    hasEnded = true
    finish()
  }
}
