import Program
import Subjects

extension ShownPages {
  /// A function that makes a page and answers it, as it is called.
  struct Maker {
    let owner: TypeIndex.Entry
    let function: Function
    let arguments: [Argument]
    /// The page as it is known there.
    let name: String?
    let creation: Expression?
  }

  /// `makePage { }` of the object itself, `Library.page { }` of another class, `flow.page { }` of an object that it knows.
  func madeElsewhere(_ shown: Expression) -> Page? {
    guard follows, case .call(let callee, let arguments) = made(shown).kind, let owner = owner(of: callee),
      let name = CallFinder.baseName(of: callee)
    else { return nil }
    let makers = owner.functions.filter { $0.name == name && $0.parameters.count == arguments.count }
    guard makers.count == 1, let function = makers.first, let body = function.body, let value = Self.result(of: body),
      var page = ShownPages(body, of: owner, in: index, follows: false).page(value)
    else { return nil }
    page.maker = Maker(
      owner: owner, function: function, arguments: arguments, name: page.name, creation: page.creation)
    page.name = nil
    if case .name(let local) = MethodUses.bare(shown).kind, !page.isInStack { page.name = local }
    page.creation = nil
    return page
  }

  private func owner(of callee: Expression) -> TypeIndex.Entry? {
    if MethodUses.isOfSelf(callee) { return type }
    guard case .member(let base, _) = MethodUses.bare(callee).kind, let name = LocalNames.path(of: base) else {
      return nil
    }
    let owner =
      index.entry(mentioned: name, in: type) ?? className(of: name).flatMap { index.entry(mentioned: $0, in: type) }
    return owner?.isSubject == true ? owner : nil
  }

  /// Of a local value, or of a property.
  private func className(of name: String) -> String? {
    classes[name] ?? type.variables.first { $0.name == name }?.className
  }

  /// What the last statement returns.
  private static func result(of body: [Statement]) -> Expression? {
    switch body.last?.kind {
    case .return(let value)?: value
    case .expression(let value)?: body.count == 1 ? value : nil
    default: nil
    }
  }
}
