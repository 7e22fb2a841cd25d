// expect: holds
import Combine
import UIKit

final class ShelfModel {
  @Published var error: Error?
  @Published var title = ""
  var errorPublisher: Published<Error?>.Publisher { $error }
}

/// What the page shows is closed before the error is told.
final class ShelfPage: UIViewController {
  private let model = ShelfModel()
  private var bag: Set<AnyCancellable> = []
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.errorPublisher
      .compactMap { $0 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] error in
        guard let self, self.presentedViewController == nil, self.viewIfLoaded?.window != nil else { return }
        let alert = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self.present(alert, animated: true)
      }
      .store(in: &bag)
    model.$title.sink { [weak self] title in self?.label.text = title }.store(in: &bag)
  }

  @IBAction func showFilter(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
