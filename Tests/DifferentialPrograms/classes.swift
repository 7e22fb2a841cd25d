private protocol Named { var name: String { get }; func greet() -> String }
extension Named {
  func greet() -> String { "hello" }
  func shout() -> String { "HEY" }
}

private class Animal: Named {
  var name: String
  var legs: Int { 4 }
  private(set) var steps = 0
  class var kind: String { "animal" }
  static var count = 0
  init(name: String) { self.name = name; Animal.count += 1; prepare() }
  convenience init() { self.init(name: "nobody") }
  init?(legs: Int) { if legs > 4 { return nil }; name = "short"; prepare() }
  func prepare() { log("prepare animal") }
  func walk(_ n: Int = 1) -> Int { steps += n; return steps }
  func describe() -> String { type(of: self).kind }
  deinit {}
}

private final class Bird: Animal {
  var wings = 2 { didSet { log("wings"); log(oldValue) } }
  lazy var song: String = {
    log("singing"); return "la"
  }()
  override var legs: Int { super.legs / 2 }
  override class var kind: String { "bird" }
  override var name: String { didSet { log("renamed") } }
  init(wings: Int) { self.wings = wings; super.init(name: "bird"); self.wings += 1 }
  override func prepare() { super.prepare(); log("prepare bird"); log(wings) }
  override func walk(_ n: Int) -> Int { super.walk(n * 2) + 1000 }
  func greet() -> String { "tweet" }
}

private class Fish: Animal {
  var fins = 3;
  override var name: String {
    get { "fish " }
    set { log("never"); super.name = newValue }
  }
}

private class Node {
  weak var parent: Node?; var children: [Node] = []; let id: Int
  init(_ id: Int) { self.id = id }
  func add(_ child: Node) { children.append(child); child.parent = self }
}
extension Node { var depth: Int { var d = 0; var n = self; while let p = n.parent { d += 1; n = p }; return d } }
extension Node: Equatable { static func == (a: Node, b: Node) -> Bool { a.id == b.id } }

func classes() {
  let animal = Animal(name: "cat")
  log(animal.walk()); log(animal.walk(3)); log(animal.legs); log(animal.describe())
  log(Animal().name)
  log(Animal(legs: 5) == nil); log(Animal(legs: 3)?.name)
  let bird = Bird(wings: 2)
  log(bird.wings); log(bird.legs); log(bird.describe()); log(bird.walk(2)); log(bird.walk(1))
  bird.name = "tit"
  log(bird.name)
  log(bird.song); log(bird.song)
  bird.song = "new"
  log(bird.song)
  log(bird.greet()); log((bird as Animal).name); log((bird as Named).shout())
  let named: Named = animal
  log(named.greet())
  log(Animal.count); log(Bird.kind)
  let animals: [Animal] = [animal, bird, Fish(name: "f")]
  log(animals.map { $0.legs }); log(animals.filter { $0 is Bird }.count)
  log((animals[1] as? Bird)?.wings); log((animals[0] as? Bird)?.wings)
  animals[2].name = "x"
  log(animals[2].name)
  let root = Node(1), leaf = Node(2), deep = Node(3)
  root.add(leaf); leaf.add(deep)
  log(deep.depth); log(root.children[0].children[0] === deep); log(leaf == Node(2)); log(leaf != Node(2));
  log(leaf === Node(2))
  log(root.children.contains(deep)); log(root.children.contains(Node(2)))
  let maker = Animal.init(name:)
  log(maker("made").name)
  let walk = animal.walk
  log(walk(10))
}
