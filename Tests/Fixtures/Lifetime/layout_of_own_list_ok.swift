// expect: holds
import UIKit

final class StickersPage: UIViewController {
  private var count = 3

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] _, _ in
      self?.makeSection()
    }
  }

  private func makeSection() -> NSCollectionLayoutSection? { nil }

  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
