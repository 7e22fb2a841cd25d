import Program
import Subjects

/// Which of the two controllers of a transition a parameter asks for, as far as its names say so.
enum TransitionSide: String {
  case presenter, presented

  /// `presentingViewController`, `from source`, `forPresented`; the label says more than the name inside.
  init?(_ parameter: Parameter) {
    let sides = [parameter.label ?? "", parameter.name].lazy.compactMap(Self.side)
    guard let side = sides.first else { return nil }
    self = side
  }

  private static func side(_ name: String) -> TransitionSide? {
    let words = CamelCase.words(of: name)
    if !words.isDisjoint(with: ["presenting", "presenter"]) { return .presenter }
    if words.contains("presented") { return .presented }
    return words.contains("source") && !words.contains("data") ? .presenter : nil
  }

  /// Under which a scenario says what it has on this side for a parameter of a type (`InitialiserCall.text`).
  func key(_ type: String) -> String { "\(rawValue): \(type)" }
}
