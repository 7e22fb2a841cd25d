// expect: holds
import UIKit

/// How a note comes: as UIKit has it, or with a hint before it.
public enum NoteManner {
  case plain
  case announced(hint: String)
}

public struct NoteOptions {
  let radius: CGFloat
  let manner: NoteManner

  public init(radius: CGFloat = 8, manner: NoteManner = .plain) {
    self.radius = radius
    self.manner = manner
  }
}

/// Clients make it with what they like. Where notes are announced, the hint is the title of the note.
public final class NoteManager: NSObject, UIViewControllerTransitioningDelegate {
  private let options: NoteOptions

  public init(options: NoteOptions = NoteOptions()) {
    self.options = options
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch options.manner {
    case .plain: break
    case .announced(let hint): presented.title = hint
    }
    return nil
  }
}
