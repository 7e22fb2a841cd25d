import UIKit

/// The storyboard puts the item into the bar of the page, and the label into its view.
final class ScanPage: UIViewController {
  @IBOutlet private weak var batchItem: SwitchItem!
  @IBOutlet private weak var linkLabel: ActiveLabel!
  @IBOutlet private weak var chart: ZoomChartView!

  override func viewDidLoad() {
    super.viewDidLoad()
    batchItem.onSwitch = { self.title = $0 ? "Many" : "One" }  // expect: TV902
    linkLabel.handleURLTap { _ in self.view.endEditing(true) }  // expect: TV902
    chart.onZoom = { self.title = "near" }  // expect: TV902
  }
}

public final class SwitchItem: UIBarButtonItem {
  public var onSwitch: ((Bool) -> Void)?
}

final class ShelfPage: UIViewController {
  @objc func scan() { present(ScanPage(), animated: true) }
}
