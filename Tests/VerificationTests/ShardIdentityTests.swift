import Testing

@testable import Verification

@Suite struct ShardIdentityTests {
  private let subjects = (0..<60).map { (kind: "animator", path: "F\($0 % 7).swift", name: "A\($0 % 20)") }

  @Test func everySubjectHasOneShard() throws {
    let identities = SubjectIdentity.all(of: subjects)
    #expect(Set(identities).count == subjects.count)
    for count in 1...5 {
      for identity in identities {
        let owners = (1...count).filter { Shard("\($0)/\(count)")?.owns(identity) == true }
        #expect(owners.count == 1)
      }
    }
  }

  @Test func othersDoNotMoveIt() {
    let before = SubjectIdentity.all(of: subjects)
    let after = SubjectIdentity.all(of: [(kind: "animator", path: "B.swift", name: "New")] + subjects)
    #expect(Array(after.dropFirst()).map(\.number) == before.map(\.number))
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "1/1001", ""])
  func nonsenseIsNoShard(text: String) { #expect(Shard(text) == nil) }
}
