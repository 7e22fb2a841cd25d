import Combine
import UIKit

/// The page keeps the subscription: the second value resumes the continuation again.
final class TrailerPage: UIViewController {
  private let button = UIButton()
  private let trailer = Trailer()
  private var isAsking = false
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func play() {
    guard !isAsking, presentedViewController == nil else { return }
    isAsking = true
    Task { @MainActor in
      let isPlayable = await isPlayable()
      isAsking = false
      guard presentedViewController == nil, view.window != nil else { return }
      if isPlayable { present(UIViewController(), animated: true) }
    }
  }

  private func isPlayable() async -> Bool {
    return await withCheckedContinuation { continuation in
      trailer.states.sink { isReady in
        continuation.resume(returning: isReady)  // expect: TV1205
      }.store(in: &subscriptions)
    }
  }
}
