import Program
import Subjects

/// Which of the places that name a function may mean it.
extension CallPlaces {
  /// The places that may mean a function of a type, those in itself apart.
  func places(of function: Function, in type: TypeIndex.Entry) -> [Place] {
    let isInitializer = function.isInitializer
    let names = isInitializer ? ["init", Self.lastName(of: type)] + (heirs[type.name] ?? []) : [function.name]
    return Set(names).sorted().flatMap { places[$0] ?? [] }.filter { place in
      !function.span.contains(place.span) && fits(place, function)
        && (isInitializer ? givesAll(place, function, of: type) : mayMean(place, type))
    }
  }

  /// What is asked of `self` means a method of its own class, or one that this inherits; what is asked of a type by name
  /// one of that.
  private func mayMean(_ place: Place, _ type: TypeIndex.Entry) -> Bool {
    guard index.entries.indices.contains(place.user) else { return !place.isOfSelf }
    let user = index.entries[place.user]
    if let owner = place.owner.flatMap({ index.entry(mentioned: $0, in: user) }), owner.isSubject {
      return isSame(owner, or: type)
    }
    // A type that stands in another one sees its static functions.
    return !place.isOfSelf || isSame(user, or: type) || user.name.hasPrefix(type.name + ".")
  }

  private func isSame(_ user: TypeIndex.Entry, or type: TypeIndex.Entry) -> Bool {
    user.id == type.id || index.ancestors(of: user).contains(type.name) || index.ancestors(of: type).contains(user.name)
  }

  /// Whether a call of an initialiser gives each parameter that has to be given. Closures may stand after the call.
  private func givesAll(_ place: Place, _ function: Function, of type: TypeIndex.Entry) -> Bool {
    guard let labels = place.labels else { return true }
    return function.parameters.allSatisfy { parameter in
      parameter.defaultValue != nil || parameter.isVariadic || labels.contains(parameter.label)
        || index.isFunction(parameter.type, in: type)
    }
  }

  private func fits(_ place: Place, _ function: Function) -> Bool {
    guard let labels = place.labels else { return true }
    let known = function.parameters.map(\.label)
    return function.parameters.contains(where: \.isVariadic) || labels.allSatisfy { known.contains($0) }
  }
}

extension Function {
  var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }
}
