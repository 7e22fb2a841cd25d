import UIKit

public protocol MapButtonDelegate {
  func mapButtonWasTapped()
}

/// Told once, because the page makes itself the delegate: what is to be changed is the property.
public class MapButton: UIButton {
  public var delegate: MapButtonDelegate?  // expect: TV902

  @objc func tapped() { delegate?.mapButtonWasTapped() }
}

public final class MapPage: UIViewController, MapButtonDelegate {
  private let button = MapButton()

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.delegate = self
    view.addSubview(button)
  }

  public func mapButtonWasTapped() {}
}
