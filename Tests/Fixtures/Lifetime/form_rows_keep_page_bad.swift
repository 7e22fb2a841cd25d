import Eureka
import UIKit

/// The form is a part of the page, and its rows have the page.
final class ProfilePage: FormViewController {
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    form +++ Section("Name")
      <<< TextRow { row in
        row.title = "Name"
        row.value = self.name
      }.onChange { row in  // expect: TV902
        self.name = row.value ?? ""
      }
  }
}
