import UIKit

// A container whose control sends an action that is not private and that nobody else calls: it swaps its two children with an animation; it tells them itself that they appear.

final class SegmentedViewController: UIViewController {
  private let toggle = UISwitch()
  private let first = UIViewController()
  private let second = UIViewController()
  private var shown: UIViewController?
  private var isShown = false
  private var endOfSwap: (() -> Void)?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.addTarget(self, action: #selector(swapChildren), for: .valueChanged)
    view.addSubview(toggle)
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
    shown = first
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
    isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()  // expect: TV502
  }

  private func endSwap() {
    let end = endOfSwap
    endOfSwap = nil
    end?()
  }

  @objc func swapChildren() {
    guard let old = shown else { return }
    let new = old === first ? second : first
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    new.view.alpha = 0
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.addSubview(new.view)
    shown = new
    endOfSwap = {
      old.view.removeFromSuperview()
      old.view.alpha = 1
      old.endAppearanceTransition()
      new.endAppearanceTransition()  // expect: TV502
      old.removeFromParent()
      new.didMove(toParent: self)
    }
    UIView.animate(withDuration: 0.25) {
      new.view.alpha = 1
      old.view.alpha = 0
    } completion: { _ in
      self.endSwap()
    }
  }
}
