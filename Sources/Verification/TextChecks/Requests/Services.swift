import Program

/// What services tell pages, by the closures that pages leave with them, as their delegates, and by notifications.
struct Services {
  struct Answer {
    let body: [Statement]
    /// What local constants around a closure stand for.
    let aliases: [String: String]
  }

  private let index: TypeIndex
  /// The numbers of the protocols that only services tell.
  private var protocols: Set<Int> = []

  init(_ types: [TypeIndex.Entry], _ index: TypeIndex) {
    self.index = index
    var told: [Int: Bool] = [:]
    for type in types where type.declaration.kind != .extension {
      for variable in type.variables where variable.name.lowercased().hasSuffix("delegate") {
        guard let name = variable.className, let asked = index.entry(mentioned: name, in: type),
          asked.declaration.kind == .protocol
        else { continue }
        told[asked.id] = (told[asked.id] ?? true) && Self.isService(type.name)
      }
    }
    protocols = Set(told.filter(\.value).keys)
  }

  /// By its name what works for pages, and is none.
  private static func isService(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["manager", "service", "client", "monitor", "session", "connection", "provider"].contains(
      where: lower.hasSuffix)
  }

  func answers(of page: TypeIndex.Entry) -> [Answer] {
    var found: [Answer] = []
    for body in page.functions.compactMap(\.body) {
      let aliases = LocalNames.aliases(in: body)
      Walk.expressions(in: body) { expression in
        found += Answers.ofServices(expression).map { Answer(body: $0.body, aliases: aliases) }
      }
    }
    let heard = Answers.heard(by: page)
    let asked = Set(
      index.lineage(of: page).filter(\.isSubject).flatMap { own in
        own.inherited.compactMap { index.entry(mentioned: $0, in: own) }.filter { protocols.contains($0.id) }
      }.flatMap(\.functions).map(\.fullName))
    for function in page.functions where heard.contains(function.name) || asked.contains(function.fullName) {
      found.append(Answer(body: function.body ?? [], aliases: [:]))
    }
    return found
  }
}
