// expect: holds
import Combine
import UIKit

struct Message { let text: String }

protocol Line: AnyObject {
  var messages: AsyncStream<Message> { get }
}

/// Its tasks go through values that do not end, and have the page as long.
final class ChatPage: UIViewController {
  private let line: Line
  private let label = UILabel()
  private let count = CurrentValueSubject<Int, Never>(0)
  private var listening: Task<Void, Never>?
  private var counting: Task<Void, Never>?

  init(line: Line) {
    self.line = line
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    listening = Task { [weak self, line] in
      for await message in line.messages {
        guard let self else { return }
        self.label.text = message.text
      }
    }
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: UIDevice.orientationDidChangeNotification) {
        self?.label.isHidden = false
      }
    }
    Task { [weak self] in self?.watch() }
  }

  /// Begins a task and is over: who calls it waits for nothing.
  private func watch() {
    Task { [weak label] in
      for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
        label?.alpha = 1
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    counting = Task {
      for await number in count.values {
        title = "\(number)"
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    counting?.cancel()
  }

  deinit { listening?.cancel() }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
