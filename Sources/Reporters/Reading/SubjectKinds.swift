import Identifiers
import RunReport

/// What subjects of a report are: their kinds, and where one class is explored several times what tells these apart.
struct SubjectKinds {
  /// What subjects look alike by.
  private struct Look: Hashable {
    let name: String
    let kind: String
    let location: Location

    init(_ subject: Subject) { (name, kind, location) = (subject.name, subject.kind, subject.location) }
  }

  private let repeated: Set<Look>

  init(_ report: Report) {
    var seen: Set<Look> = []
    repeated = Set(report.subjects.map(Look.init).filter { !seen.insert($0).inserted })
  }

  /// "view controller"; of several of one class "view controller that presents by showPhoto() and 2 more".
  func kind(of subject: Subject) -> String {
    guard let setting = subject.setting, repeated.contains(Look(subject)) else { return onOneLine(subject.kind) }
    return onOneLine(subject.kind) + " " + Self.words(setting)
  }

  private static func words(_ setting: SubjectSetting) -> String {
    let by = names(setting.names, " by ")
    let to = names(setting.names, " to ")
    return switch setting.part {
    case .presented: "that is presented"
    case .sheet: "that is presented as a sheet"
    case .presents: "that presents" + by
    case .pushes: "that pushes" + by
    case .pushed: "that is pushed"
    case .contains: "that contains others" + by
    case .tab: "in a tab bar controller"
    case .presentsBySegue: "that presents by a segue" + to
    case .pushesBySegue: "that pushes by a segue" + to
    case .gesture: "that handles a gesture" + by
    case .appFlow: "that presents when the app is told something"
    case .window: "that shows a window of its own"
    }
  }

  /// So many names are said.
  private static let most = 2

  private static func names(_ names: [String], _ before: String) -> String {
    let shown = names.prefix(most).map { onOneLine($0) }
    let rest = names.count - shown.count
    return names.isEmpty ? "" : before + Wording.list(shown + (rest > 0 ? ["\(rest) more"] : []))
  }
}
