import UIKit

protocol BadgeDelegate {
  func badgeWasTapped()
}

final class Badge: UIButton {
  var delegate: BadgeDelegate?  // expect: likely TV902
}

final class NoteCell: UITableViewCell, BadgeDelegate {
  private let badge = Badge()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
    badge.delegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  func badgeWasTapped() {}
}

/// Which cells lists of notes have.
enum NoteCells {
  static func register(in table: UITableView) { table.register(NoteCell.self, forCellReuseIdentifier: "note") }
}

/// Makes the pages of the tabs, which go with it.
final class Pages {
  let name = "pages"

  private var made: [String: UIViewController] = [:]

  func prepare() { made["notes"] = NotesPage() }
}

final class NotesPage: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NoteCells.register(in: tableView)
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
