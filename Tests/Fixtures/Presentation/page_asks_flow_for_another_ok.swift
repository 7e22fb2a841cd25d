// expect: holds
import UIKit

/// The form comes on top of the list that asks for it; the search of the other list comes when that has gone.
final class TripFlow {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func showTrips() {
    let list = TripList(addTapped: showForm)
    navigationController.present(UINavigationController(rootViewController: list), animated: true)
  }

  func showPlaces() {
    let list = PlaceList(searchTapped: showSearch)
    navigationController.present(UINavigationController(rootViewController: list), animated: true)
  }

  private func showForm() {
    (navigationController.presentedViewController ?? navigationController).present(UIViewController(), animated: true)
  }

  private func showSearch() {
    navigationController.present(UIViewController(), animated: true)
  }
}

final class TripList: UIViewController {
  private let addTapped: () -> Void

  init(addTapped: @escaping () -> Void) {
    self.addTapped = addTapped
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func add() { addTapped() }
}

final class PlaceList: UIViewController {
  private let searchTapped: () -> Void

  init(searchTapped: @escaping () -> Void) {
    self.searchTapped = searchTapped
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func search() {
    dismiss(animated: true) { self.searchTapped() }
  }
}
