import UIKit

protocol MapButtonDelegate {
  func mapButtonWasTapped()
}

final class MapButton: UIButton {
  var delegate: MapButtonDelegate?  // expect: TV902
}

/// Makes the pages of the tabs, which go with it.
final class Pages {
  let name = "pages"

  private var made: [String: UIViewController] = [:]

  func prepare() { made["map"] = MapPage() }
}

final class MapPage: UIViewController, MapButtonDelegate {
  private let button = MapButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.delegate = self
    view.addSubview(button)
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }

  func mapButtonWasTapped() {}
}
