/// Names that TLA+ accepts, each given once.
package struct TLAPlusNames {
  private var taken: Set<String>

  package init() { taken = Set(Self.reserved) }

  /// A name like the one given: letters, digits and underscores, beginning with a letter.
  package mutating func unique(_ name: String) -> String {
    let identifier = Self.identifier(name)
    // Definitions, choices, events and invariants have names of these forms.
    let isOurs = identifier.wholeMatch(of: /[dc][0-9]+|E[0-9]+_.*|TV[0-9]+_.*/) != nil
    let base = isOurs ? identifier + "_" : identifier
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(base)_\(number)"
      number += 1
    }
    return candidate
  }

  /// Other characters become underscores.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let words = text.split(separator: "_").joined(separator: "_")
    return words.first?.isLetter == true ? words : "x" + words
  }

  /// Words of the language, of its standard modules, and of our own.
  private static let reserved =
    """
    ASSUME ASSUMPTION AXIOM BY CASE CHOOSE CONSTANT CONSTANTS COROLLARY DEF DEFINE DEFS DOMAIN ELSE ENABLED EXCEPT
    EXTENDS HAVE HIDE IF IN INSTANCE LAMBDA LEMMA LET LOCAL MODULE NEW OBVIOUS OMITTED ONLY OTHER PICK PROOF PROPOSITION
    PROVE QED RECURSIVE SF_ STATE SUBSET SUFFICES TAKE TEMPORAL THEN THEOREM UNCHANGED UNION USE VARIABLE VARIABLES WF_
    WITH WITNESS ACTION BOOLEAN TRUE FALSE STRING Nat Int Real Infinity
    Integers Naturals Reals Sequences FiniteSets Bags TLC TLCExt Json Toolbox Randomization RealTime
    Init Next Spec Settled vars
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init) + TLAPlusExpressions.operatorNames
}
