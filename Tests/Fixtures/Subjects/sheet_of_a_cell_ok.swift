// expect: holds
import UIKit

/// A cell whose share sheet points at it.
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
    pointHere(sheet)
    page?.present(sheet, animated: true)
  }

  @IBAction func askHow() {
    let style: UIAlertController.Style = UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
    let question = UIAlertController(title: "Picture", message: nil, preferredStyle: style)
    question.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.picture = nil })
    page?.present(question, animated: true)
  }

  @IBAction func warn() {
    let warning = UIAlertController(title: "Picture", message: "It is large.", preferredStyle: .alert)
    page?.present(warning, animated: true)
  }

  @IBAction func show() {
    let sheet = UIActivityViewController(activityItems: ["Picture"], applicationActivities: nil)
    page?.present(sheet, from: self)
  }

  private func pointHere(_ sheet: UIViewController) {
    sheet.popoverPresentationController?.sourceView = self
  }
}

extension UIViewController {
  /// Knows where a popover points at.
  func present(_ page: UIViewController, from view: UIView) {
    page.popoverPresentationController?.sourceView = view
    present(page, animated: true)
  }
}

/// Shows one picture until the user has seen it.
final class PicturePage: UIViewController {
  @IBAction func close() { dismiss(animated: true) }
}

final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
