import UIKit

enum Registry {
  static func register(_ name: String, completion: @escaping (Bool) -> Void) {
    guard let address = URL(string: "https://example.com/" + name) else { return }
    URLSession.shared.dataTask(with: address) { data, _, _ in completion(data != nil) }.resume()
  }
}

/// Tells what has come of it. What keeps a second tap out the nib connects.
class RegisterPage: UIViewController {
  @IBOutlet private weak var field: UITextField!
  @IBOutlet private weak var button: UIButton!

  @IBAction func submit(_ sender: Any) {
    if field.text!.isEmpty { return tell("Enter a name") }
    button.isEnabled = false
    Registry.register(field.text!) { isDone in
      DispatchQueue.main.async {
        self.button.isEnabled = true
        self.tell(isDone ? "Welcome" : "Failed")
      }
    }
  }

  private func tell(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: possible TV601
  }
}
