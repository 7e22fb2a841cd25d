// expect: holds
import UIKit

/// A generic property looks for a parent of the type that is expected of it.
/// The screen that is shown keeps the delegate.
final class Desk: UIViewController {
  @IBAction func file() {
    let outer = Folder()
    let sheet = Sheet()
    outer.addChild(sheet)
    outer.view.addSubview(sheet.view)
    sheet.didMove(toParent: outer)
    guard let folder = sheet.folder else { return }
    folder.modalPresentationStyle = .custom
    folder.transitioningDelegate = folder.transition
    present(folder, animated: true)
  }
}

final class Folder: UIViewController {
  let transition = Open()
}

extension UIViewController {
  func nearestParent<Controller>() -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }
}

final class Sheet: UIViewController {
  var folder: Folder? { nearestParent() }
}

final class Open: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
