import Foundation

/// A controller whose view is a table that asks it for everything.
class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func loadView() {
    let list = UITableView(frame: unknown())
    list.dataSource = self
    list.delegate = self
    view = list
    connectOutletViews()
    connectGestureActions()
    connectInterfaceControls()
  }

  var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  var clearsSelectionOnViewWillAppear: Bool {
    get { unknown() }
    set {}
  }

  func numberOfSections(in tableView: UITableView) -> Int { unknown() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unknown() }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { unknown() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
