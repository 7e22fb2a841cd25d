// expect: holds
import Combine
import UIKit

/// The subscription ends with the function that waits for its first value.
final class TrailerPage: UIViewController {
  private let button = UIButton()
  private let trailer = Trailer()
  private var isAsking = false

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
    var subscriptions: Set<AnyCancellable> = []
    return await withCheckedContinuation { continuation in
      trailer.states.sink { isReady in
        continuation.resume(returning: isReady)
      }.store(in: &subscriptions)
    }
  }
}
