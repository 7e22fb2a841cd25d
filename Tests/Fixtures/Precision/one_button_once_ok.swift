// expect: holds
import UIKit

/// One button, one list, one item of a bar: none of them is tapped twice before the first tap has come to anything.
final class HelpScreen: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(showHelp), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showHelp() {
    present(UIViewController(), animated: true)
  }
}

final class ChapterList: UIViewController, UITableViewDelegate {
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    view.addSubview(list)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

final class NoteScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: self, action: #selector(showMore))
  }

  @objc func showMore() {
    present(UIViewController(), animated: true)
  }
}
