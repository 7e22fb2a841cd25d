import UIKit

/// A controller of a composition; its children come when its view is loaded, or later.
final class ComposedController: PlayingController {
  var childrenToAdd = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let count = childrenToAdd
    childrenToAdd = 0
    for _ in 0..<count { (scenario as? ComposedLogs)?.add(to: self) }
  }
}

// Containers that the log may record, or not.

final class ComposedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    record("Navigation", "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteAppearance("Navigation", "viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteAppearance("Navigation", "viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    noteAppearance("Navigation", "viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteAppearance("Navigation", "viewDidDisappear", animated)
  }
}

final class ComposedTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    record("Tabs", "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteAppearance("Tabs", "viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteAppearance("Tabs", "viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    noteAppearance("Tabs", "viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteAppearance("Tabs", "viewDidDisappear", animated)
  }
}

final class ComposedPages: UIPageViewController {
  var first: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    record("Pages", "viewDidLoad")
    if let page = first { setViewControllers([page], direction: .forward, animated: false) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteAppearance("Pages", "viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteAppearance("Pages", "viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    noteAppearance("Pages", "viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteAppearance("Pages", "viewDidDisappear", animated)
  }
}

func noteAppearance(_ name: String, _ callback: String, _ animated: Bool) {
  record(name, animated ? callback + "(animated)" : callback)
}
