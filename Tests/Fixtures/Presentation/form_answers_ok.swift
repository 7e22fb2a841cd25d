import UIKit

// expect: holds

/// A view that the page asks to work: it answers later, and no touch runs the closure.
final class AddressFormView: UIView {
  func submit(toServer isReal: Bool, completion: @escaping (Result<String, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/address")!) { _, _, error in
      if let error { completion(.failure(error)) } else { completion(.success("stored")) }
    }.resume()
  }
}

/// Nothing but the answer itself presents on this page.
final class AddressPage: UIViewController {
  private let formView = AddressFormView()
  private let storeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    storeButton.addTarget(self, action: #selector(store), for: .touchUpInside)
    view.addSubview(storeButton)
    view.addSubview(formView)
  }

  @objc private func store() {
    storeButton.isEnabled = false
    send()
  }

  private func send() {
    formView.submit(toServer: true) { [weak self] result in
      guard let self else { return }
      DispatchQueue.main.async {
        self.storeButton.isEnabled = true
        switch result {
        case .success(let text): self.tell(text)
        case .failure(let error): self.tell(error.localizedDescription)
        }
      }
    }
  }

  private func tell(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: possible TV601 TV601
  }
}
