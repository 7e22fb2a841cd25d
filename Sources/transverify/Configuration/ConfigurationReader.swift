import Diagnostics
import Foundation
import Verification

/// Turns the text of a configuration into values of options, by the same table as the command line.
struct ConfigurationReader {
  /// As messages name it.
  let file: String
  let folder: String

  private var options: [OptionDescription] {
    (CommandTable.transverify.verb(.run)?.options ?? []).filter { $0.key != nil }
  }

  func configuration(from data: Data) throws(InputError) -> Configuration {
    guard case .object(let members) = try parsed(data) else {
      throw InputError("\(file): the configuration must be an object in braces")
    }
    var configuration = Configuration(file: file, folder: folder, paths: [], values: OptionValues())
    for member in members {
      let (key, value) = (member.key, member.value)
      if key == "paths" {
        configuration.paths = try list(value, key).map(\.text)
      } else if key == "$schema" {
        // For editors.
        guard case .string = value else { throw wrong(value, key, "a string") }
      } else if let option = options.first(where: { $0.key == key }) {
        try add(value, key, option, &configuration.values)
      } else {
        throw unknown(key)
      }
    }
    return configuration
  }

  private func parsed(_ data: Data) throws(InputError) -> JSONValue {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputError("\(file): this is not UTF-8 text")
    }
    do throws(JSON5Parser.SyntaxError) {
      return try JSON5Parser.parse(text)
    } catch {
      throw InputError("\(file):\(error.line):\(error.column): this is not JSON: \(error.message)")
    }
  }

  private func add(
    _ value: JSONValue, _ key: String, _ option: OptionDescription, _ values: inout OptionValues
  ) throws(InputError) {
    guard let description = option.value else {
      guard case .bool(let isSet) = value else { throw wrong(value, key, "true or false") }
      if isSet { values.add("", for: option) }
      return
    }
    let items =
      option.isRepeatable
      ? try list(value, key) : [Item(path: key, value: value, text: try text(of: value, key, description))]
    for item in items {
      do {
        values.add(try description.checked(item.text, for: item.path), for: option)
      } catch {
        let prefix = description.kind == .rule ? "\(file): '\(item.path)': " : "\(file): "
        throw InputError(prefix + error.message)
      }
    }
  }

  private struct Item {
    /// `only[2]`
    var path: String
    var value: JSONValue
    var text: String
  }

  private func list(_ value: JSONValue, _ key: String) throws(InputError) -> [Item] {
    guard case .array(let values) = value else { throw wrong(value, key, "a list of strings in brackets") }
    var items: [Item] = []
    for (index, value) in values.enumerated() {
      let path = "\(key)[\(index)]"
      guard case .string(let text) = value, !text.isEmpty else {
        throw wrong(value, path, "a string that is not empty")
      }
      items.append(Item(path: path, value: value, text: text))
    }
    return items
  }

  private func text(
    of value: JSONValue, _ key: String, _ description: ValueDescription
  ) throws(InputError) -> String {
    switch (description.kind, value) {
    case (.count, .number), (.number, .number), (.port, .number), (.seconds, .number), (.version, .number):
      return value.text ?? ""
    case (.count, _), (.number, _), (.port, _), (.seconds, _), (.version, _): throw wrong(value, key, "a number")
    case (_, .string(let text)) where !text.isEmpty: return text
    default: throw wrong(value, key, "a string that is not empty")
    }
  }

  private func wrong(_ value: JSONValue, _ path: String, _ expected: String) -> InputError {
    InputError("\(file): '\(path)' must be \(expected), not \(value.shown)")
  }

  private func unknown(_ key: String) -> InputError {
    let known = ["paths"] + options.compactMap(\.key)
    let advice = Suggestion.nearest(to: key, among: known).map { "did you mean '\($0)'?" }
    return InputError("\(file): unknown key '\(key)': \(advice ?? "the keys are \(known.joined(separator: ", "))")")
  }
}
