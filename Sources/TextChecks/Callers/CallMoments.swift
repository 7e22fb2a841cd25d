import Diagnostics
import Program
import Subjects

/// In which moments functions run: who calls them, as far as the sources show.
///
/// Calls are found by name, labels and receiver, as `MethodUses` does, and followed from caller to caller. What is not sure
/// runs at any time.
struct CallMoments {
  /// What goes on while code runs.
  enum Moment: Hashable {
    /// The user has done something to what is on top, so that nothing is on its way.
    case tap
    /// A dismissal is over.
    case dismissed
    /// The page has appeared.
    case appeared
    case anyTime
  }

  private let index: TypeIndex
  private let calls: CallPlaces
  private let isApp: Bool
  private let offered: OfferedTypes
  /// Where extensions stand whose members are public.
  private let extensions: [SourceSpan]
  /// How many callers are followed, one after the other.
  private static let depth = 5
  /// How many calls one question looks at: a name may stand in a thousand places, each with callers of its own.
  private static let most = 500

  private final class Patience {
    private var left = CallMoments.most
    /// Whether one more call may be looked at.
    func takesOne() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  /// Walks the code of every type once.
  init(_ index: TypeIndex, _ program: Program) {
    self.index = index
    extensions = program.files.flatMap(\.types).filter { $0.kind == .extension && $0.attributes.access == .public }
      .map(\.span)
    calls = CallPlaces(index)
    isApp = SwipeSource.isApp(index)
    offered = OfferedTypes(index)
  }

  /// Whether nobody calls a function: no code, no control, no client, and no protocol asks for it.
  func isDead(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    switch function.kind {
    case .function, .initializer: moments(of: function, in: type).isEmpty
    default: false
    }
  }

  /// The moments in which a place in a function is reached.
  func moments(at place: SourceSpan, in function: Function, of type: TypeIndex.Entry) -> Set<Moment> {
    moments(at: place, in: function, of: type, following: [], Patience())
  }

  /// Empty where nobody calls it.
  func moments(of function: Function, in type: TypeIndex.Entry) -> Set<Moment> {
    moments(of: function, in: type, following: [], Patience())
  }

  private func moments(
    at place: SourceSpan, in function: Function, of type: TypeIndex.Entry, following path: [SourceSpan],
    _ patience: Patience
  ) -> Set<Moment> {
    let own = ClosureMoments(in: function.body ?? [], calledAtOnceBy: calls.immediate).moment(at: place)
    return own.map { [$0] } ?? moments(of: function, in: type, following: path, patience)
  }

  private func moments(
    of function: Function, in type: TypeIndex.Entry, following path: [SourceSpan], _ patience: Patience
  ) -> Set<Moment> {
    if path.contains(function.nameSpan) { return [] }
    if let known = ownMoments(of: function, in: type) { return known }
    if path.count == Self.depth { return [.anyTime] }
    var found = calls.selectors[function.name] ?? []
    for call in calls.places(of: function, in: type) {
      guard patience.takesOne(), call.isCall, let caller = call.caller else { return [.anyTime] }
      let user = index.entries[call.user]
      let path = path + [function.nameSpan]
      found.formUnion(moments(at: call.span, in: caller, of: user, following: path, patience))
      if found.contains(.anyTime) { return found }
    }
    return found.isEmpty && (!isApp || mayBeAskedFor(function, of: type)) ? [.anyTime] : found
  }

  /// Of what somebody outside of the sources calls.
  private func ownMoments(of function: Function, in type: TypeIndex.Entry) -> Set<Moment>? {
    if function.isAsync { return [.anyTime] }
    if function.fullName == "viewDidAppear(_:)" { return [.appeared] }
    if LateRequests.isOfRow(function) { return [.tap] }
    if function.attributes.isOverride || function.attributes.isRequired { return [.anyTime] }
    if type.declaration.kind == .protocol || type.declaration.kind == .extension { return [.anyTime] }
    if isPublic(function), !isApp || offered.containAll(of: Int(function.span.file)) { return [.anyTime] }
    if LateRequests.isTapped(function) { return calls.selectors[function.name] ?? [.tap] }
    return nil
  }

  /// Whether it says so, or the extension that it stands in.
  private func isPublic(_ function: Function) -> Bool {
    [.public, .open].contains(function.attributes.access)
      || function.attributes.access == .internal && extensions.contains { $0.contains(function.span) }
  }

  /// Whether a protocol may ask for it that the sources do not declare: calls of the others are found by name.
  private func mayBeAskedFor(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    if HelperMethods.isPrivate(function) || function.attributes.isStatic { return false }
    if case .initializer = function.kind { return index.ancestors(of: type).count > 1 && function.parameters.isEmpty }
    let adopted = index.lineage(of: type).filter(\.isSubject).flatMap { own in own.inherited.map { ($0, own.file) } }
    return adopted.contains { name, file in
      guard let entry = index.entry(named: name, from: file) else { return true }
      return entry.declaration.kind == .protocol && !entry.isSubject
    }
  }
}
