// expect: holds
import Eureka
import UIKit

/// What a row is made with runs once; what it calls later has the page weakly.
final class ProfilePage: FormViewController {
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    form +++ Section("Name")
      <<< TextRow { row in
        row.title = "Name"
        row.value = self.name
      }.onChange { [weak self] row in
        self?.name = row.value ?? ""
      }
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
