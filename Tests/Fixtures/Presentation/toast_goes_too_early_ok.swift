import UIKit

// expect: holds

/// The delay takes its own toast away.
final class ToastStand {
  private var window: UIWindow?

  func show(_ text: String, in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      window.isHidden = true
      if self.window === window { self.window = nil }
    }
  }
}

/// Nothing is shown while something is.
final class OneBanner {
  private var banner: UIView?

  func show(in view: UIView) {
    guard banner == nil else { return }
    let banner = UIView()
    view.addSubview(banner)
    self.banner = banner
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.banner?.removeFromSuperview()
      self.banner = nil
    }
  }
}

/// What waits is taken back.
final class RenewedBanner {
  private var banner: UIView?
  private var work: DispatchWorkItem?

  func show(in view: UIView) {
    work?.cancel()
    banner?.removeFromSuperview()
    let banner = UIView()
    view.addSubview(banner)
    self.banner = banner
    let work = DispatchWorkItem { self.banner?.removeFromSuperview() }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
  }
}

final class InfoPage: UIViewController {
  private let banner = OneBanner()

  @IBAction private func infoTapped(_ sender: UIButton) {
    banner.show(in: view)
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(UIViewController(), animated: true)
  }
}
