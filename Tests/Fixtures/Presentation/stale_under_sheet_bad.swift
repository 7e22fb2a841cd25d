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

/// Changes the group and closes itself; nobody is told.
final class InvitePage: UIViewController {
  private let field = UITextField()

  @objc private func send() {
    GroupStore.shared.invite(field.text ?? "") { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}

/// Fetches the group when it appears, which a sheet does not bring about.
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
    page.title = "Invite"
    present(page, animated: true)  // expect: TV1105
  }
}
