/// Every way to hold the parameters at one of the alternatives that a run used.
enum ParameterAssignment {
  static func all(of conflicts: [String: Set<Int>]) -> [[String: Int]] {
    conflicts.sorted { $0.key < $1.key }.reduce([[:]]) { assignments, conflict in
      assignments.flatMap { assignment in
        conflict.value.sorted().map { assignment.merging([conflict.key: $0]) { $1 } }
      }
    }
  }
}
