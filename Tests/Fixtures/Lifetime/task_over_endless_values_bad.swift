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
    listening = Task {  // expect: TV902
      for await message in line.messages {
        label.text = message.text
      }
    }
    counting = Task { [weak self] in  // expect: TV902
      guard let self else { return }
      for await number in self.count.values {
        self.title = "\(number)"
      }
    }
    Task { [weak self] in await self?.hearTurns() }  // expect: TV902
  }

  private func hearTurns() async {
    for await _ in NotificationCenter.default.notifications(named: UIDevice.orientationDidChangeNotification) {
      label.isHidden = false
    }
  }

  deinit {
    listening?.cancel()
    counting?.cancel()
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
