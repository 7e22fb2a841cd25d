// How wide the window is: compact or regular. Nobody knows until somebody has to (ADP-).

/// Nil: nobody has had to know.
var compactWidth: Bool?

/// The width that everything sees from now on.
func widthIsCompact() -> Bool {
  if let known = compactWidth { return known }
  let isCompact: Bool
  if let given = scenario?.compactWidth {
    isCompact = given
  } else {
    isCompact = mayHappen("the window is as narrow as on a phone")
  }
  compactWidth = isCompact
  return isCompact
}

func currentTraits() -> UITraitCollection { UITraitCollection(isCompact: compactWidth) }

/// When nothing is presented any more nobody remembers how wide the window was.
func forgetWidth() {
  if compactWidth == nil || heldAdaptation { return }
  if let root = keyWindow?.rootViewController, root.presentedChild != nil || showsSplit(root) { return }
  compactWidth = nil
}

/// A wide window becomes narrow, or a narrow one wide: split view, multitasking, some rotations.
func changeWidth() {
  compactWidth = !widthIsCompact()
  // ROT-01: traits before sizes.
  changeSize(.width)
  adaptAll()
}
