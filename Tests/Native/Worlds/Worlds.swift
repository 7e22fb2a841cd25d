import UIKit

// One line for each world that is driven at random: its name is what failures are reported with.

func worldFullScreen() { begin(RecordedScenario(.fullScreen)) }
func worldPageSheet() { begin(RecordedScenario(.pageSheet)) }
func worldOverFullScreen() { begin(RecordedScenario(.overFullScreen, RecordedDelegate())) }
func worldFullScreenAnimator() { begin(RecordedScenario(.fullScreen, RecordedDelegate(), swipes: true)) }
func worldCustom() { begin(RecordedScenario(.custom, RecordedDelegate(), swipes: true)) }
func worldImpatient() { begin(RecordedScenario(.custom, RecordedDelegate(animator: ImpatientAnimator()))) }
func worldQueued() { begin(RecordedScenario(.custom, RecordedDelegate(animator: QueuedAnimator()), swipes: true)) }
func worldPropertyAnimator() {
  begin(RecordedScenario(.custom, RecordedDelegate(animator: PropertyAnimator()), swipes: true))
}
func worldInterruptible() { begin(RecordedScenario(.fullScreen, InterruptibleDelegate(), swipes: true)) }
func worldReentrant() { begin(ReentrantScenario(.fullScreen)) }
func worldReentrantCustom() { begin(ReentrantScenario(.custom, RecordedDelegate())) }
func worldChain() { begin(ChainScenario()) }
func worldCustomChain() { begin(CustomChainScenario()) }
func worldOverChain() { begin(OverChainScenario()) }
