import Foundation

@testable import UIKit

/// What the code under test declares in a class.
struct DeclaredClass {
  /// Full names.
  var methods: Set<String>
  /// Those whose bodies call `super`.
  var callingSuper: Set<String>
  /// Names of the weak properties.
  var weak: Set<String>
  /// Booleans that say a direction, by what they mean when they are true.
  var directions: [String: Bool]
  /// By full name and by base name.
  var actions: [String: (AnyObject, Any?) -> Void]
}

/// Answers the words that look at code as code, from what the tests have read in the sources.
class DeclaringRuntime: ModelRuntime {
  private var classes: [ObjectIdentifier: DeclaredClass] = [:]
  /// Of the event that is running.
  var step = 0

  /// Methods of the machine's own classes.
  private var machineActions: [ObjectIdentifier: [String: (AnyObject, Any?) -> Void]] = [:]

  func declareAction(_ type: AnyClass, _ name: String, _ call: @escaping (AnyObject, Any?) -> Void) {
    machineActions[ObjectIdentifier(type), default: [:]][name] = call
  }

  func declare(_ type: AnyClass, _ declared: DeclaredClass) { classes[ObjectIdentifier(type)] = declared }

  /// From the class of the object to the root, those of the machine left out.
  private func declarations(of object: AnyObject) -> [DeclaredClass] {
    var found: [DeclaredClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let declared = classes[ObjectIdentifier(current)] { found.append(declared) }
      type = _getSuperclass(current)
    }
    return found
  }

  override func listens(_ object: Any?, _ method: String) -> Bool {
    guard let object else { return false }
    return isUnknown(object) || declarations(of: object as AnyObject).contains { $0.methods.contains(method) }
  }

  override func declaration(of object: Any?, _ method: String) -> Site? {
    object != nil && !isUnknown(object) && listens(object, method) ? 0 : nil
  }

  override func callsSuper(_ object: Any?, _ method: String) -> Bool {
    guard let object, !isUnknown(object) else { return true }
    return declarations(of: object as AnyObject).filter { $0.methods.contains(method) }
      .allSatisfy { $0.callingSuper.contains(method) }
  }

  override func ownValues(of object: AnyObject) -> [Any?] { ownProperties(of: object).map(\.value) }

  /// The stored properties of the classes of code under test, those of the superclass first.
  private func ownProperties(of object: AnyObject) -> [(declared: DeclaredClass, name: String, value: Any?)] {
    var properties: [(declared: DeclaredClass, name: String, value: Any?)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      let declared = classes[ObjectIdentifier(type)]
    {
      let own = current.children.filter { !($0.value is BirthStep) }.map { child in
        let name = child.label ?? ""
        return (declared, name, declared.weak.contains(name) ? nil : Self.flattened(child.value))
      }
      properties = own + properties
      mirror = current.superclassMirror
    }
    return properties
  }

  override func ownFlags(of object: AnyObject?) -> [Any?] {
    guard let object, !isUnknown(object) else { return [] }
    return ownValues(of: object).map { value in
      guard let value, !(value is Bool) else { return value }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
    }
  }

  override func presentingFlag(of object: AnyObject?) -> Bool? {
    guard let object, !isUnknown(object) else { return nil }
    for property in ownProperties(of: object) {
      if let truth = property.value as? Bool, let sense = property.declared.directions[property.name] {
        return truth == sense
      }
    }
    return nil
  }

  override func existedBefore(_ object: AnyObject?) -> Bool {
    guard let object, !isUnknown(object) else { return false }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let birth = child.value as? BirthStep { return birth.step < step }
      }
      mirror = current.superclassMirror
    }
    return true
  }

  /// An optional inside `Any` as an optional.
  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }

  override func perform(_ target: AnyObject, _ action: Selector, _ sender: Any?) {
    let names = action.contains("(") ? [action] : [action, String(action.prefix { $0 != ":" })]
    var type: AnyClass? = Swift.type(of: target)
    while let current = type {
      for name in names {
        if let call = classes[ObjectIdentifier(current)]?.actions[name] { return call(target, sender) }
        if let call = machineActions[ObjectIdentifier(current)]?[name] { return call(target, sender) }
      }
      type = _getSuperclass(current)
    }
  }
}
