private enum Style: String, CaseIterable {
  case plain, fancy = "very fancy", none
  var next: Style {
    switch self {
    case .plain: .fancy;
    case .fancy: .none;
    case .none: .plain
    }
  }
  mutating func advance() { self = next }
  static let standard = Style.fancy
}
private enum Level: Int, Comparable {
  case low = 1, middle, high = 10
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
private indirect enum Tree {
  case leaf(Int), node(Tree, Tree), empty
  var sum: Int {
    switch self {
    case .leaf(let n): return n;
    case let .node(a, b): return a.sum + b.sum;
    case .empty: return 0
    }
  }
}
private enum Event: Equatable {
  case tap(x: Int, y: Int), key(String), close
  init(_ text: String) { self = text == "x" ? .close : .key(text) }
}
private struct Options: OptionSet {
  let rawValue: Int
  static let a = Options(rawValue: 1), b = Options(rawValue: 2), c = Options(rawValue: 4)
  static let all: Options = [.a, .b, .c]
}
private enum Outer { enum Inner { case one, two }; static let value = 5; case x(Inner?) }

private func describe(_ e: Event) -> String {
  switch e {
  case .tap(let x, _) where x > 10: return "far"
  case .tap(x: 0, y: 0): return "origin"
  case .tap(let x, let y): return x == y ? "diagonal" : "tap"
  case .key("a"), .key("b"): return "ab"
  case .key(let text): return text
  case .close: return "close"
  }
}
private func classify(_ x: Int?, _ y: Any) -> String {
  switch (x, y) {
  case (nil, let s as String): return s
  case (nil, _): return "nothing"
  case (0?, is Int): return "zero int"
  case (.some(1...5), _): return "small"
  case (let n?, _) where n < 0: return "negative"
  default: return "large"
  }
}

private enum Answer<Value> { case value(Value), nothing(Int) }
private func sum(_ answer: Answer<(Int, Int)>) -> Int {
  switch answer {
  case .value(let a, let b): return a * 10 + b
  case .nothing(let code): return code
  }
}
private func first(_ answer: Answer<(Int, Int)>) -> Int {
  if case .value(let pair) = answer { return pair.0 }
  guard case .nothing(let code) = answer else { return 0 }
  return -code
}

func enums() {
  var style = Style.plain
  style.advance(); log(style == .fancy); log(style.rawValue); style.advance(); log(style == .none)
  log(Style(rawValue: "plain") == .plain); log(Style(rawValue: "no") == nil); log(Style.allCases.count);
  log(Style.standard.rawValue)
  log(Level.low < .high); log(Level.high <= .middle); log(Level(rawValue: 2) == .middle); log(Level.middle.rawValue)
  log([Level.high, .low, .middle].sorted { $0 < $1 }.map { $0.rawValue })
  log(Tree.node(.leaf(1), .node(.leaf(2), .empty)).sum)
  for e in [
    Event.tap(x: 11, y: 0), .tap(x: 0, y: 0), .tap(x: 3, y: 3), .tap(x: 1, y: 2), .key("b"), .key("q"), .close,
    Event("x"), Event("z"),
  ] { log(describe(e)) }
  log(Event.key("a") == .key("a")); log(Event.key("a") == .key("b")); log(Event.tap(x: 1, y: 1) != .close)
  log(classify(nil, "s")); log(classify(nil, 1)); log(classify(0, 2)); log(classify(0, "t")); log(classify(3, 3));
  log(classify(-3, 3)); log(classify(30, 3))
  var options: Options = [.a, .c]
  log(options.contains(.a)); log(options.contains(.b)); log(options.rawValue); options.insert(.b); log(options == .all);
  options.remove(.a); log(options.rawValue)
  log(Options([]).isEmpty); log(options.union(.a).rawValue); log(options.intersection([.b]).rawValue)
  let o = Outer.x(.two)
  if case .x(let inner?) = o, inner == .two { log("two") }
  if case .x(.some(.one)) = o { log("one") } else { log("not one") }
  guard case .x = o else { return }
  let value: Outer.Inner? = nil
  switch value {
  case .one?: log(1);
  case .two?: log(2);
  case nil: log("nil")
  }
  switch value {
  case .some(.one): log(1);
  case .some: log(2);
  case .none: log("none")
  }
  switch 7 {
  case ..<5: log("<5");
  case 5...: log(">=5");
  default: log("?")
  }
  switch "abc" {
  case "x", "y": log("xy");
  case let s where s == "abc": log("abc");
  default: log("other")
  }
  switch 3 {
  case 1: log(1);
  case 3: log(3); fallthrough;
  case 4: log(4);
  default: log(5)
  }
  let text =
    switch style {
    case .plain: "p";
    case .fancy: "f";
    case .none: "n"
    }
  log(text)
  let number = if text == "n" { 1 } else if text == "f" { 2 } else { 3 }
  log(number)
  let events: [Event] = [.close, .key("k"), .tap(x: 1, y: 2)]
  for case .key(let k) in events { log(k) }
  for case let n? in [1, nil, 3] { log(n) }
  log(events.contains(.close)); log(events.firstIndex(of: .key("k")))
  // A case that holds one tuple is matched by as many names as that has elements.
  log(sum(.value((1, 2))))
  log(sum(.nothing(3)))
  log(first(.value((4, 5))))
  log(first(.nothing(6)))
}
