// expect: holds
import UIKit

/// Pushes the page, and the page refers back: who pushes it does not keep it.
final class HomePage: UIViewController {
  @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "route", sender: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? RoutePage)?.opener = self
  }
}

final class MapPage: UIViewController {
  weak var owner: RoutePage?
}

final class StopList: UITableViewController {
  var onChoice: ((Int) -> Void)?
}

final class RoutePage: UIViewController {
  var opener: HomePage?
  private weak var list: StopList?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let map = segue.destination as? MapPage { map.owner = self }
    if let list = segue.destination as? StopList { self.list = list }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list?.onChoice = { [weak self] in self?.title = "\($0)" }
  }
}
