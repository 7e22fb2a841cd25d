import UIKit

/// A film over the whole screen. Its status bar goes with its controls, which are made once the film is shown: UIKit asks
/// before.
final class FilmController: UIViewController {
  private var controls: UIView?

  override var prefersStatusBarHidden: Bool {
    controls!.isHidden  // expect: TV1205
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    controls?.removeFromSuperview()
    let controls = UIView()
    view.addSubview(controls)
    self.controls = controls
    setNeedsStatusBarAppearanceUpdate()
  }
}

final class FilmListController: UIViewController {
  private let delegate = FilmFade()

  func showFilm() {
    let film = FilmController()
    film.modalPresentationStyle = .fullScreen
    film.transitioningDelegate = delegate
    present(film, animated: true)
  }
}

final class FilmFade: NSObject, UIViewControllerTransitioningDelegate {}
