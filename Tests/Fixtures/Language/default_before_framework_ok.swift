// expect: holds
import Combine
import UIKit

// The function leaves out its own argument with a default: it means what Combine declares, not itself.

struct Environment { var isSynchronous = false }

extension Publisher {
  func subscribe<S>(
    on scheduler: S, options: S.SchedulerOptions? = nil, using environment: Environment = Environment()
  ) -> AnyPublisher<Output, Failure> where S: Scheduler {
    guard !environment.isSynchronous else { return eraseToAnyPublisher() }
    return subscribe(on: scheduler, options: options).eraseToAnyPublisher()
  }
}

final class FeedPage: UIViewController {
  private let feed = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    subscription = feed.subscribe(on: DispatchQueue.main, using: Environment()).sink { _ in }
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
