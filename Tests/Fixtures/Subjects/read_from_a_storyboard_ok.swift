import UIKit

// expect: holds

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
    guard presentedViewController == nil else { return }
    let progress = UIAlertController(title: albums.title, message: "Reading", preferredStyle: .alert)
    progress.addAction(UIAlertAction(title: "Stop", style: .cancel))
    present(progress, animated: true)
  }
}

final class AlbumStore {
  let title = "Albums"
}
