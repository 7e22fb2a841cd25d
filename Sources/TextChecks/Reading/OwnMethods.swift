import Diagnostics
import Identifiers
import Program
import Subjects

/// The methods that code of a class can ask `self` for, as far as the sources have their bodies.
struct OwnMethods {
  private var byName: [String: [Function]] = [:]
  /// Where the names of the type's own methods stand.
  private var own: Set<SourceSpan> = []

  /// No methods: only what code asks for itself counts.
  static let none = OwnMethods()

  private init() {}

  /// - Parameter isStatic: whether the type itself is asked: `Presenter.show()`.
  init(of type: TypeIndex.Entry, in index: TypeIndex, isStatic: Bool = false) {
    let names = index.ancestors(of: type)
    let ancestors = names.sorted().compactMap { index.entry(named: $0, from: type.file) }.filter { $0.id != type.id }
    own = Set(type.functions.map(\.nameSpan))
    for entry in [type] + ancestors {
      for function in entry.functions where index.isSubject(file: Int(function.span.file)) {
        guard case .function = function.kind, function.body != nil, function.attributes.isStatic == isStatic,
          !Self.isOfStoryboard(function)
        else { continue }
        byName[function.name, default: []].append(function)
      }
    }
  }

  /// What performs a segue: which one, the name of the segue tells.
  private static func isOfStoryboard(_ function: Function) -> Bool {
    function.name.hasPrefix(SegueFunction.performing) || function.name == "performSegue"
  }

  /// All methods of a name.
  func named(_ name: String) -> [Function] { byName[name] ?? [] }

  /// The method that a call of `self` means, if there is only one that it can.
  ///
  /// - Parameter isLoose: whether a closure after the call may be for a parameter whose type only has a name.
  func method(
    called callee: Expression, _ arguments: [Argument], _ aliases: [String: String] = [:], isLoose: Bool = false
  ) -> Function? {
    guard let name = LocalNames.path(of: callee, aliases), let known = byName[name] else { return nil }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    let mayLack = isLoose && arguments.contains(where: \.isTrailing)
    let fitting = known.filter { method in
      Self.fits(labels, method.parameters) || mayLack && Self.fits(labels, Array(method.parameters.dropLast()))
    }
    return fitting.count == 1 ? fitting[0] : override(among: fitting)
  }

  /// The type's own method, where all others are what it overrides: `self` has no other.
  private func override(among fitting: [Function]) -> Function? {
    guard let first = fitting.first, own.contains(first.nameSpan),
      fitting.dropFirst().allSatisfy({ $0.fullName == first.fullName && !own.contains($0.nameSpan) })
    else { return nil }
    return first
  }

  /// Whether the labels are those of the parameters, in their order; what has a default may be left out.
  private static func fits(_ labels: [String?], _ parameters: [Parameter]) -> Bool {
    given(labels, parameters) != nil
  }

  /// The parameters that arguments with those labels are for, if the labels fit.
  static func given(_ labels: [String?], _ parameters: [Parameter]) -> [Parameter]? {
    var rest = parameters[...]
    var given: [Parameter] = []
    for label in labels {
      while let next = rest.first, next.label != label {
        guard next.defaultValue != nil else { return nil }
        rest.removeFirst()
      }
      guard let next = rest.popFirst() else { return nil }
      given.append(next)
    }
    return rest.allSatisfy { $0.defaultValue != nil || isClosure($0.type) } ? given : nil
  }

  private static func isClosure(_ type: TypeReference?) -> Bool {
    guard case .function? = type?.unwrapped else { return false }
    return true
  }
}
