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
  return presentsSheets ? .pageSheet : .fullScreen
}

/// Whether the style takes the presenter's view out of the window (A.3); custom styles ask the presentation controller.
///
/// PRES-03, SH-05, F-03: sheets, popovers and the styles that lie over their presenter keep its view, and it hears nothing.
func removesPresentersView(_ style: UIModalPresentationStyle) -> Bool {
  style == .fullScreen || style == .currentContext
}

/// Whether the style looks for an ancestor that defines a presentation context (B.1).
func respectsContext(_ style: UIModalPresentationStyle) -> Bool {
  style == .currentContext || style == .overCurrentContext
}

/// Whether UIKit itself shows the controller as a sheet.
func isSheet(_ style: UIModalPresentationStyle) -> Bool { style == .pageSheet || style == .formSheet }

/// The style in a compact width, unless somebody says otherwise.
func styleInCompactWidth(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
  // A popover becomes what is presented by default (F-02).
  if style == .popover { return effectiveStyle(.automatic) }
  // F-03
  return isSheet(style) && sheetsFillCompactWidth ? .fullScreen : style
}
