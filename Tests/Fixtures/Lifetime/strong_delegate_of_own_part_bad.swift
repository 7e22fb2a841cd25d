import UIKit

protocol PickerOwner: AnyObject {
  func picked(_ row: Int)
}

final class RowPicker: UIView {
  var owner: PickerOwner?  // expect: TV902
  func pick() { owner?.picked(1) }
}

/// Keeps its picker, and the picker keeps it.
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

/// Is its own strong delegate.
final class PlayerCard: UIView, PickerOwner {
  var delegate: PickerOwner?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self  // expect: TV902
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  func picked(_ row: Int) { alpha = CGFloat(row) }
}
