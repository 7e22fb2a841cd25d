// expect: holds
import UIKit

/// A value with somebody who listens.
final class Watched<Value> {
  private var listeners: [(Value) -> Void] = []
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

  func send(_ value: Value) {
    self.value = value
    for listener in listeners { listener(value) }
  }
}

protocol TariffModel: AnyObject {
  var title: Watched<String> { get }
  var onFailure: (() -> Void)? { get set }
}

final class RemoteTariffModel: TariffModel {
  let title = Watched("")
  var onFailure: (() -> Void)?
}

/// Keeps the model, the model keeps what it is given.
final class TariffPage: UIViewController {
  private let model: TariffModel = RemoteTariffModel()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.bind { [weak self] text in self?.show(text) }
    model.onFailure = { [weak self] in self?.show("?") }
  }

  private func show(_ text: String) { label.text = text }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(TariffPage(), animated: true) }
}

/// Constants of two branches that stand for each other.
final class BranchPage: UIViewController {
  private let first = RemoteTariffModel()

  func watch(_ a: RemoteTariffModel?, _ b: RemoteTariffModel?) {
    if let b = a { b.onFailure = { self.view.alpha = 0 } }
    if let a = b { a.onFailure = { self.view.alpha = 1 } }
  }
}
