import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of an Interface Builder file.
package enum InterfaceReader {
  /// What was read; of a file that is not well formed that is nothing, and where it goes wrong.
  package struct Reading {
    package var file: InterfaceFile
    package var problem: Diagnostic?
  }

  /// - Parameter index: of the file in the `SourceMap`.
  ///
  /// O(text). External entities are not loaded (developer.apple.com, `XMLParser.shouldResolveExternalEntities`).
  package static func read(_ source: SourceFile, index: Int) -> Reading {
    let parser = XMLParser(data: Data(source.text.utf8))
    parser.shouldResolveExternalEntities = false
    let builder = InterfaceFileBuilder(InterfaceFile(path: source.path), source, index)
    parser.delegate = builder
    // On Linux the parser answers true where the text ends too early, or is none.
    if parser.parse() && !builder.hasTrouble && builder.isDocument { return Reading(file: builder.file) }
    let offset = source.offset(line: builder.troubleLine, column: 1) ?? 0
    let problem = Diagnostic(
      .warning, "the Interface Builder file is not well formed, and not read",
      at: SourceSpan(file: index, start: offset, end: offset))
    return Reading(file: InterfaceFile(path: source.path), problem: problem)
  }
}

/// Collects scenes and segues while the parser goes from element to element.
private final class InterfaceFileBuilder: NSObject, XMLParserDelegate {
  private(set) var file: InterfaceFile
  private(set) var hasTrouble = false
  private(set) var isDocument = false
  /// Where the text goes wrong, or else what was read last.
  private(set) var troubleLine = 1
  private let source: SourceFile
  private let index: Int
  /// The elements around the place, the outermost first.
  private var open: [String] = []
  /// The segues of the scene that is read: some stand beside its controller.
  private var segues: [InterfaceSegue] = []
  private var controller: InterfaceScene?
  /// The names of the cells around the place, the outermost first, and how many the scene has.
  private var cells: [String] = []
  private var cellCount = 0

  /// More than Interface Builder ever nests.
  private static let mostOpen = 2_000

  init(_ file: InterfaceFile, _ source: SourceFile, _ index: Int) {
    self.file = file
    self.source = source
    self.index = index
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if open.count > Self.mostOpen {
      hasTrouble = true
      parser.abortParsing()
      return
    }
    switch element {
    case "document":
      isDocument = true
      file.initial = attributes["initialViewController"]
    case "segue": add(attributes, line: parser.lineNumber)
    case _ where attributes["sceneMemberID"] == "viewController": begin(element, attributes, line: parser.lineNumber)
    case _ where Self.cellElements.contains(element):
      cells.append(attributes["reuseIdentifier"] ?? "")
      cellCount += 1
    default: break
    }
    open.append(element)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    hasTrouble = true
    troubleLine = max(1, parser.lineNumber)
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    if Self.cellElements.contains(element) { cells.removeLast() }
    if element != "scene" { return }
    if var scene = controller {
      scene.segues = segues
      scene.cells = cellCount
      file.scenes.append(scene)
    }
    controller = nil
    segues = []
    cellCount = 0
  }

  private static let cellElements: Set<String> = ["tableViewCell", "collectionViewCell"]

  private func begin(_ element: String, _ attributes: [String: String], line: Int) {
    guard controller == nil, let id = attributes["id"] else { return }
    var scene = InterfaceScene(id: id, element: element, place: place(of: id, line: line))
    scene.customClass = attributes["customClass"]
    scene.identifier = attributes["storyboardIdentifier"]
    scene.presentationStyle = Self.style(attributes)
    scene.definesContext = attributes["definesPresentationContext"] == "YES"
    scene.isModalInPresentation = attributes["modalInPresentation"] == "YES"
    if element == "viewControllerPlaceholder", let storyboard = attributes["storyboardName"] {
      scene.reference = (storyboard, attributes["referencedIdentifier"])
    }
    controller = scene
  }

  /// Those of previews stand inside of other segues, and say less.
  private func add(_ attributes: [String: String], line: Int) {
    guard open.last == "connections", let id = attributes["id"], let kind = attributes["kind"],
      let destination = attributes["destination"]
    else { return }
    let holder = open.dropLast().last ?? ""
    let isOfController = holder.hasSuffix("ontroller") && open.dropLast(2).last == "objects"
    var segue = InterfaceSegue(
      id: id, kind: kind, destination: destination, trigger: isOfController ? .code : .user,
      place: place(of: id, line: line))
    segue.relationship = attributes["relationship"]
    segue.identifier = attributes["identifier"]
    segue.customClass = attributes["customClass"]
    segue.presentationStyle = Self.style(attributes)
    segue.isAnimated = attributes["animates"] != "NO"
    segue.unwindAction = attributes["unwindAction"]
    // With a trigger of its own it starts at something in the cell, such as its accessory.
    if Self.cellElements.contains(holder), attributes["trigger"] == nil { segue.cell = cells.last }
    segues.append(segue)
  }

  private static func style(_ attributes: [String: String]) -> String? {
    attributes["modalPresentationStyle"].flatMap { $0 == "none" ? nil : $0 }
  }

  /// The line of an element: the parser stands at the end of it, which may be further down.
  private func place(of id: String, line: Int) -> SourceSpan {
    var number = min(line, source.lineCount)
    let text = "id=\"\(id)\""
    // Interface Builder breaks lines; in a text without breaks the line itself is enough.
    while number > 1, line - number < 20, source.line(number).utf8.count < 10_000, !source.line(number).contains(text) {
      number -= 1
    }
    let content = source.line(number)
    let indentation = content.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = (source.offset(line: number, column: 1) ?? 0) + indentation
    return SourceSpan(file: index, start: start, end: start + content.utf8.count - indentation)
  }
}
