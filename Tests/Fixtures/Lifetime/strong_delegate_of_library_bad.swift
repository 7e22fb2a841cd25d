import UIKit

public protocol RideButtonDelegate {
  func rideButtonDidLoad(_ button: RideButton)
}

/// Is shown by whoever is its delegate.
public class RideButton: UIButton {
  public var delegate: RideButtonDelegate?  // expect: TV902

  public func load() { delegate?.rideButtonDidLoad(self) }
}

public protocol DrawerDelegate {
  func drawerWillOpen()
}

/// UIKit does not keep it: its delegate does.
public class DrawerManager: NSObject {
  public var presentationDelegate: DrawerDelegate?  // expect: TV902
}

extension DrawerManager: UIViewControllerTransitioningDelegate {
}

/// Stands in the view of the controller that it keeps.
open class PlayerView: UIView {
  open var parentController: UIViewController?  // expect: TV902
}

/// Lives as long as the app, and keeps the page from which it presents.
open class SurveyPresenter {
  open var presentingViewController: UIViewController?  // expect: TV902

  public init() {}
}

public protocol PickerPageDelegate: AnyObject {
  func pickerPageDidCancel(_ page: PickerPage)
}

/// Whoever keeps it to show it again is its delegate.
open class PickerPage: UINavigationController {
  open var pickerDelegate: PickerPageDelegate?  // expect: TV902
}

/// Whoever is the delegate of a table says nothing about this one.
open class FormPage: UIViewController {
  open var delegate: PickerPageDelegate?  // expect: TV902
}

final class RowHandler: NSObject, UITableViewDelegate {}

final class ListFiller {
  let list = UITableView()

  func fill() { list.delegate = RowHandler() }
}
