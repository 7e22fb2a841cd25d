import UIKit

final class HomePage: UIViewController {
  @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "route", sender: self) }
}

final class MapPage: UIViewController {
  var owner: RoutePage!  // expect: TV902
}

final class StopList: UITableViewController {
  var onChoice: ((Int) -> Void)?
}

/// Its storyboard embeds the map and the list; both have it, one by a property and one by a closure.
final class RoutePage: UIViewController {
  private weak var list: StopList?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let map = segue.destination as? MapPage { map.owner = self }
    if let list = segue.destination as? StopList { self.list = list }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list?.onChoice = { self.title = "\($0)" }  // expect: TV902
  }
}
