/// The part that a class plays where it is explored: one class may be a subject several times.
package struct SubjectSetting: Codable, Sendable, Hashable {
  package enum Part: String, Codable, Sendable, Hashable, CaseIterable {
    /// Others present it: as a page, or as a sheet.
    case presented, sheet
    /// Its methods present others, on its own behalf or on that of a controller.
    case presents
    /// Its methods push others; it was pushed.
    case pushes, pushed
    /// It contains others; it is in a tab bar controller.
    case contains, tab
    /// Its segues present or push.
    case presentsBySegue, pushesBySegue
    /// It handles a gesture.
    case gesture
    /// It presents when the app is told something; it shows a window of its own.
    case appFlow, window
  }

  package var part: Part
  /// The methods that are events, or the class that a segue leads to.
  package var names: [String]

  package init(_ part: Part, _ names: [String] = []) {
    self.part = part
    self.names = names
  }
}
