// expect: holds
import Combine
import UIKit

final class ListModel: ObservableObject {
  @Published var items: [String] = []
}

/// Each time it appears it hears of the items once more.
final class ListPage: UIViewController {
  private let model = ListModel()
  private var bag: Set<AnyCancellable> = []
  private let label = UILabel()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bag.removeAll()
    model.$items.map(\.count).receive(on: RunLoop.main)
      .sink { [weak self] in self?.label.text = "\($0)" }
      .store(in: &bag)
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: ListPage()), animated: true)
  }
}
