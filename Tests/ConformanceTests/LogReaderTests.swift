import Conformance
import Testing

@Suite struct LogReaderTests {
  private func only(_ text: String) throws -> LogEntry {
    let log = LogReader.read(text)
    #expect(log.entries.count == 1, "\(text)")
    return try #require(log.entries.first)
  }

  @Test(arguments: [
    "SecondVC viewWillAppear(true)",
    "2024-05-01 12:00:00.123 App[4242:1337] SecondVC viewWillAppear(true)",
    "2024-05-01 12:00:00.123456+0200 App[4242:1337] [lifecycle] SecondVC.viewWillAppear(_:) animated: true",
    "-[App.SecondVC viewWillAppear:] YES",
    "viewWillAppear – SecondVC true",
    "[12:00:01.2] SecondVC - viewWillAppear true",
    "SecondVC.swift:32 viewWillAppear(_:) true",
    "SecondVC: viewWillAppear: YES",
    #"{"time": 1.5, "object": "App.SecondVC", "callback": "viewWillAppear(_:)", "arguments": {"animated": true}}"#,
    #"{"controller": "SecondVC", "callback": "viewWillAppear", "arguments": [true], "thread": "main"}"#,
  ])
  func oneCallbackManySpellings(_ text: String) throws {
    let entry = try only(text)
    #expect(entry.object == "SecondVC")
    #expect(entry.callback.name == "viewWillAppear")
    #expect(entry.flag == true)
  }

  @Test(arguments: [
    ("vc1 – viewWillAppear", "vc1"), ("[Detail] viewWillAppear", "Detail"), ("screen 'X' viewWillAppear!", "X"),
    ("A view will appear", "A"), ("SecondVC - View Will Appear", "SecondVC"), ("One ViewWillAppear ", "One"),
    ("viewWillAppear1", "1"), ("4.viewWillAppear2", "2"), ("viewWillAppear: 1", nil),
    ("2016-04-27 10:49:46.694 App[67943:4951489] vc2 viewWillAppear", "vc2"),
    ("2019-08-04 13:09:15.940+0900 App[11:11] [Main] viewWillAppear", "Main"),
    ("Table view controller viewWillAppear called", "Table view controller"),
    ("mainPage invoke viewWillAppear", "mainPage"), ("FirstVC.swift 64 viewWillAppear", "FirstVC"),
    ("クラス名:FirstVC メソッド名:viewWillAppear", "FirstVC"),
    (" A  view will appear   <  A_VC:   0x7fa11067a730>", "A"), ("viewWillAppear", nil),
    ("1. viewWillAppear", nil), ("self.viewWillAppear(animated)", nil),
  ])
  func namesOfControllers(_ text: String, _ name: String?) throws {
    let entry = try only(text)
    #expect(entry.callback.name == "viewWillAppear")
    #expect(entry.object == name)
  }

  @Test func addressesTellObjectsApart() throws {
    #expect(try only("<App.ItemVC: 0x60000123> viewDidLoad").object == "ItemVC 0x60000123")
  }

  @Test func labelsTellDelegateCallsApart() throws {
    #expect(
      try only("Delegate animationController(forPresented:presenting:source:)").callback.name
        == "animationController(forPresented:)")
    #expect(try only("animationController(forDismissed:)").callback.name == "animationController(forDismissed:)")
    #expect(try only("navigationController(_:didShow:animated:)").callback.name == "navigationController(didShow:)")
    #expect(try only("pan gesture.began").callback.name == "gestureBegan")
  }

  @Test func messagesOfUIKitNameTheirControllers() throws {
    let unbalanced = try only("Unbalanced calls to begin/end appearance transitions for <App.PagerVC: 0x7f8>.")
    #expect(unbalanced.callback.name == "Unbalanced calls" && unbalanced.object == "PagerVC 0x7f8")
    let attempt = try only(
      "Warning: Attempt to present <App.B: 0x1> on <App.A: 0x2> while a presentation is in progress!")
    #expect(attempt.callback.name == "Attempt to present" && attempt.object == "A 0x2")
  }

  @Test func whatIsNoCallbackIsCounted() {
    let log = LogReader.read("loading settings\nwill finish soon\n\n# a comment\nA viewDidLoad\n{\"x\": 1}\n")
    #expect(log.entries.count == 1)
    #expect(log.lines == 4)
    #expect(log.ignored == [1, 2, 6])
  }

  @Test func aLineMayDeclareWhatIsRecorded() {
    let log = LogReader.read(#"{"records": ["viewWillAppear", "viewDidAppear", "unheard of"]}"#)
    #expect(log.declared == ["viewWillAppear", "viewDidAppear"])
    #expect(log.ignored.isEmpty)
  }
}
