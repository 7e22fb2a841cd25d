import Diagnostics
import Program
import Subjects

/// The functions of the sources that make what a user chooses from and leaves: alerts, lists, the share sheet.
struct Questions {
  private var functions: [Int32: [SourceSpan]] = [:]
  private static let names: Set<String> = ["UIAlertController", "UIActivityViewController"]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    let own = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }.flatMap(\.functions)
    for function in own + index.globals where asks(function) {
      functions[function.span.file, default: []].append(function.span)
    }
  }

  private func asks(_ function: Function) -> Bool {
    !AppEvents.mentioned(in: function.body ?? []).isDisjoint(with: Self.names)
  }

  /// Whether a request stands in one of them.
  func contain(_ request: SourceSpan) -> Bool {
    functions[request.file]?.contains { $0.contains(request) } ?? false
  }
}
