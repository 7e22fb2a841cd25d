import UIKit

/// A viewer of a library. Clients switch on that a long press shares the picture.
public final class ViewerController: UIViewController {
  public var sharesByPress = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
  }

  @objc private func pressed(_ press: UILongPressGestureRecognizer) {
    if !sharesByPress { return }
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)  // expect: TV601
  }
}
