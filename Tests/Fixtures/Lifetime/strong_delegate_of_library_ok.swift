// expect: holds
import UIKit

public protocol RideButtonDelegate: AnyObject {
  func rideButtonDidLoad(_ button: RideButton)
}

public class RideButton: UIButton {
  public weak var delegate: RideButtonDelegate?

  public func load() { delegate?.rideButtonDidLoad(self) }
}

public protocol DrawerDelegate {
  func drawerWillOpen()
}

/// Lets its delegate go when the drawer has closed.
public class DrawerManager: NSObject {
  public var presentationDelegate: DrawerDelegate?

  func drawerDidClose() { presentationDelegate = nil }
}

extension DrawerManager: UIViewControllerTransitioningDelegate {
}

/// What it keeps is its own child.
public class PlayerPage: UIViewController {
  public weak var delegate: RideButtonDelegate?
}

open class PlayerView: UIView {
  open weak var parentController: UIViewController?
  open var contentController: UIViewController?
}

public protocol NotePageDelegate: AnyObject {
  func notePageDidSave()
}

/// Keeps a delegate that is made for it.
open class NotePage: UIViewController {
  open var delegate: NotePageDelegate?
}

final class NoteHandler: NotePageDelegate {
  func notePageDidSave() {}
}

final class NoteFlow {
  func prepare(_ page: NotePage) { page.delegate = NoteHandler() }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(PlayerPage(), animated: true) }
}
