import UIKit

// expect: holds

final class MapPage: UIViewController {
  var onTour: (() -> Void)?

  @IBAction func tour(_ sender: UIButton) { onTour?() }
}

/// Makes a tour for each opening, and lets it go when it has ended.
final class MapFlow {
  private let stack: UINavigationController
  private var tours: [TourFlow] = []

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let page = MapPage()
    page.onTour = { [weak self] in self?.startTour() }
    stack.setViewControllers([page], animated: false)
  }

  private func startTour() {
    let tour = TourFlow(host: stack)
    tour.onEnd = { [weak self, weak tour] in self?.tours.removeAll { $0 === tour } }
    tours.append(tour)
    tour.start()
  }
}

/// Keeps its page, covers the screen, and is asked for the next page by the first one alone.
final class TourFlow {
  var onEnd: (() -> Void)?
  private let host: UIViewController
  private var page: TourPage?

  init(host: UIViewController) { self.host = host }

  func start() {
    let page = TourPage()
    page.onNext = { [weak self] in self?.showLast() }
    page.onClose = { [weak self] in self?.close() }
    page.modalPresentationStyle = .fullScreen
    self.page = page
    host.present(page, animated: true)  // expect: possible TV902
  }

  private func showLast() {
    let last = LastPage()
    last.onDone = { [weak self] in self?.close() }
    last.modalPresentationStyle = .fullScreen
    page?.present(last, animated: true)
  }

  private func close() {
    host.dismiss(animated: true) { [weak self] in self?.onEnd?() }
  }
}

final class TourPage: UIViewController {
  var onNext: (() -> Void)?
  var onClose: (() -> Void)?

  @IBAction func next(_ sender: UIButton) { onNext?() }
  @IBAction func close(_ sender: UIButton) { onClose?() }
}

final class LastPage: UIViewController {
  var onDone: (() -> Void)?

  @IBAction func done(_ sender: UIButton) { onDone?() }
}
