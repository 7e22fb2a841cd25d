/// The functions that stand for segues of a storyboard in its classes, by the beginnings of their names.
package enum SegueFunction {
  /// Makes, prepares and shows what the segue leads to: `performSegue_detail(_:)`.
  package static let performing = "performSegue_"
  /// What the user does to perform it: `followSegue_detail(_:)`.
  package static let following = "followSegue_"

  /// The end of such a name: the identifier as far as a name can have it.
  package static func end(for identifier: String) -> String {
    String(identifier.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
