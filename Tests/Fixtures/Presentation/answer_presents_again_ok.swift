// expect: holds
import UIKit

final class PictureStore {
  func load(_ answer: @escaping (UIImage?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
      DispatchQueue.main.async { answer(data.flatMap { UIImage(data: $0) }) }
    }.resume()
  }
}

/// Looks whether something is presented.
final class PicturePage: UIViewController {
  private let store = PictureStore()

  @IBAction func shareTapped(_ sender: Any) {
    store.load { _ in
      guard self.presentedViewController == nil, self.view.window != nil else { return }
      self.present(UIViewController(), animated: true)
    }
  }
}

/// Takes no second tap while it waits.
final class LockedPage: UIViewController {
  private let store = PictureStore()

  @IBAction func shareTapped(_ sender: UIButton) {
    sender.isEnabled = false
    store.load { _ in
      sender.isEnabled = true
      if self.presentedViewController == nil, self.view.window != nil {
        self.present(UIViewController(), animated: true)
      }
    }
  }
}

/// Notes that it waits.
final class PatientPage: UIViewController {
  private let store = PictureStore()
  private var isWaiting = false

  @IBAction func shareTapped(_ sender: Any) {
    if isWaiting { return }
    isWaiting = true
    store.load { _ in
      self.isWaiting = false
      if self.presentedViewController == nil, self.view.window != nil {
        self.present(UIViewController(), animated: true)
      }
    }
  }
}
