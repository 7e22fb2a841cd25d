import Foundation

/// One line of a log in JSON:
///
///     {"time": 12.25, "object": "SecondVC", "callback": "viewWillAppear", "arguments": {"animated": true}, "thread": "main"}
///
/// Only `callback` is needed. `controller` and `name` say the same as `object`; `arguments` is an object or an array, of
/// which the first truth value counts, or `flag` gives it. A line with `records` names the callbacks that the recorder
/// records, whether they occur or not.
struct JSONRecord: Decodable {
  var callback: String?
  var object: String?
  var controller: String?
  var name: String?
  var flag: Bool?
  var animated: Bool?
  var arguments: Arguments?
  var thread: String?
  var records: [String]?

  init?(_ line: String) {
    guard let record = try? JSONDecoder().decode(JSONRecord.self, from: Data(line.utf8)) else { return nil }
    self = record
  }

  /// What the record says; nil when it names no known callback.
  func entry(line: Int) -> LogEntry? {
    guard let written = callback else { return nil }
    let spelled = ConsoleLine.callback(in: written)?.callback
    if let callback = Callback.named(written) ?? Callback.named(Self.baseName(written)) ?? spelled {
      return LogEntry(
        line: line, text: [owner, written].compactMap(\.self).joined(separator: "."),
        object: owner.map(ObjectName.short),
        callback: callback, flag: flag ?? animated ?? arguments?.flag)
    }
    return ConsoleMessage.entry(in: written, line: line)
  }

  private var owner: String? { object ?? controller ?? name }

  /// `viewWillAppear(_:)` and `viewWillAppear:` without what follows the name.
  private static func baseName(_ spelling: String) -> String {
    String(spelling.prefix { $0 != "(" && $0 != ":" })
  }

  /// The arguments of a call, of which only truth values matter.
  struct Arguments: Decodable {
    var flag: Bool?

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd, flag == nil { flag = try list.decode(Value.self).bool }
      } else {
        let values = try decoder.singleValueContainer().decode([String: Value].self)
        flag = values.sorted { $0.key < $1.key }.compactMap(\.value.bool).first
      }
    }
  }

  /// Any JSON value.
  struct Value: Decodable {
    var bool: Bool?

    init(from decoder: any Decoder) throws { bool = try? decoder.singleValueContainer().decode(Bool.self) }
  }
}
