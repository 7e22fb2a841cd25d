import UIKit

/// The filter is still on the screen when the unwind action runs: nothing can be presented yet.
final class ListController: UIViewController {
  @IBAction func showResults(segue: UIStoryboardSegue) {
    performSegue(withIdentifier: "results", sender: self)  // expect: TV601
  }
}

final class FilterController: UIViewController {}
final class ResultsController: UITableViewController {}
