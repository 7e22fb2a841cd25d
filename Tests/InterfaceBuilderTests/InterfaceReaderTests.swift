import Diagnostics
import Testing

@testable import InterfaceBuilder

struct InterfaceReaderTests {
  /// A storyboard with the scenes.
  static func storyboard(_ scenes: String, initial: String = "First") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  private static func read(_ text: String) -> InterfaceReader.Reading {
    InterfaceReader.read(SourceFile(path: "App/Base.lproj/Main.storyboard", text: text), index: 3)
  }

  private static let twoScenes = storyboard(
    """
            <scene sceneID="S1">
                <objects>
                    <viewController storyboardIdentifier="list" id="First" customClass="List" definesPresentationContext="YES" modalPresentationStyle="custom" sceneMemberID="viewController">
                        <view key="view" id="V1">
                            <subviews>
                                <button id="B1">
                                    <connections>
                                        <segue destination="Second" kind="presentation" identifier="detail"
                                            modalPresentationStyle="fullScreen" animates="NO" id="G1"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections>
                            <segue destination="Second" kind="show" id="G2">
                                <nil name="action"/>
                            </segue>
                            <outlet property="button" destination="B1" id="O1"/>
                        </connections>
                    </viewController>
                    <tapGestureRecognizer id="T1">
                        <connections>
                            <segue destination="Second" kind="custom" customClass="Fade" id="G3"/>
                        </connections>
                    </tapGestureRecognizer>
                    <exit id="E1" sceneMemberID="exit"/>
                </objects>
            </scene>
            <scene sceneID="S2">
                <objects>
                    <tableViewController id="Second" sceneMemberID="viewController"/>
                </objects>
            </scene>
    """)

  @Test("scenes are read with class, identifier and style")
  func scenes() throws {
    let file = Self.read(Self.twoScenes).file
    #expect(file.name == "Main" && file.initial == "First")
    #expect(file.scenes.map(\.element) == ["viewController", "tableViewController"])
    let first = try #require(file.scene("First"))
    #expect(first.customClass == "List" && first.identifier == "list")
    #expect(first.definesContext && first.presentationStyle == "custom" && !first.isModalInPresentation)
    #expect(file.scene("Second")?.customClass == nil)
  }

  @Test("segues belong to the scene, wherever they begin, and stand at their own lines")
  func segues() throws {
    let source = SourceFile(path: "Main.storyboard", text: Self.twoScenes)
    let segues = try #require(InterfaceReader.read(source, index: 0).file.scene("First")).segues
    #expect(segues.map(\.id) == ["G1", "G2", "G3"])
    #expect(segues.map { $0.trigger == .user } == [true, false, true])
    #expect(segues[0].identifier == "detail" && segues[0].presentationStyle == "fullScreen" && !segues[0].isAnimated)
    #expect(segues[2].customClass == "Fade")
    for segue in segues {
      let line = source.line(source.position(at: Int(segue.place.start)).line)
      #expect(line.contains("id=\"\(segue.id)\""))
    }
  }

  @Test("a file that is not well formed is one warning at its line, and nothing is read of it")
  func malformed() throws {
    let text = Self.twoScenes.replacing("</button>", with: "</buttn>")
    let reading = Self.read(text)
    #expect(reading.file.scenes.isEmpty)
    let problem = try #require(reading.problem)
    #expect(problem.severity == .warning)
    let line = SourceFile(path: "", text: text).position(at: Int(problem.span.start)).line
    #expect(line == text.split(separator: "\n").firstIndex { $0.contains("</buttn>") }.map { $0 + 1 })
  }

  @Test(
    "hostile files end quickly and harmlessly",
    arguments: [
      "", "<", "not XML", String(repeating: "<a>", count: 100_000),
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><document>&b;</document>",
      """
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">]><document>&e;&e;&e;&e;</document>
      """,
    ])
  func hostile(text: String) { #expect(Self.read(text).file.scenes.isEmpty) }

  @Test(
    "what ends too early, or is no document, is trouble, too",
    arguments: ["", "<", "not XML", "<document>\n<scenes>\n", "<a></a>", String(repeating: "<a>", count: 5_000)])
  func ends(text: String) { #expect(Self.read(text).problem != nil) }

  @Test("of translations of a storyboard the base counts, and references lead to the nearest one of the name")
  func manyFiles() throws {
    func file(_ path: String, _ scenes: String) -> InterfaceFile {
      InterfaceReader.read(SourceFile(path: path, text: Self.storyboard(scenes)), index: 0).file
    }
    let reference = """
      <scene sceneID="S1"><objects><viewController id="First" customClass="A" sceneMemberID="viewController">
      <connections><segue destination="Ref" kind="show" id="G1"/></connections></viewController></objects></scene>
      <scene sceneID="S2"><objects><viewControllerPlaceholder storyboardName="Other" id="Ref"
      sceneMemberID="viewController"/></objects></scene>
      """
    let target = { (name: String) in
      """
      <scene sceneID="S1"><objects><viewController id="First" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let files = InterfaceFiles([
      file("One/de.lproj/Main.storyboard", target("German")), file("One/Base.lproj/Main.storyboard", reference),
      file("One/Other.storyboard", target("Near")), file("Two/Other.storyboard", target("Far")),
    ])
    #expect(
      files.files.map(\.path) == ["One/Base.lproj/Main.storyboard", "One/Other.storyboard", "Two/Other.storyboard"])
    let main = try #require(files.files.first)
    let segue = try #require(main.scene("First")?.segues.first)
    #expect(files.destination(of: segue, in: main)?.scene.customClass == "Near")
  }

  @Test(
    "actions of Objective-C have Swift names",
    arguments: [
      ("back:", ["back(_:)"]), ("backWithSegue:", ["backWithSegue(_:)", "back(segue:)"]), ("close", ["close()"]),
      ("unwindTo:sender:", ["unwindTo(_:sender:)"]), ("With:", ["With(_:)"]),
    ])
  func actions(action: String, names: [String]) { #expect(SegueWriter.names(ofAction: action) == names) }
}
