import UIKit

final class NewsPage: UIViewController {}

final class HelpPage: UIViewController {
  @objc func showNews() {
    let news = NewsPage()
    news.modalPresentationStyle = .popover
    present(news, animated: true)  // expect: TV1205
  }
}

/// Asks with the same sheet each time.
final class EditorPage: UIViewController {
  private let deleteItem = UIBarButtonItem()

  private lazy var question: UIAlertController = {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.barButtonItem = deleteItem
    return sheet
  }()

  @objc func ask() {
    present(question, animated: true)  // expect: TV1205
  }
}
