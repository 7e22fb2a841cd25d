import UIKit

final class LampService {
  func start(_ completion: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/lamp")!) { _, _, error in
      DispatchQueue.main.async { completion(error) }
    }.resume()
  }
}

/// Clears what may be open before it tells the error: with nothing open the completion never comes.
final class LampPage: UIViewController {
  private let service = LampService()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.start { error in
      guard error != nil else { return }
      self.dismiss(animated: true) { [weak self] in  // expect: TV602
        self?.label.text = "The lamp is not there"
      }
    }
  }
}

final class HousePage: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let page = storyboard?.instantiateViewController(withIdentifier: "Lamp") as? LampPage else { return }
    show(page, sender: self)
  }
}

/// The same on a stack that is set.
final class DoorPage: UIViewController {
  private let service = LampService()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.start { error in
      guard error != nil else { return }
      self.dismiss(animated: true) { [weak self] in  // expect: TV602
        self?.label.text = "The door is not there"
      }
    }
  }
}

final class HallPage: UIViewController {
  @IBAction func openDoor(_ sender: Any) {
    navigationController?.setViewControllers([DoorPage()], animated: true)
  }
}
