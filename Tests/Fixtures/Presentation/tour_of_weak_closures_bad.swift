import UIKit

/// Has one tour for ever: it is started again and again, and keeps the page of the last one.
final class MapFlow {
  private let tour: TourFlow

  init(host: UIViewController) { tour = TourFlow(host: host) }

  func startTour() { tour.start() }
}

final class TourFlow {
  private let host: UIViewController
  private var page: TourPage?

  init(host: UIViewController) { self.host = host }

  func start() {
    let page = TourPage()
    page.onClose = { [weak self] in self?.host.dismiss(animated: true) }
    page.modalPresentationStyle = .fullScreen
    self.page = page
    host.present(page, animated: true)  // expect: TV902 TV601
  }
}

final class TourPage: UIViewController {
  var onClose: (() -> Void)?

  @IBAction func close(_ sender: UIButton) { onClose?() }
}
