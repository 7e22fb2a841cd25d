import UIKit

public protocol MapButtonDelegate {
  func mapButtonWasTapped()
}

/// Told where the page makes itself the delegate, and not at the property besides.
public class MapButton: UIButton {
  public var delegate: MapButtonDelegate?

  @objc func tapped() { delegate?.mapButtonWasTapped() }
}

public final class MapPage: UIViewController, MapButtonDelegate {
  private let button = MapButton()

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.delegate = self  // expect: TV902
    view.addSubview(button)
  }

  public func mapButtonWasTapped() {}
}
