import Diagnostics
import Program
import Subjects

extension EndlessTimer {
  /// Who may end the timers of a class: its own code, that of its superclasses and that of the classes that inherit from it; those
  /// of a protocol's extensions whoever adopts it.
  struct Family {
    private let index: TypeIndex
    /// By the id of a class: itself and its superclasses.
    private var lineages: [Int: Set<Int>] = [:]
    /// By the name of a function: the types whose code calls one of that name.
    private var callers: [String: Set<Int>] = [:]

    /// Walks the code of every type once.
    init(_ index: TypeIndex) {
      self.index = index
      for entry in index.entries where entry.isSubject {
        lineages[entry.id] = Set(index.lineage(of: entry).map(\.id))
        for body in KeptSelf.running(of: entry) {
          for name in Self.called(in: body, by: entry) { callers[name, default: []].insert(entry.id) }
        }
      }
    }

    /// Without methods of its own: who calls those of that name on itself means no other object's.
    private static func called(in body: [Statement], by entry: TypeIndex.Entry) -> Set<String> {
      let own = Set(entry.functions.map(\.name))
      var names: Set<String> = []
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee),
          !own.contains(name) || !MethodUses.isOfSelf(MethodUses.bare(callee))
        else { return }
        names.insert(name)
      }
      return names
    }

    private static func called(in body: [Statement]) -> Set<String> {
      var names: Set<String> = []
      Walk.expressions(in: body) { expression in
        if case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) {
          names.insert(name)
        }
      }
      return names
    }

    func members(of type: TypeIndex.Entry) -> [TypeIndex.Entry] {
      if type.declaration.kind == .protocol { return [type] + adopters(of: type) }
      let own = lineages[type.id] ?? []
      return index.entries.filter { entry in
        entry.isSubject && (own.contains(entry.id) || lineages[entry.id]?.contains(type.id) == true)
      }
    }

    /// The classes that adopt a protocol; none for a class.
    func adopters(of type: TypeIndex.Entry) -> [TypeIndex.Entry] {
      if type.declaration.kind != .protocol { return [] }
      return index.entries.filter { entry in
        entry.isSubject && entry.declaration.kind == .class && index.ancestors(of: entry).contains(type.name)
      }
    }

    /// Where the names of the methods stand that `deinit` calls, and nothing else but what starts a timer again.
    func onlyAtItsEnd(of type: TypeIndex.Entry) -> Set<SourceSpan> {
      let owners = [type] + adopters(of: type)
      let ends = owners.flatMap(\.functions).filter { if case .deinitializer = $0.kind { true } else { false } }
        .compactMap(\.body)
      let names = ends.reduce(into: Set<String>()) { $0.formUnion(Self.called(in: $1)) }
      let atEnd = type.functions.filter { names.contains($0.name) }
      if atEnd.isEmpty { return [] }
      let code = owners.flatMap { KeptSelf.running(of: $0) }.map(Self.called)
      let starting = Set(
        type.functions.filter { CallFinder.calls("scheduledTimer", in: $0.body ?? []) }.map(\.name))
      return Set(
        atEnd.filter { function in
          code.allSatisfy { !$0.contains(function.name) || !$0.isDisjoint(with: starting) }
            && (HelperMethods.isPrivate(function) || (callers[function.name] ?? []).isSubset(of: [type.id]))
        }.map(\.nameSpan))
    }

    /// The places of the code that only a tap runs, and that does not leave the page: a button that stops a timer need not be
    /// tapped before the user goes. What only such code calls runs at such a tap, too.
    static func stopping(_ type: TypeIndex.Entry) -> [SourceSpan?] {
      let fired = fired(by: type)
      let code = KeptSelf.running(of: type)
      var found = type.functions.filter { function in
        let body = function.body ?? []
        let isTapped = LateRequests.isTapped(function) && !fired.contains(function.name)
        let isHelper = HelperMethods.isPrivate(function) && code.contains { CallFinder.calls(function.name, in: $0) }
        return (isTapped || isHelper) && !["dismiss", "popViewController"].contains { CallFinder.calls($0, in: body) }
      }
      while true {
        let places = Set(found.map { $0.body?.first?.span })
        let others = code.filter { !places.contains($0.first?.span) }
        let rest = found.filter { function in !others.contains { CallFinder.calls(function.name, in: $0) } }
        if rest.count == found.count { return rest.map { $0.body?.first?.span } }
        found = rest
      }
    }

    /// The names of the methods that timers and display links of the type send.
    private static func fired(by type: TypeIndex.Entry) -> Set<String> {
      var names: Set<String> = []
      for body in KeptSelf.code(of: type) {
        Walk.expressions(in: body) { expression in
          guard case .call(let callee, let arguments) = expression.kind,
            ["scheduledTimer", "Timer", "CADisplayLink"].contains(CallFinder.baseName(of: callee))
          else { return }
          for case .selector(let name) in arguments.map(\.value.kind) {
            names.insert(String(name.prefix { $0 != "(" }))
          }
        }
      }
      return names
    }
  }
}
