// expect: holds
import Combine
import UIKit

final class FeedModel {
  @Published var items: [String] = []

  func load() -> AnyPublisher<[String], Never> { Just(["a"]).eraseToAnyPublisher() }
}

/// Has weak subscriptions, one that is given up, and one of something that ends by itself.
final class FeedPage: UIViewController {
  private let model = FeedModel()
  private let scroll = UIScrollView()
  private var bag: Set<AnyCancellable> = []
  private var latest: AnyCancellable?
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$items.receive(on: DispatchQueue.main).sink { [weak self] in self?.title = $0.first }.store(in: &bag)
    model.load().sink { self.title = $0.first }.store(in: &bag)
    let items = model.load()
    items.sink(receiveCompletion: { _ in self.view.tag = 1 }, receiveValue: { _ in }).store(in: &bag)
    observation = scroll.observe(\.contentOffset) { [weak self] _, _ in self?.view.setNeedsLayout() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    latest = model.$items.map(\.count).sink { self.view.tag = $0 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    latest?.cancel()
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(FeedPage(), animated: true) }
}
