import Combine
import UIKit

final class ShelfModel {
  @Published var error: Error?
  var downloadErrorPublisher: Published<Error?>.Publisher { $error }
}

/// The model's request fails while the user has opened the filter: nobody hears of it.
final class ShelfPage: UIViewController {
  private let model = ShelfModel()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model.downloadErrorPublisher
      .compactMap { $0 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] error in
        let alert = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self?.present(alert, animated: true)  // expect: TV601
      }
      .store(in: &bag)
  }

  @IBAction func showFilter(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
