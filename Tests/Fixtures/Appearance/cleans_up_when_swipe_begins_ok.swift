// expect: holds
import UIKit

/// Leaves its flow when it has gone.
final class MethodsPage: UIViewController {
  private var flow: Flow? = Flow()

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { removeFlow() }
  }

  private func removeFlow() { flow = nil }

  @objc private func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

/// Takes up again what it has stopped.
final class DevicesPage: UIViewController {
  private let radio = Radio()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    radio.scan()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil { radio.stopScan() }
  }

  @objc private func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

/// The last page of its flow, which needs it no more.
final class ReceiptPage: UIViewController {
  private var flow: Flow? = Flow()

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil { removeFlow() }
  }

  private func removeFlow() { flow = nil }
}

/// Only looks, and what belongs to a new parent.
final class TitlePage: UIViewController {
  private let badge = UIView()

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      view.endEditing(true)
      navigationController?.navigationBar.tintColor = nil
      badge.removeFromSuperview()
    }
  }
}

final class Flow {}

final class Radio {
  func stopScan() {}
  func scan() {}
}
