// expect: holds
import UIKit

/// Keeps what is to be called when a page has gone, and hears of pulls.
open class PageNavigator: NSObject, UIAdaptivePresentationControllerDelegate {
  private let host: UIViewController
  private var waiting: [ObjectIdentifier: () -> Void] = [:]

  public init(host: UIViewController) { self.host = host }

  public func show(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    page.presentationController?.delegate = self
    host.present(page, animated: true)
  }

  public func cover(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    page.modalPresentationStyle = .fullScreen
    host.present(page, animated: true)
  }

  public func show(_ page: UIViewController, shown: @escaping () -> Void) {
    host.present(page, animated: true, completion: shown)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    waiting.removeValue(forKey: ObjectIdentifier(presentationController.presentedViewController))?()
  }
}

/// Hears of pulls by what a helper sets.
public final class HelpedNavigator: NSObject, UIAdaptivePresentationControllerDelegate {
  private let host: UIViewController
  private var waiting: [UIViewController: () -> Void] = [:]

  public init(host: UIViewController) { self.host = host }

  public func show(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[page] = gone
    observe(page)
    host.present(page, animated: true)
  }

  private func observe(_ page: UIViewController) { page.presentationController?.delegate = self }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    waiting.removeValue(forKey: presentationController.presentedViewController)?()
  }
}

/// Has another object hear of pulls, and shows what nobody can pull down.
public final class WatchedNavigator {
  private let host: UIViewController
  private let watcher: UIAdaptivePresentationControllerDelegate
  private var waiting: [ObjectIdentifier: () -> Void] = [:]

  public init(host: UIViewController, watcher: UIAdaptivePresentationControllerDelegate) {
    self.host = host
    self.watcher = watcher
  }

  public func show(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    watch(page)
    host.present(page, animated: true)
  }

  private func watch(_ page: UIViewController) { page.presentationController?.delegate = watcher }

  public func cover(with page: CoverPage, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    host.present(page, animated: true)
  }

  public func ask(_ question: UIAlertController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(question)] = gone
    host.present(question, animated: true)
  }

  public func close(_ page: UIViewController) {
    page.dismiss(animated: true) { self.waiting.removeValue(forKey: ObjectIdentifier(page))?() }
  }
}

public final class CoverPage: UIViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }
}

final class NavigatedPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
