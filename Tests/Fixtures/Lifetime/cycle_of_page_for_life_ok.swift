// expect: holds
import UIKit

protocol MapButtonDelegate {
  func mapButtonWasTapped()
}

final class MapButton: UIButton {
  var delegate: MapButtonDelegate?
}

/// Makes the pages of the tabs and keeps them for the life of the app.
final class Pages {
  static let shared = Pages()

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
