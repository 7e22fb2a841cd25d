// expect: holds
import UIKit

// Eight columns of a row that nobody here knows, each with a text in the place of nil: one outcome, not 256.

enum Columns {
  static func text(_ row: FMResultSet, _ name: String) -> String {
    if let value = row.string(forColumn: name) { return value }
    return ""
  }
}

struct Episode {
  let title, author, notes, language, source, image, audio, key: String

  init(_ row: FMResultSet) {
    title = Columns.text(row, "title")
    author = Columns.text(row, "author")
    notes = Columns.text(row, "notes")
    language = Columns.text(row, "language")
    source = Columns.text(row, "source")
    image = Columns.text(row, "image")
    audio = Columns.text(row, "audio")
    key = Columns.text(row, "key")
  }
}

final class EpisodePage: UIViewController {
  private var episode: Episode?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let episode = Episode(Store.shared.row)
    self.episode = episode
    label.text = episode.title
  }

  @IBAction func play(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
