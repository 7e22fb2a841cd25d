import AVFoundation
import UIKit

/// Keeps a data source whose provider makes cells with it.
final class StopList: UICollectionView {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    source = makeSource()
    dataSource = source
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    UICollectionViewDiffableDataSource<Int, String>(collectionView: self) { list, path, text in  // expect: TV902
      self.cell(in: list, at: path, text)
    }
  }

  private func cell(in list: UICollectionView, at path: IndexPath, _ text: String) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: text, for: path)
  }
}

/// Keeps rows that keep its methods.
final class BarPage: UIViewController {
  struct Row {
    let title: String
    let action: (UIView) -> Void
  }

  private var rows: [Row] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    rows = [
      .init(title: "Open", action: self.showFiles),  // expect: TV902
      .init(title: "Marks", action: self.showMarks),  // expect: TV902
    ]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  private func showFiles(_ view: UIView) { view.alpha = 1 }
  private func showMarks(_ view: UIView) { view.alpha = 0 }
}

/// Keeps a menu whose actions have it.
final class MenuPage: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.menu = UIMenu(children: [
      UIAction(title: "Share") { _ in self.share() },  // expect: TV902
      UIAction(title: "Copy") { [weak self] _ in self?.share() },
    ])
  }

  private func share() { view.alpha = 1 }
}

/// A field that has a wheel as its keyboard, and the wheel a closure with the field.
final class DateField: UITextField {
  func prepare() {
    let wheel = DateWheel()
    wheel.onSelect = { month in  // expect: TV902
      self.text = "\(month)"
    }
    inputView = wheel
  }
}

final class DateWheel: UIPickerView {
  var onSelect: ((Int) -> Void)?
}

/// Its player calls a block with it for ever.
final class FilmPage: UIViewController {
  private let player = AVPlayer()
  private var token: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { time in  // expect: TV902
      self.show(time)
    }
  }

  private func show(_ time: CMTime) { title = "\(time)" }
}

/// An event source has a closure with the page that keeps the source.
final class PulsePage: UIViewController {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  override func viewDidLoad() {
    super.viewDidLoad()
    source.setEventHandler { self.tick() }  // expect: TV902
    source.resume()
  }

  private func tick() { view.alpha = 1 }
}

/// A named list of what it captures is kept as well.
final class ImplicitPage: UIViewController {
  private let model = ImplicitModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [self] in  // expect: TV902
      refresh()
    }
  }

  private func refresh() { view.alpha = 1 }
}

/// A local function has the page, and the model keeps it.
final class LocalPage: UIViewController {
  private let model = ImplicitModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    func refresh() { self.view.alpha = 1 }
    model.onChange = refresh  // expect: TV902
  }
}

final class ImplicitModel {
  var onChange: (() -> Void)?
}

/// Its own closure is told, not one that it is given and hands on.
final class HandedPage: UIViewController {
  private let model = ImplicitModel()

  func prepare(_ onChange: @escaping () -> Void) { model.onChange = onChange }

  func prepare() {
    model.onChange = { self.view.alpha = 1 }  // expect: TV902
  }
}

/// All of its cards have it.
final class CardsPage: UIViewController {
  private let cards: [CardView] = [CardView(), CardView()]

  override func viewDidLoad() {
    super.viewDidLoad()
    for card in cards {
      view.addSubview(card)
      card.onTap = { self.view.alpha = 0 }  // expect: TV902
    }
  }
}

final class CardView: UIView {
  var onTap: (() -> Void)?
}
