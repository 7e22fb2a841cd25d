import UIKit

/// Only a storyboard makes it: its author forbids the other initialiser.
final class AlbumList: UIViewController {
  private let albums: AlbumStore

  override init(nibName: String?, bundle: Bundle?) {
    fatalError("use the storyboard")
  }

  required init?(coder: NSCoder) {
    albums = AlbumStore()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = albums.title
  }

  func importAlbums() {
    let progress = UIAlertController(title: albums.title, message: "Reading", preferredStyle: .alert)
    present(progress, animated: true)
    present(UIViewController(), animated: true)  // expect: TV601
  }
}

final class AlbumStore {
  let title = "Albums"
}
