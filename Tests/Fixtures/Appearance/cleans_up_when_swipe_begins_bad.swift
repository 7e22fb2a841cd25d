import UIKit

/// Leaves its flow when a swipe back begins. Let go, it stays, and its button leads nowhere.
final class MethodsPage: UIViewController {
  private var flow: Flow? = Flow()

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      removeFlow()  // expect: TV505
    }
  }

  private func removeFlow() { flow = nil }

  @objc private func next() { flow?.goOn(from: navigationController) }
}

/// The same in other words.
final class DevicesPage: UIViewController {
  private let radio = Radio()

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil else { return }
    radio.stopScan()  // expect: TV505
  }

  @objc private func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

final class Flow {
  func goOn(from stack: UINavigationController?) { stack?.pushViewController(UIViewController(), animated: true) }
}

final class Radio {
  func stopScan() {}
  func scan() {}
}
