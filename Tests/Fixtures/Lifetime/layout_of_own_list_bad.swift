import UIKit

/// The list keeps its layout, which keeps what makes its sections, which has the page.
final class StickersPage: UIViewController {
  private var count = 3

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, _ in  // expect: TV902
      self.makeSection()
    }
    return layout
  }

  private func makeSection() -> NSCollectionLayoutSection? { nil }
}
