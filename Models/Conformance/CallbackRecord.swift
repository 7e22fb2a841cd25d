import UIKit

/// What the step so far has recorded, three entries per callback: whose, which one, its flag or nil.
var recordedCallbacks: [Any?] = []

/// One callback happens; `who` is the part that the object plays in the scenario.
func note(_ who: String, _ callback: String, _ flag: Bool? = nil) {
  recordedCallbacks.append(who)
  recordedCallbacks.append(callback)
  recordedCallbacks.append(flag)
}

/// The first sentence that holds; the others are tried in other runs.
func whichHolds(_ sentences: [String]) -> Int {
  for index in 0..<sentences.count - 1 {
    if mayHappen(sentences[index]) { return index }
  }
  assume(mayHappen(sentences[sentences.count - 1]))
  return sentences.count - 1
}

/// A world in which every object records its callbacks: what it can record is what a log may contain.
///
/// Each class below it is one family of logs; the sentences of its set-up say which member it is.
class RecordingScenario: Scenario {
  override func stepWillBegin() { recordedCallbacks = [] }
  override var rotates: Bool { false }
  override var entersBackground: Bool { false }

  /// Carries out what has been requested without animation, before the log begins.
  func settleWithoutAnimation() {
    while let transition = activeTransitions.first {
      if transition.phase == .requested { start(transition) } else { end(transition, true) }
    }
  }
}
