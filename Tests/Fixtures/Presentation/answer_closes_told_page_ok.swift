// expect: holds
import UIKit

final class BookingService {
  func book(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/book")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

final class BookingSheet: UIViewController {
  var onConfirm: (() -> Void)?

  @IBAction func confirm(_ sender: Any) { onConfirm?() }
}

/// The page presents a sheet, and closes it, with whatever lies above, when the answer comes that the sheet has asked for.
final class BookingPage: UIViewController {
  private let service = BookingService()

  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let sheet = BookingSheet()
    sheet.modalPresentationStyle = .fullScreen
    sheet.onConfirm = { [weak self] in self?.book() }
    present(sheet, animated: true)
  }

  private func book() {
    service.book { [weak self] _ in
      self?.dismiss(animated: true)
    }
  }
}

/// It is only pushed: there is nothing else that it could close.
final class RoomPage: UIViewController {
  private let service = BookingService()

  @IBAction func book(_ sender: Any) {
    service.book { [weak self] _ in
      self?.dismiss(animated: true)
    }
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}

final class RoomList: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard navigationController?.topViewController === self else { return }
    let room = RoomPage()
    navigationController?.pushViewController(room, animated: true)
  }
}
