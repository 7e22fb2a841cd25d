import Diagnostics

/// A storyboard or a nib as far as it matters to transitions: who is shown, how, and by whom.
///
/// Interface Builder writes XML: a `scene` for each view controller, with the objects around it; connections stand inside of
/// the object that they start at (Xcode Help, "Add a segue between scenes"; the format itself is not documented, and read as
/// Xcode 4 to 26 write it).
package struct InterfaceFile: Sendable {
  package var path: String
  /// The controller that the storyboard begins with (developer.apple.com, `UIStoryboard.instantiateInitialViewController()`).
  package var initial: String?
  package var scenes: [InterfaceScene] = []

  package init(path: String) { self.path = path }

  /// What `UIStoryboard(name:bundle:)` calls it: the name of the file.
  package var name: String { path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "" }

  package func scene(_ id: String?) -> InterfaceScene? { scenes.first { $0.id == id } }
}

/// A view controller of a storyboard.
package struct InterfaceScene: Sendable {
  package var id: String
  /// The element: `viewController`, `navigationController`, `viewControllerPlaceholder`, …
  package var element: String
  package var customClass: String?
  /// What `instantiateViewController(withIdentifier:)` calls it.
  package var identifier: String?
  /// `fullScreen`, `custom`, …; nil where the file leaves it to UIKit.
  package var presentationStyle: String?
  package var definesContext = false
  package var isModalInPresentation = false
  /// Of a reference to another storyboard: which scene of which one.
  package var reference: (storyboard: String, identifier: String?)?
  package var segues: [InterfaceSegue] = []
  /// How many cells of lists it has: of a table with prototypes these.
  package var cells = 0
  package var place: SourceSpan
}

/// A way from a scene to another one, or back.
package struct InterfaceSegue: Sendable {
  /// What performs it.
  package enum Trigger: Sendable {
    /// Code alone, by its identifier.
    case code
    /// A tap on a control, a row, or what a recogniser sees.
    case user
  }

  package var id: String
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `custom`, `unwind`, `relationship`, and before
  /// Xcode 6 `push`, `modal`, `popover`, `replace`.
  package var kind: String
  /// `rootViewController`, `viewControllers`, … of a relationship.
  package var relationship: String?
  package var identifier: String?
  package var destination: String
  package var customClass: String?
  package var presentationStyle: String?
  package var isAnimated = true
  /// The method that an unwind segue looks for: `back:`.
  package var unwindAction: String?
  package var trigger: Trigger
  /// Whether the user performs it by selecting a cell of a list, and what the file calls that: `""` for no name.
  package var cell: String?
  package var place: SourceSpan
}
