import UIKit

final class PictureStore {
  func load(_ answer: @escaping (UIImage?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
      DispatchQueue.main.async { answer(data.flatMap { UIImage(data: $0) }) }
    }.resume()
  }
}

/// Shares the picture when it is there, as often as the button was tapped.
final class PicturePage: UIViewController {
  private let store = PictureStore()

  @IBAction func shareTapped(_ sender: Any) {
    store.load { picture in
      let sheet = UIActivityViewController(activityItems: [picture as Any], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = self.view
      self.present(sheet, animated: true)  // expect: TV601
    }
  }
}
