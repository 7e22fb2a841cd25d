// expect: holds
import AVFoundation
import UIKit

/// Keeps a data source whose provider has it weakly.
final class StopList: UICollectionView {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    source = makeSource()
    dataSource = source
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    UICollectionViewDiffableDataSource<Int, String>(collectionView: self) { [unowned self] list, path, text in
      self.cell(in: list, at: path, text)
    }
  }

  private func cell(in list: UICollectionView, at path: IndexPath, _ text: String) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: text, for: path)
  }
}

/// Keeps rows that keep nobody.
final class BarPage: UIViewController {
  struct Row {
    let title: String
    let action: (UIView) -> Void
  }

  private var rows: [Row] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    rows = [
      .init(title: "Open", action: { [weak self] in self?.showFiles($0) }),
      .init(title: "Marks", action: Self.showMarks),
    ]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  private func showFiles(_ view: UIView) { view.alpha = 1 }
  private static func showMarks(_ view: UIView) { view.alpha = 0 }
}

/// Rows with the page that it gives up when it goes.
final class RowsPage: UIViewController {
  struct Row {
    let title: String
    let action: () -> Void
  }

  private var rows: [Row] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rows = [.init(title: "Open", action: self.showFiles)]
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    rows.removeAll()
  }

  private func showFiles() { view.alpha = 1 }
}

/// A field that has a wheel as its keyboard, and the wheel a closure with nobody.
final class DateField: UITextField {
  func prepare() {
    let wheel = DateWheel()
    wheel.onSelect = { [weak self] month in self?.text = "\(month)" }
    inputView = wheel
  }
}

final class DateWheel: UIPickerView {
  var onSelect: ((Int) -> Void)?
}

/// Ends the calls of its player.
final class FilmPage: UIViewController {
  private let player = AVPlayer()
  private var token: Any?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { time in self.show(time) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token { player.removeTimeObserver(token) }
  }

  private func show(_ time: CMTime) { title = "\(time)" }
}

/// Cancels its source.
final class PulsePage: UIViewController {
  private var source: DispatchSourceTimer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { self.tick() }
    source.resume()
    self.source = source
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    source?.cancel()
  }

  private func tick() { view.alpha = 1 }
}

/// A local function that is called at once; a local variable that is let go.
final class LocalPage: UIViewController {
  private let model = ImplicitModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    func refresh() { self.view.alpha = 1 }
    refresh()
    model.onChange = { [model] in model.count }
    model.onChange = nil
  }
}

final class ImplicitModel {
  var onChange: (() -> Int)?
  var count: Int { 1 }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(LocalPage(), animated: true) }
}
