import UIKit

/// What the diagram of the navigation controller is derived from: one controller is pushed and popped, by tap, by code
/// and by the swipe from the edge, with UIKit's own animation.
private final class NavigationDiagram: NavigationScenario {
  override var rotates: Bool { false }
}
