import Program

/// Whether anything in the sources covers a whole window: only then what lies below hears that it disappears, and appears
/// again.
///
/// A page that is presented leaves the presenter's view where it is unless it fills the screen, or its presentation
/// controller says so (developer.apple.com, `UIModalPresentationStyle.fullScreen`,
/// `UIPresentationController.shouldRemovePresentersView`). Before iOS 13 that is what `present` does (F-02).
package struct WindowCovers {
  package let exist: Bool

  /// Walks the code of every type once.
  package init(_ index: TypeIndex) {
    exist = index.entries.contains { entry in
      guard entry.isSubject, !index.isTest(file: entry.file) else { return false }
      if entry.variables.contains(where: { $0.name == "shouldRemovePresentersView" }) { return true }
      return HelperMethods.bodies(of: entry).contains(where: Self.covers)
    }
  }

  /// The first system whose pages are sheets unless somebody says otherwise.
  package static let systemOfSheets = 13

  private static let styles: Set<String> = ["fullScreen", "currentContext"]
  /// Pages of UIKit and of its neighbours that fill the screen by themselves.
  private static let pages: Set<String> = [
    "SFSafariViewController", "AVPlayerViewController", "UIImagePickerController", "UIVideoEditorController",
    "VNDocumentCameraViewController", "MPMoviePlayerViewController", "GKGameCenterViewController",
  ]

  private static func covers(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .implicitMember(let name), .member(_, let name): if styles.contains(name) { found = true }
      case .name(let name): if pages.contains(name) { found = true }
      default: break
      }
    }
    return found
  }
}
