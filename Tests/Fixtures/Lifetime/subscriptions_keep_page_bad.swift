import Combine
import UIKit

final class FeedModel {
  @Published var items: [String] = []
}

/// Keeps what keeps it: two subscriptions and an observation that never end.
final class FeedPage: UIViewController {
  private let model = FeedModel()
  private let scroll = UIScrollView()
  private var bag: Set<AnyCancellable> = []
  private var latest: AnyCancellable?
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$items.receive(on: DispatchQueue.main).sink { self.title = $0.first }.store(in: &bag)  // expect: TV902
    latest = model.$items.map(\.count).sink { self.view.tag = $0 }  // expect: TV902
    observation = scroll.observe(\.contentOffset) { _, _ in self.view.setNeedsLayout() }  // expect: TV902
  }
}
