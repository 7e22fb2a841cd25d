// The root view: loaded when somebody asks for it.

extension UIViewController {
  var isViewLoaded: Bool { loadedView != nil }
  var viewIfLoaded: UIView? { loadedView }

  var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      // A view that nobody defines is taken for a plain one.
      loadedView = isUnknown(newValue) ? UIView() : newValue
      loadedView?.owningController = self
    }
  }

  func loadViewIfNeeded() {
    if loadedView != nil { return }
    // What a controller adds to its own view is its own, whoever asked first.
    asOwner(nil) {
      loadView()
      if loadedView == nil { view = UIView() }
      viewDidLoad()
      viewDidInstall()
    }
  }
}
