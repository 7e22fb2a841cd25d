// expect: holds
import UIKit

final class LampService {
  func start(_ completion: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/lamp")!) { _, _, error in
      DispatchQueue.main.async { completion(error) }
    }.resume()
  }
}

final class LampPage: UIViewController {
  private let service = LampService()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.start { error in
      guard error != nil else { return }
      self.label.text = "The lamp is not there"
    }
  }

  /// What is told closes the list of colours, which the page presents.
  func listDidChoose(_ colour: UIColor) {
    dismiss(animated: true) { self.label.textColor = colour }
  }
}

final class HousePage: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard navigationController?.topViewController === self,
      let page = storyboard?.instantiateViewController(withIdentifier: "Lamp") as? LampPage
    else { return }
    show(page, sender: self)
  }
}
