import Program
import Subjects

/// Which classes the sources make objects of, and which properties they give an object that nobody else keeps.
final class MadeDelegates {
  private let index: TypeIndex

  /// A property that is set to an object which is made right there: `picker.delegate = PickerHandler()`
  private struct Place {
    let user: TypeIndex.Entry
    /// Whose property it is; nil where that is not known.
    let owner: TypeIndex.Entry?
  }

  private struct Found {
    /// By the name of a class: the types whose code makes an object of it.
    var makers: [String: [TypeIndex.Entry]] = [:]
    /// By the name of a property.
    var places: [String: [Place]] = [:]
  }

  private lazy var found = find()

  /// Walks the code of the sources once, when it is asked for the first time.
  init(_ index: TypeIndex) { self.index = index }

  /// Whether code of the same part of the sources makes an object of a class, apart from examples.
  func isMade(_ type: TypeIndex.Entry) -> Bool {
    found.makers[type.name]?.contains { !index.isApart(type, from: $0) && !index.isExample(file: $0.file) } ?? false
  }

  /// Whether somebody makes an object to be what a property of a class has. Where it is not known whose property is set, that
  /// may be of any class which the code mentions.
  func isMade(for property: String, of type: TypeIndex.Entry) -> Bool {
    found.places[property]?.contains { place in
      guard let owner = place.owner else { return CallFinder.mentionedNames(in: place.user).contains(type.name) }
      return index.isKind(owner, of: type) || index.isKind(type, of: owner)
    } ?? false
  }

  private func find() -> Found {
    var found = Found()
    for entry in index.entries where entry.isSubject {
      for function in entry.functions { read(function.body ?? [], function.parameters, of: entry, in: &found) }
      for variable in entry.variables { read(HelperMethods.code(of: variable), [], of: entry, in: &found) }
    }
    return found
  }

  private func read(
    _ body: [Statement], _ parameters: [Parameter], of entry: TypeIndex.Entry, in found: inout Found
  ) {
    var made: Set<String> = []
    var targets: [Expression] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, _):
        if case .name(let name) = callee.kind, name.first?.isUppercase == true { made.insert(name) }
      case .assign(let target, let value):
        guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
          name.first?.isUppercase == true
        else { return }
        targets.append(MethodUses.bare(target))
      default: break
      }
    }
    for name in made { found.makers[name, default: []].append(entry) }
    if targets.isEmpty { return }
    let classes = ValueClasses(index: index, type: entry, parameters: parameters, body: body)
    for target in targets {
      switch target.kind {
      case .name(let name): found.places[name, default: []].append(Place(user: entry, owner: entry))
      case .member(let base, let name):
        found.places[name, default: []].append(Place(user: entry, owner: classes.entry(of: base)))
      default: break
      }
    }
  }
}
