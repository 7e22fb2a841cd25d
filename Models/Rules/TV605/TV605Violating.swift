import UIKit

/// Opens an album.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(AlbumController(), animated: true)  // expect: TV605
  }

  func closeEverything() {
    if presentedViewController != nil, transitionCoordinator == nil { dismiss(animated: true) }
  }
}

/// Puts a card over itself as soon as it is there.
private final class AlbumController: UIViewController {
  private lazy var cards = CardDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    cards.serve(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, view.window != nil else { return }
    let card = UIViewController()
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = cards
    present(card, animated: false)
  }
}

/// Presents cards over an album.
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var album: AlbumController?

  func serve(_ album: AlbumController) { self.album = album }
}

/// The album and its card are closed together, by code.
private final class AlbumScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }

  override func offerEvents() {
    if !isSettled() || presented?.presentedChild == nil { return }
    offer(.appClosesEverything, by: .app) {
      performStep { (self.root as? HomeController)?.closeEverything() }
    }
  }
}
