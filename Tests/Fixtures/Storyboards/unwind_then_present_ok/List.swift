// expect: holds
import UIKit

/// The results follow when the filter has gone.
final class ListController: UIViewController {
  private var showsResults = false

  @IBAction func showResults(segue: UIStoryboardSegue) {
    showsResults = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { self.showPendingResults() }
  }

  private func showPendingResults() {
    guard showsResults, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    showsResults = false
    performSegue(withIdentifier: "results", sender: self)
  }
}

final class FilterController: UIViewController {}
final class ResultsController: UITableViewController {}
