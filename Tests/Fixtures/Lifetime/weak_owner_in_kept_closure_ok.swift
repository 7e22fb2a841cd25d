// expect: holds
import Combine
import UIKit

/// Asks for its page each time.
final class Overlay: NSObject {
  private weak var page: PlayerPage?
  private var bag = Set<AnyCancellable>()
  private var onTap: (() -> Void)?
  private let clock = Clock()

  init(page: PlayerPage) {
    self.page = page
    super.init()
    follow()
  }

  private func follow() {
    guard let page else { return }
    page.title = "0"
    clock.$minute
      .receive(on: DispatchQueue.main)
      .sink { [weak page] minute in page?.title = "\(minute)" }
      .store(in: &bag)
    onTap = { [weak self] in self?.page?.view.alpha = 1 }
    // The closure goes when it has run.
    DispatchQueue.main.async { page.view.alpha = 1 }
  }
}

final class Clock {
  @Published var minute = 0
}

final class PlayerPage: UIViewController {
  private var overlay: Overlay?

  override func viewDidLoad() {
    super.viewDidLoad()
    overlay = Overlay(page: self)
  }
}

/// Nobody that it refers to keeps it.
final class Monitor {
  private weak var page: PlayerPage?
  private var onTap: (() -> Void)?

  func watch(_ page: PlayerPage) {
    self.page = page
    guard let shown = self.page else { return }
    onTap = { shown.view.alpha = 1 }
  }
}

final class HomePage: UIViewController {
  @IBAction func play(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(PlayerPage(), animated: true)
  }
}
