// expect: holds
import AVFoundation
import UIKit

/// Its layer is of a class of the platform that the machine does not know.
final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  var film: AVPlayerLayer { layer as! AVPlayerLayer }
}

final class FilmScreen: UIViewController {
  private let film = FilmView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(film)
  }

  @objc func open() {
    film.film.opacity = 0
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
