private enum Problem: Error, Equatable { case bad(Int), worse }
private struct Other: Error { let code: Int }
private func risky(_ n: Int) throws -> Int {
  defer { log("left") }
  if n == 1 { throw Problem.bad(n) }
  if n == 2 { throw Problem.worse }
  if n == 3 { throw Other(code: 7) }
  return n * 2
}
private func middle(_ n: Int) throws -> Int {
  log("in")
  defer { log("out 1") }
  defer { log("out 2") }
  let r = try risky(n)
  if r > 100 { return -1 }
  defer { log("late") }
  return r
}
private func attempt(_ n: Int) -> Int {
  do {
    let r = try middle(n)
    log("fine")
    return r
  } catch Problem.bad(let k) where k > 5 {
    return k
  } catch Problem.bad(let k) {
    log("bad"); return k + 100
  } catch let e as Other {
    return e.code
  } catch {
    log(error as? Problem == .worse)
    return 0
  }
}
private func rethrowing(_ n: Int) throws { do { _ = try risky(n) } catch is Other { log("other") } }
private class Chain {
  var next: Chain?; var value: Int; var list: [Int]? = [1, 2]; var action: ((Int) -> Int)?
  init(_ v: Int, _ n: Chain? = nil) { value = v; next = n }
  func child() -> Chain? { next }
  subscript(i: Int) -> Int? {
    get { i < 0 ? nil : value + i }
    set { value = newValue ?? -1 }
  }
}

func control() {
  for n in [0, 1, 2, 3, 60] { log(attempt(n)) }
  log(try? middle(1)); log(try? middle(4)); log((try? risky(2)) ?? 5); log(try! risky(4))
  do { try rethrowing(3); try rethrowing(1); log("never") } catch { log("caught") }
  outer: for i in 0..<5 {
    defer { log("turn") }
    for j in stride(from: 0, to: 10, by: 2) {
      if j == 4 { continue outer }
      if i == 2 { break outer }
      log(i * 10 + j)
    }
  }
  var n = 0
  while true { n += 1; if n == 3 { continue }; if n > 5 { break } }
  log(n)
  repeat { n -= 2 } while n > 0
  log(n)
  let c = Chain(1, Chain(2))
  log(c.next?.value); log(c.next?.next?.value); log(c.child()?.child()?.value)
  c.next?.value = 20; c.next?.next?.value = 30; log(c.next!.value)
  c.next?.value += 1; log(c.next?.value)
  log(c.list?.count); log(c.list?[1]); c.list?.append(9); c.list?[0] = 7; log(c.list); c.list = nil; c.list?.append(1);
  log(c.list == nil)
  log(c.action?(3)); c.action = { $0 * 3 }; log(c.action?(3)); log(c.next?.action?(1) == nil)
  log(c[-1]); log(c[2]); c[0] = 5; log(c.value); c.next?[0] = nil; log(c.next?.value)
  let a: Int? = 3, b: Int? = nil
  log(a ?? 0); log(b ?? a ?? 1); log(b.map { $0 + 1 }); log(a.map { $0 + 1 }); log(a.flatMap { $0 > 5 ? $0 : nil })
  if let a, let x = b { log(x + a) } else if let a, a == 3 { log("three") }
  guard let z = a, z > 1 else { return }
  log(z)
  var opt: Int? = 1
  opt? += 5; log(opt); opt = nil; opt? += 5; log(opt)
  if var y = a { y += 1; log(y) }
  log(a == 3); log(b == nil); log(a != nil && b == nil); log(a! + 1)
  let any: Any = 5
  log(any is Int); log(any is String); log((any as? Int) ?? 0); log(any as? String)
  log(1 < 2 ? "yes" : "no"); log(!(1 < 2) || 2 > 1 && false)
  log(7 / 2); log(-7 / 2); log(7 % 3); log(-7 % 3); log(7.0 / 2); log(1 << 4 | 3); log(~5 & 7); log(Double(3) * 1.5);
  log(Int(3.9)); log(Int(-3.9))
  let ratio: Double = 1 / 4
  log(ratio); log(min(3, 1, 2)); log(max(2.5, 1)); log(abs(-3)); log(Double(7) / 2); log((1...3).contains(3));
  log((1..<3).contains(3))
  let maybe: Bool? = nil, sure: Bool? = false
  log(maybe == false); log(maybe == true); log(sure == false)
  if maybe == false { log("no") } else { log("neither") }
  if maybe != true, sure != true { log("not true") }
  log(c.next?.list?.isEmpty == false); log(a == 3 && sure == false ? 1 : 2)
  label: do { if n <= 0 { break label }; log("never") }
  var seen: Set<Int> = [1, 2]
  log(seen.insert(2).inserted); log(seen.insert(3).inserted); log(seen.count); log(seen.contains(3)); seen.remove(1);
  log(seen.contains(1))
  var dict = ["x": 1]
  dict["y"] = 2; dict["x"] = nil; dict["z"] = 5; dict["y"]! += 1
  log(dict["x"]); log(dict["y"]); log(dict.count); log(dict.keys.contains("z")); log(dict.removeValue(forKey: "z"));
  log(dict.isEmpty)
  for (key, value) in dict { log(key); log(value) }
  var arr = [1, 2, 3, 4]
  arr.remove(at: 0); arr.insert(9, at: 1); arr += [5]; arr.removeAll { $0 == 3 }; log(arr); log(arr.first);
  log(arr.last); log(arr.removeLast()); log(arr.popLast()); log(arr)
  log(arr.isEmpty); log([Int]().first); log(Array(repeating: 2, count: 3)); log(Array(1...3)); log([1, 2] + [3]);
  log([[1], [2, 3]].flatMap { $0 })
  log([1, 2, 3].reversed().map { $0 }); log([1, nil, 2].compactMap { $0 });
  log([1, 2, 3].enumerated().map { $0 * $1 }); log(zip([1, 2], [3, 4]).map { $0 + $1 })
  log([1, 2, 3].first { $0 > 1 }); log([1, 2].allSatisfy { $0 > 0 }); log([3, 1].min());
  log([1, 2, 3, 4].dropFirst().prefix(2).map { $0 }); log([1, 2, 3][1...].map { $0 })
  for (i, c) in ["a", "b"].enumerated() where i > 0 { log(c) }
}
