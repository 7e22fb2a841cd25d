import UIKit

/// A list of choices that each call shows on another screen: on an iPad nobody says where the sheet points at.
public class ChoiceMenu {
  private let titles: [String]

  public init(titles: [String]) { self.titles = titles }

  public func open(on controller: UIViewController) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in titles { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    controller.present(sheet, animated: true)  // expect: TV1205
  }
}
