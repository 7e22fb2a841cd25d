import UIKit

/// A cell that shares its picture through whatever page the table lies in: nobody explores a cell.
final class PictureCell: UITableViewCell {
  var picture: UIImage?

  private var page: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder {
      if let page = next as? UIViewController { return page }
      responder = next.next
    }
    return nil
  }

  @IBAction func share() {
    guard let picture else { return }
    let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
    page?.present(sheet, animated: true)  // expect: TV1205
  }

  @IBAction func askHow() {
    let question = UIAlertController(title: "Picture", message: nil, preferredStyle: .actionSheet)
    question.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.picture = nil })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    page?.present(question, animated: true)  // expect: TV1205
  }
}
