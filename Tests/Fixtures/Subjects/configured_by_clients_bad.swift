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

/// Clients make it with what they like. Where notes are announced, the hint is presented while the note is on its way.
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
    case .announced(let hint): announce(hint, from: source)
    }
    return nil
  }

  private func announce(_ hint: String, from source: UIViewController) {
    let alert = UIAlertController(title: hint, message: nil, preferredStyle: .alert)
    source.present(alert, animated: true)  // expect: TV601
  }
}
