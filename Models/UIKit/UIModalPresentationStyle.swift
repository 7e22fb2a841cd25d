/// The iOS version that the machine behaves like: 12 and earlier present full screen by default (F-02).
var iOSVersion = 17

enum UIModalPresentationStyle {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none
  case automatic
}

enum UIModalTransitionStyle {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style in effect: `.automatic` is resolved when the controller is presented.
func effectiveStyle(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
  if style != .automatic { return style }
  // F-02: by iOS version, no choice.
  return iOSVersion >= 13 ? .pageSheet : .fullScreen
}

/// Whether the style takes the presenter's view out of the window (A.3); custom styles ask the presentation controller.
func removesPresentersView(_ style: UIModalPresentationStyle) -> Bool {
  style == .fullScreen || style == .currentContext
}

/// Whether the style looks for an ancestor that defines a presentation context (B.1).
func respectsContext(_ style: UIModalPresentationStyle) -> Bool {
  style == .currentContext || style == .overCurrentContext
}
