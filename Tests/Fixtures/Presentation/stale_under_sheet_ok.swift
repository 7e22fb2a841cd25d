// expect: holds
import CoreData
import UIKit

/// What the server knows of a group.
final class GroupStore {
  static let shared = GroupStore()
  private var members: [String] = []
  func members(then use: @escaping ([String]) -> Void) {
    let members = members
    DispatchQueue.main.async { use(members) }
  }
  func invite(_ name: String, then done: @escaping () -> Void) {
    members.append(name)
    DispatchQueue.main.async(execute: done)
    for listener in listeners { listener() }
  }

  private var listeners: [() -> Void] = []
  func addChangeListener(_ listener: @escaping () -> Void) { listeners.append(listener) }
}

/// Changes the group, closes itself and tells who has asked for it.
final class InvitePage: UIViewController {
  var whenInvited: (() -> Void)?
  private let field = UITextField()

  @objc private func send() {
    GroupStore.shared.invite(field.text ?? "") { [weak self] in
      self?.presentingViewController?.dismiss(animated: true) { self?.whenInvited?() }
    }
  }
}

/// Fetches the group when it appears, and when it is told.
final class GroupPage: UITableViewController {
  private var members: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetchMembers()
  }

  private func fetchMembers() {
    GroupStore.shared.members { [weak self] members in
      self?.members = members
      self?.tableView.reloadData()
    }
  }

  @objc private func invite() {
    if presentedViewController != nil || view.window == nil { return }
    let page = InvitePage()
    page.whenInvited = { [weak self] in self?.fetchMembers() }
    present(page, animated: true)
  }

  /// Covers everything, so that the page appears again.
  @objc private func inviteByMail() {
    if presentedViewController != nil || view.window == nil { return }
    let page = MailPage()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  /// Changes nothing.
  @objc private func showHelp() {
    if presentedViewController != nil || view.window == nil { return }
    present(HelpPage(), animated: true)
  }
}

final class MailPage: UIViewController {
  @objc private func send() {
    GroupStore.shared.invite("mail") { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
  }
}

final class HelpPage: UIViewController {
  @objc private func close() { presentingViewController?.dismiss(animated: true) }
}

/// Tells a log that it closes, and nothing that the presenter fetches.
final class TipsPage: UIViewController {
  @objc private func close() {
    Events.send("tips closed")
    dismiss(animated: true)
  }
}

enum Events { static func send(_ event: String) {} }

/// Has a store that serves everybody send what the presenter does not fetch.
final class FeedbackPage: UIViewController {
  @objc private func close() {
    Server.shared.send("feedback")
    dismiss(animated: true)
  }
}

final class Server {
  static let shared = Server()
  func news(then use: @escaping (String) -> Void) { DispatchQueue.main.async { use("news") } }
  func send(_ text: String) {}
}

final class NewsPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadNews()
    loadBanner()
  }

  private func loadNews() { Server.shared.news { [weak self] news in self?.title = news } }

  private func loadBanner() {
    Events.send("banner")
    view.backgroundColor = .red
  }

  @objc private func showTips() {
    if presentedViewController != nil || view.window == nil { return }
    present(TipsPage(), animated: true)
  }

  @objc private func askForFeedback() {
    if presentedViewController != nil || view.window == nil { return }
    present(FeedbackPage(), animated: true)
  }
}

/// Removes from an array of its own.
final class DraftPage: UIViewController {
  private var drafts: [String] = ["one"]

  @objc private func done() {
    drafts.remove(at: 0)
    dismiss(animated: true)
  }
}

/// Core Data tells it of changes.
final class NotesPage: UITableViewController, NSFetchedResultsControllerDelegate {
  private var results: NSFetchedResultsController<NSManagedObject>!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadNotes()
  }

  private func loadNotes() {
    results.delegate = self
    try? results.performFetch()
    GroupStore.shared.members { [weak self] members in self?.title = members.first }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.reloadData()
  }

  @objc private func addNote() {
    if presentedViewController != nil || view.window == nil { return }
    present(DraftPage(), animated: true)
  }

  @objc private func addGroup() {
    if presentedViewController != nil || view.window == nil { return }
    present(MailPage(), animated: true)
  }
}

/// A listener tells it of changes.
final class GroupListPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadGroup()
    GroupStore.shared.addChangeListener { [weak self] in self?.loadGroup() }
  }

  private func loadGroup() { GroupStore.shared.members { [weak self] members in self?.title = members.first } }

  @objc private func addGroup() {
    if presentedViewController != nil || view.window == nil { return }
    present(MailPage(), animated: true)
  }
}
