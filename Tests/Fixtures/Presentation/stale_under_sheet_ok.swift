// expect: holds
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
  }
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
