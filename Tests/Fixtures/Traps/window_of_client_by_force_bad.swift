import UIKit

/// A library: the app that shows it may have no key window yet.
open class BannerPage: UIViewController {
  open func show() {
    let window = UIApplication.shared.keyWindow!  // expect: TV1205
    window.addSubview(view)
  }

  open func place() {
    let window = UIApplication.shared.delegate?.window
    view.frame = (window??.bounds)!  // expect: TV1205
  }

  open func fade() {
    if UIApplication.shared.keyWindow!.isHidden { view.alpha = 0 }  // expect: TV1205
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(turn), userInfo: nil, repeats: false)
  }

  @objc private func turn() {
    view.frame = UIApplication.shared.keyWindow!.bounds  // expect: TV1205
  }
}
