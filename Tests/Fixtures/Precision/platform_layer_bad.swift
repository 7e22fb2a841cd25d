import AVFoundation
import UIKit

/// Never says that its layer is of that class.
final class FilmView: UIView {
  var film: AVPlayerLayer { layer as! AVPlayerLayer }  // expect: TV1205
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
