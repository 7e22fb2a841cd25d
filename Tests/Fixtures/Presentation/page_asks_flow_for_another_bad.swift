import UIKit

/// The list is open while its button asks for the form: the stack presents already.
final class TripFlow {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func showTrips() {
    let list = TripList(addTapped: showForm)
    navigationController.present(UINavigationController(rootViewController: list), animated: true)
  }

  private func showForm() {
    let form = UIViewController()
    navigationController.present(form, animated: true)  // expect: TV601
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
