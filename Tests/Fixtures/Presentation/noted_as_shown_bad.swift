import UIKit

/// Asks for a link at any time. Refused once, it never asks again: only the buttons take the note back.
final class LinkQuestions {
  private var isAsking = false

  func ask(about link: URL, on page: UIViewController) {
    guard !isAsking else { return }
    isAsking = true
    let alert = UIAlertController(title: link.absoluteString, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Open", style: .default) { _ in self.isAsking = false })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.isAsking = false })
    page.present(alert, animated: true)  // expect: TV602
  }
}

/// A note for good.
final class Hints {
  func showOnce(_ text: String, key: String, on page: UIViewController) {
    guard !UserDefaults.standard.bool(forKey: key) else { return }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)  // expect: TV602
    UserDefaults.standard.set(true, forKey: key)
  }
}

/// A state that only the completion ends.
final class PlayerPanel {
  enum State { case closed, opening, open }

  private(set) var state = State.closed
  weak var host: UIViewController?

  func open(_ player: UIViewController) {
    state = .opening
    host?.present(player, animated: true) {  // expect: TV602
      self.state = .open
    }
  }

  func close(_ player: UIViewController) {
    guard state == .open else { return }
    state = .closed
  }
}

/// What belongs to the note is done by the completion alone.
final class Theatre {
  private var isFull = false
  private let player = PlayerPanel()
  weak var host: UIViewController?

  func enter(_ stage: UIViewController) {
    guard !isFull else { return }
    isFull = true
    host?.present(stage, animated: false) {  // expect: TV602
      self.player.close(stage)
    }
  }

  func leave() { isFull = false }
}
