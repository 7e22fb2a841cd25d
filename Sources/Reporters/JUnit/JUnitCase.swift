/// One test case of a JUnit report.
struct JUnitCase {
  enum Outcome {
    case passed
    /// - Parameter output: more to read about it; empty for nothing.
    case skipped(message: String, output: String)
    case failure(message: String, text: String)
    case error(message: String, text: String)
  }

  var className: String
  var name: String
  /// The source file that it is about.
  var path: String?
  var outcome: Outcome

  var lines: [String] {
    let file = path.map { " file=\"\(XML.attribute($0))\"" } ?? ""
    let head =
      "    <testcase classname=\"\(XML.attribute(className))\" name=\"\(XML.attribute(name))\"\(file) time=\"0\""
    switch outcome {
    case .passed: return [head + "/>"]
    case .skipped(let message, let output):
      let more = output.isEmpty ? [] : ["      <system-out>\(XML.content(output))</system-out>"]
      return [head + ">", "      <skipped message=\"\(XML.attribute(message))\"/>"] + more + ["    </testcase>"]
    case .failure(let message, let text): return [head + ">", element("failure", message, text), "    </testcase>"]
    case .error(let message, let text): return [head + ">", element("error", message, text), "    </testcase>"]
    }
  }

  private func element(_ name: String, _ message: String, _ text: String) -> String {
    "      <\(name) message=\"\(XML.attribute(message))\" type=\"\(XML.attribute(self.name))\">\(XML.content(text))</\(name)>"
  }
}

/// Test cases under one name.
struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  var lines: [String] { ["  <testsuite \(attributes)>"] + cases.flatMap(\.lines) + ["  </testsuite>"] }

  var attributes: String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in cases {
      switch test.outcome {
      case .passed: break
      case .skipped: skipped += 1
      case .failure: failures += 1
      case .error: errors += 1
      }
    }
    return "name=\"\(XML.attribute(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"0\""
  }
}
