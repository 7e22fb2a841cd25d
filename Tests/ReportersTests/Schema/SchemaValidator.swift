import Foundation

/// Holds JSON against a JSON schema: the keywords that our schema and SARIF's use, of draft 4 and of 2020-12. A keyword
/// that it does not know is an error, so that nothing is passed over; formats of strings are not looked at.
struct SchemaValidator {
  let schema: JSONValue
  /// Members that no schema names are errors even where a schema allows them.
  var refusesUnknownMembers = false

  private static let annotations: Set<String> = [
    "$schema", "id", "$id", "title", "description", "default", "definitions", "$defs", "format",
  ]

  /// What is wrong, with its place; empty for nothing.
  func errors(_ value: JSONValue) -> [String] { check(value, schema, "") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { keyword, demand in
      check(value, keyword, demand, schema, path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ demand: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch keyword {
    case "$ref": return resolved(demand).map { check(value, $0, path) } ?? ["\(path): no schema at \(demand)"]
    case "type": return types(demand).contains { isOf($0, value) } ? [] : ["\(path): is not of type \(demand)"]
    case "enum": return demand.elements.contains(value) ? [] : ["\(path): \(value) is none of the known values"]
    case "const": return demand == value ? [] : ["\(path): \(value) is not \(demand)"]
    case "minimum": return fits(value, demand) { $0 >= $1 } ? [] : ["\(path): is below \(demand)"]
    case "maximum": return fits(value, demand) { $0 <= $1 } ? [] : ["\(path): is above \(demand)"]
    case "minItems":
      return Double(value.elements.count) >= (demand.number.map(Double.init) ?? 0) ? [] : ["\(path): is short"]
    case "uniqueItems":
      return demand == .truth(false) || Set(value.elements).count == value.elements.count ? [] : ["\(path): repeats"]
    case "pattern": return matches(value, demand) ? [] : ["\(path): does not match \(demand)"]
    case "required":
      guard case .object(let members) = value else { return [] }
      return demand.elements.compactMap(\.text).filter { members[$0] == nil }.map { "\(path): lacks \($0)" }
    case "properties": return properties(value, demand, path)
    case "additionalProperties": return others(value, demand, schema, path)
    case "items": return value.elements.enumerated().flatMap { check($1, demand, "\(path)[\($0)]") }
    case "anyOf": return demand.elements.contains { check(value, $0, path).isEmpty } ? [] : ["\(path): fits no way"]
    case "oneOf":
      return demand.elements.count { check(value, $0, path).isEmpty } == 1 ? [] : ["\(path): fits not just one way"]
    default: return Self.annotations.contains(keyword) ? [] : ["\(path): the keyword '\(keyword)' is not known"]
    }
  }

  private func properties(_ value: JSONValue, _ demand: JSONValue, _ path: String) -> [String] {
    let known = demand.members
    return value.members.sorted { $0.key < $1.key }.flatMap { name, member in
      guard let schema = known[name] else {
        return refusesUnknownMembers ? ["\(path).\(name): is in no schema"] : []
      }
      return check(member, schema, "\(path).\(name)")
    }
  }

  private func others(_ value: JSONValue, _ demand: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    let known = schema["properties"]?.members ?? [:]
    let others = value.members.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
    if demand == .truth(false) { return others.map { "\(path).\($0.key): is not allowed" } }
    if demand == .truth(true) { return [] }
    return others.flatMap { check($0.value, demand, "\(path).\($0.key)") }
  }

  private func resolved(_ reference: JSONValue) -> JSONValue? {
    guard let parts = reference.text?.split(separator: "/"), parts.first == "#" else { return nil }
    return parts.dropFirst().reduce(schema) { (node: JSONValue?, part) in node?[String(part)] }
  }

  private func types(_ demand: JSONValue) -> [String] {
    [demand.text].compactMap(\.self) + demand.elements.compactMap(\.text)
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .truth), ("number", .number), ("string", .text), ("array", .list),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func fits(_ value: JSONValue, _ bound: JSONValue, _ holds: (Double, Double) -> Bool) -> Bool {
    guard case .number(let number) = value, case .number(let bound) = bound else { return true }
    return holds(number, bound)
  }

  private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
    guard let text = value.text, let pattern = pattern.text else { return true }
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}
