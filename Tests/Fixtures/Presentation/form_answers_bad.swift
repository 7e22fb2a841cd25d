import UIKit

final class AddressFormView: UIView {
  func submit(toServer isReal: Bool, completion: @escaping (Result<String, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/address")!) { _, _, error in
      if let error { completion(.failure(error)) } else { completion(.success("stored")) }
    }.resume()
  }
}

/// The list of countries can be opened while the form is on its way: the answer is never seen.
final class AddressPage: UIViewController {
  private let formView = AddressFormView()

  @IBAction func chooseCountry(_ sender: UIButton) {
    present(UITableViewController(), animated: true)
  }

  @IBAction func store(_ sender: UIButton) { send() }

  private func send() {
    formView.submit(toServer: true) { [weak self] result in
      guard let self else { return }
      DispatchQueue.main.async {
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
    present(alert, animated: true)  // expect: TV601 TV601
  }
}
