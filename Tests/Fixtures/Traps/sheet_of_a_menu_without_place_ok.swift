// expect: holds
import UIKit

/// A list of choices that each call shows on another screen, at a view of it.
public class ChoiceMenu {
  private let titles: [String]

  public init(titles: [String]) { self.titles = titles }

  public func open(on controller: UIViewController) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in titles { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.modalPresentationStyle = .popover
    sheet.popoverPresentationController?.sourceView = controller.view
    controller.present(sheet, animated: true)
  }
}
