import UIKit

// One line for each world that is driven at random: its name is what failures are reported with.

func worldFullScreen() { begin(WorldScenario(.fullScreen)) }
func worldPageSheet() { begin(WorldScenario(.pageSheet)) }
func worldOverFullScreen() { begin(WorldScenario(.overFullScreen, RecordedDelegate())) }
func worldFullScreenAnimator() { begin(WorldScenario(.fullScreen, RecordedDelegate(), swipes: true)) }
func worldCustom() { begin(WorldScenario(.custom, RecordedDelegate(), swipes: true)) }
func worldImpatient() { begin(WorldScenario(.custom, RecordedDelegate(animator: WorldImpatientAnimator()))) }
func worldQueued() { begin(WorldScenario(.custom, RecordedDelegate(animator: WorldQueuedAnimator()), swipes: true)) }
func worldPropertyAnimator() {
  begin(WorldScenario(.custom, RecordedDelegate(animator: WorldPropertyAnimator()), swipes: true))
}
func worldInterruptible() { begin(WorldScenario(.fullScreen, WorldInterruptibleDelegate(), swipes: true)) }
func worldReentrant() { begin(WorldReentrantScenario(.fullScreen)) }
func worldReentrantCustom() { begin(WorldReentrantScenario(.custom, RecordedDelegate())) }
func worldChain() { begin(WorldChainScenario()) }
func worldCustomChain() { begin(WorldCustomChainScenario()) }
func worldOverChain() { begin(WorldOverChainScenario()) }
