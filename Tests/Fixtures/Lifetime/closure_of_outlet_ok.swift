// expect: holds
import UIKit

/// Has what is in its bar, which does not have it; what an outlet names outside of its view keeps what it is given elsewhere.
final class ScanPage: UIViewController {
  @IBOutlet private weak var batchItem: SwitchItem!
  @IBOutlet private weak var linkLabel: ActiveLabel!
  @IBOutlet private weak var container: ScanContainerController!
  @IBOutlet private weak var source: ScanDataSource!
  @IBOutlet private weak var banner: AdvertisementView!

  override func viewDidLoad() {
    super.viewDidLoad()
    batchItem.onSwitch = { [weak self] in self?.title = $0 ? "Many" : "One" }
    linkLabel.handleURLTap { [weak self] _ in self?.view.endEditing(true) }
    container.onEnd = { self.title = "ended" }
    source.onChange = { self.title = "changed" }
    banner.rootViewController = self
  }
}

public final class SwitchItem: UIBarButtonItem {
  public var onSwitch: ((Bool) -> Void)?
}

final class ShelfPage: UIViewController {
  @objc func scan() { present(ScanPage(), animated: true) }
}
