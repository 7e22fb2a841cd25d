// expect: holds
import UIKit

/// What an album shows.
public enum AlbumItem {
  case picture(UIImage)
  case film(URL)
}

/// Shows what its client gives it. A tap shows the first item.
open class AlbumController: UIViewController {
  public var items: [AlbumItem] = []

  open func showFirst() {
    guard let item = items.first else { return }
    let page = UIViewController()
    page.title = "\(item)"
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = fade
    present(page, animated: true)
  }

  private let fade = AlbumFade()
}

final class AlbumFade: NSObject, UIViewControllerTransitioningDelegate {}
