import Program
import Subjects

/// The one presentation style in which the sources present what has a transitioning delegate: what they declare for
/// themselves is presented in it.
struct OnlyStyle {
  /// The name of the style's case; nil where some code sets a delegate without a style, where styles differ, and where one
  /// is not written there.
  let name: String?
  /// Wherever the sources set a delegate they set a style, and which one is not always written there: whether one of them
  /// keeps the presenter's view is not known.
  let isComputed: Bool

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var names: Set<String?> = []
    var isSetEverywhere = true
    for entry in index.entries {
      for body in Self.bodies(of: entry, index) where CallFinder.assigns(["transitioningDelegate"], in: body) {
        let styles = Self.styles(in: body)
        if styles.isEmpty { isSetEverywhere = false }
        names.formUnion(styles.isEmpty ? [nil] : styles)
      }
    }
    name = names.count == 1 ? names.first ?? nil : nil
    isComputed = isSetEverywhere && names.contains(nil)
  }

  /// Initialisers, methods, accessors and first values; of a class that the sources extend alone, what they add.
  private static func bodies(of entry: TypeIndex.Entry, _ index: TypeIndex) -> [[Statement]] {
    let functions = entry.functions.filter { entry.isSubject || index.isSubject(file: Int($0.nameSpan.file)) }
    let variables = entry.variables.filter { entry.isSubject || index.isSubject(file: Int($0.span.file)) }
    let values = variables.compactMap(\.value).map { [Statement(.expression($0), $0.span)] }
    let accessors = variables.compactMap(\.accessors).flatMap {
      [$0.getter, $0.setter?.body, $0.didSet?.body].compactMap(\.self)
    }
    return functions.compactMap(\.body) + accessors + values
  }

  /// The styles that are set; nil for one that is computed.
  private static func styles(in body: [Statement]) -> Set<String?> {
    var styles: Set<String?> = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        CallFinder.baseName(of: target) == "modalPresentationStyle"
      else { return }
      switch value.kind {
      case .implicitMember(let name): styles.insert(name)
      case .member(let base, let name) where CallFinder.baseName(of: base) == "UIModalPresentationStyle":
        styles.insert(name)
      default: styles.insert(nil)
      }
    }
    return styles
  }

  /// What the scenario of a class says; nothing of one that clients outside of the sources may use.
  func override(for entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    if isComputed { return [.init("var styleIsComputed: Bool", "true")] }
    guard let name, ![.public, .open].contains(entry.declaration.attributes.access) else { return [] }
    return [.init("var style: UIModalPresentationStyle?", "super.style ?? .\(name)")]
  }
}
