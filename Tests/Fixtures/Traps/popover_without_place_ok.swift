// expect: holds
import UIKit

final class NewsPage: UIViewController {}

final class HelpPage: UIViewController {
  @objc func showNews() {
    let news = NewsPage()
    news.modalPresentationStyle = .popover
    news.popoverPresentationController?.sourceView = view
    present(news, animated: true)
  }
}

final class EditorPage: UIViewController {
  private let deleteItem = UIBarButtonItem()

  private lazy var question: UIAlertController = {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.barButtonItem = deleteItem
    return sheet
  }()

  @objc func ask() {
    question.popoverPresentationController?.barButtonItem = deleteItem
    present(question, animated: true)
  }
}

/// Its pages get their place from a helper.
final class MapPage: UIViewController {
  private let newsButton = UIButton()

  @objc func showNews() {
    let news = NewsPage()
    news.modalPresentationStyle = .popover
    news.anchor(to: newsButton)
    present(news, animated: true)
  }
}

extension UIViewController {
  fileprivate func anchor(to source: UIView) { popoverPresentationController?.sourceView = source }
}
