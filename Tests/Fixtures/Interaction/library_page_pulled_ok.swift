// expect: holds
import UIKit

/// Tells its client whenever it has gone.
public final class TipsPage: UIViewController {
  public var onDismissal: (() -> Void)?

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissal?() }
  }

  @IBAction func goOn(_ sender: Any) { presentingViewController?.dismiss(animated: true) }
}

public protocol PickerPageDelegate: AnyObject {
  func pickerDidCancel(_ picker: PickerPage)
}

/// Cannot be pulled down.
public final class PickerPage: UIViewController {
  public weak var delegate: PickerPageDelegate?

  public override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func cancel() { delegate?.pickerDidCancel(self) }
}

/// Tells what was chosen, and not that it ends.
public final class ColourPage: UIViewController {
  public var onChoice: ((UIColor) -> Void)?

  @objc func chooseRed() { onChoice?(.red) }
}

public final class Gallery: UIViewController {
  public func open() {
    if presentedViewController == nil, view.window != nil { present(ColourPage(), animated: true) }
  }
}

public protocol DrawerPageDelegate: AnyObject {
  func drawer(_ page: DrawerPage, didCancelAnimationAt fraction: Double)
}

/// What is cancelled is an animation.
public final class DrawerPage: UIViewController {
  public weak var delegate: DrawerPageDelegate?

  func cancelAnimation(at fraction: Double) { delegate?.drawer(self, didCancelAnimationAt: fraction) }
}

/// Its own launcher shows it over the whole screen, and nobody else does.
public final class LensPage: UIViewController {
  public weak var delegate: LensPageDelegate?

  @objc func cancel() { delegate?.lensDidCancel(self) }
}

public protocol LensPageDelegate: AnyObject {
  func lensDidCancel(_ page: LensPage)
}

public final class LensLauncher {
  public init() {}

  public func launch(on page: UIViewController) {
    if page.presentedViewController != nil || page.viewIfLoaded?.window == nil { return }
    let lens = LensPage()
    lens.modalPresentationStyle = .fullScreen
    page.present(lens, animated: true)
  }
}
