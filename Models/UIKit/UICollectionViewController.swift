import Foundation

/// A controller of a collection view, which it may share with the controller below it in a navigation stack (LAY-01).
class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let ownLayout: UICollectionViewLayout
  /// Made with the view, unless it is shared.
  var assignedCollectionView: UICollectionView?
  /// Whether the flag is set, and where app code set it (TV703).
  var isLayoutToLayout = false
  var layoutToLayoutSetAt: Site?

  init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  var useLayoutToLayoutNavigationTransitions: Bool {
    get { isLayoutToLayout }
    set {
      if newValue { judgeLayoutFlag(self) }
      isLayoutToLayout = newValue
      layoutToLayoutSetAt = newValue ? here() : nil
    }
  }

  var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return assignedCollectionView
    }
    set { assignedCollectionView = newValue }
  }

  var collectionViewLayout: UICollectionViewLayout { assignedCollectionView?.collectionViewLayout ?? ownLayout }

  var clearsSelectionOnViewWillAppear: Bool {
    get { unknown() }
    set {}
  }
  var installsStandardGestureForInteractiveMovement: Bool {
    get { unknown() }
    set {}
  }

  override func loadView() {
    super.loadView()
    let list = UICollectionView(frame: unknown(), collectionViewLayout: ownLayout)
    list.dataSource = self
    list.delegate = self
    assignedCollectionView = list
    view.addSubview(list)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if let navigation = parent as? UINavigationController { judgeLayoutStack(self, navigation) }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { unknown() }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
