/// A cell of a list in an Interface Builder file, whose selection performs a segue.
package struct InterfaceCell: Sendable, Hashable {
  /// Its reuse identifier; `nil` for none.
  package var identifier: String?
  /// The name of the file: `Main.storyboard`.
  package var file: String
  /// Whether the list has no other cells.
  package var isAlone: Bool

  package init(identifier: String?, file: String, isAlone: Bool) {
    self.identifier = identifier
    self.file = file
    self.isAlone = isAlone
  }
}
