import UIKit

// expect: holds
/// What the app ships is there.
final class ManualController: UIViewController {
  @objc func open() {
    guard let file = Bundle.main.url(forResource: "Manual", withExtension: "pdf"),
      let colour = UIColor(named: "Paper"), let font = UIFont(name: "Avenir", size: 12)
    else {
      fatalError("the manual is missing")
    }
    let reader = UIViewController()
    reader.title = file.lastPathComponent
    reader.view.backgroundColor = colour
    title = UIFont(name: family() + "-Bold", size: 12)!.fontName
    reader.view.tintColor = font.fontName.isEmpty ? colour : nil
    present(reader, animated: true)
  }

  private func family() -> String { UserDefaults.standard.string(forKey: "family") ?? "Avenir" }
}
