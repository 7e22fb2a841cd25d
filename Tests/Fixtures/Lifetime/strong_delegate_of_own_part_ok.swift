// expect: holds
import UIKit

protocol PickerOwner: AnyObject {
  func picked(_ row: Int)
}

final class RowPicker: UIView {
  weak var owner: PickerOwner?
  func pick() { owner?.picked(1) }
}

/// Keeps its picker; the picker keeps nobody.
final class PickerPage: UIViewController, PickerOwner {
  private let picker = RowPicker()
  private lazy var second: RowPicker = {
    let second = RowPicker()
    second.owner = self
    return second
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.owner = self
    view.addSubview(picker)
    view.addSubview(second)
  }

  func picked(_ row: Int) { title = "\(row)" }
}

/// Is its own delegate, weakly.
final class PlayerCard: UIView, PickerOwner {
  weak var delegate: PickerOwner?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  func picked(_ row: Int) { alpha = CGFloat(row) }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(PickerPage(), animated: true) }
}
