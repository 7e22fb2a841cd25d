import Foundation
import Testing
import Verification

@testable import transverify

/// The schema of the configuration against its reader: they say the same of every key.
@Suite struct ConfigurationSchemaTests {
  private struct Schema: Decodable {
    var properties: [String: Property]
    var additionalProperties: Bool

    struct Property: Decodable {
      var type: String?
      var `enum`: [String]?
      var items: Items?
      var pattern: String?

      struct Items: Decodable {
        var `enum`: [String]?
        var pattern: String?
      }
    }
  }

  private let schema: Schema

  init() throws { schema = try JSONDecoder().decode(Schema.self, from: Data(ConfigurationSchema.text.utf8)) }

  @Test func everyKeyAndNoOther() {
    let keys = CommandTable.transverify.verb(.run)?.options.compactMap(\.key) ?? []
    #expect(Set(schema.properties.keys) == Set(keys + ["paths", "$schema"]))
    #expect(!schema.additionalProperties)
  }

  private static let typeErrors = ["a string", "a number", "a list of strings", "true or false"]

  /// A value of the wrong type is refused by the reader, one of the right type is not refused for its type.
  @Test func typesAreThoseOfTheReader() throws {
    let values = ["boolean": "true", "number": "17", "integer": "3", "string": "'x'", "array": "[]"]
    for (key, property) in schema.properties {
      let type = try #require(property.type ?? (property.enum == nil ? nil : "string"), "\(key)")
      for (other, value) in values {
        let fits = type == other || Set([type, other]) == ["number", "integer"]
        let message = refusal(of: "{ '\(key)': \(value) }") ?? ""
        let isRefusedForType = Self.typeErrors.contains { message.contains("must be " + $0) }
        #expect(isRefusedForType != fits, "\(key): \(value): \(message)")
      }
    }
  }

  @Test func choicesAreThoseOfTheReader() throws {
    for (key, property) in schema.properties {
      for choice in property.enum ?? [] { #expect(refusal(of: "{ '\(key)': '\(choice)' }") == nil) }
      for choice in property.items?.enum ?? [] { #expect(refusal(of: "{ '\(key)': ['\(choice)'] }") == nil) }
    }
    let reporters = try Regex(try #require(schema.properties["reporters"]?.items?.pattern))
    for format in ReporterChoice.Format.allCases {
      #expect("\(format.rawValue):a/b".wholeMatch(of: reporters) != nil)
    }
    #expect("pdf".wholeMatch(of: reporters) == nil)
    let reductions = try Regex(try #require(schema.properties["reduce"]?.pattern))
    #expect("symmetry,dead-variables".wholeMatch(of: reductions) != nil)
    #expect("symmetry,".wholeMatch(of: reductions) == nil)
  }

  private func refusal(of text: String) -> String? {
    do {
      _ = try ConfigurationReader(file: "c", folder: "/").configuration(from: Data(text.utf8))
      return nil
    } catch {
      return error.message
    }
  }
}
