/// One instruction of the register machine.
///
/// `a`, `b`, `c` are registers of the current frame unless said otherwise; `n` is an index or a jump target.
package struct Instruction: Sendable {
  package var op: Opcode
  package var a: UInt16
  package var b: UInt16
  package var c: UInt16
  package var n: Int32

  package init(_ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, n: Int = 0) {
    self.op = op
    self.a = UInt16(a)
    self.b = UInt16(b)
    self.c = UInt16(c)
    self.n = Int32(n)
  }
}

/// The operations. `R[x]` is register x; "opaque →" says what happens when the operand tested is opaque.
package enum Opcode: UInt8, Sendable {
  // Moves
  /// R[a] = constants[n]
  case constant
  /// R[a] = R[b]
  case move
  /// R[a] = globals[n]; an uninitialised global first runs its initialiser, which ends in `setGlobal`.
  case global
  /// globals[n] = R[a]
  case setGlobal
  /// R[a] = captures[n] of the running closure; weak words are strengthened. n = -1: the running function value itself
  /// (the closure, or the function word when it has no captures).
  case capture
  /// R[a] = new cell holding R[b]
  case makeCell
  /// R[a] = contents of the cell R[b], strengthened
  case cell
  /// contents of the cell R[a] = R[b]; stays weak if it was made weak
  case setCell
  /// R[a] = weak word of the reference R[b]; nil, opaque and values stay as they are
  case weaken

  // Members
  /// R[a] = stored slot n of the object or struct R[b], strengthened, without observers
  case slot
  /// stored slot n of R[a] = R[b], without observers. An object changes in place; for a struct R[a] becomes a new box.
  case setSlot
  /// R[a] = member names[n] of R[b]: stored slot, getter, static member, enum raw value, built-in property, tuple
  /// element, or method (a bound function value). Unknown or opaque base → opaque. nil base → trap.
  case member
  /// member names[n] of R[a] = R[b], with setters and observers. As `setSlot` for structs.
  case setMember
  /// if R[a] is a class instance, nil, opaque or a type, jump to n: the place it came from needs no write-back
  case branchReference
  /// R[a] = R[b][R[c]…] with the arguments from R[c] on, shape n: array, dictionary, or `subscript` method
  case index
  /// R[a][R[c]…] = R[b]; shape n is named "subscript=" and has one label per index. R[a] becomes the new array,
  /// dictionary or struct, or stays an object. Its target is a setter: parameters self, the indices, then the new value,
  /// which counts as the argument with the number labels.count.
  case setIndex
  /// R[a] = element n of the tuple or payload of the enum value R[b], of which a pattern names c elements; a payload that is one
  /// tuple is taken apart where c says so
  case element

  // Control
  /// pc = n
  case jump
  /// if R[a] is false, pc = n. opaque → both, and R[a] becomes the value chosen; `c` = origin index + 1, or 0
  case branchFalse
  /// if R[a] is nil, pc = n. opaque without `notNil` → as `b` says (`NilTest`): both, and R[a] becomes nil or gains
  /// `notNil`; `c` as above
  case branchNil
  /// if R[a] is not `missing`, pc = n
  case branchPresent
  /// if R[a] is initialised, pc = n
  case branchInitialized
  /// branches[n] of the program begins here
  case branch
  /// return R[a]. b = 1: no `return` is written here (the end of the body, a property's accessor made by lowering), so
  /// `here()` names the last call before it instead
  case ret
  /// throw R[a]: continue at the innermost handler of the frames, see `Handler`
  case throwError
  /// stop the run: traps[n] says why (`fatalError`, a failed precondition, a forced unwrap lowered away)
  case trap

  // Calls: arguments in consecutive registers. After the call an argument register that was passed `inout` holds the
  // callee's final value.
  /// R[a] = functions[n](R[b] …, c arguments), already in parameter order, `self` first for methods
  case callFunction
  /// R[a] = R[b].method(R[b + 1] …) by the shape n; a struct receiver is replaced in R[b] when the method mutates.
  /// R[b] may be a type (static methods, initialisers, enum cases with payload) or a built-in value.
  /// Unknown method or opaque receiver → opaque, function values among the arguments escape (`Program hooks`).
  case callMethod
  /// R[a] = R[b](R[b + 1] …) by the shape n; R[b] is a function value, a type (initialiser) or opaque
  case callValue
  /// R[a] = natives[n](R[b] …, c arguments): see `Native`
  case callNative
  /// R[a] = closure of functions[n] capturing R[b] … (c words, weak ones as weak words)
  case closure

  // Building
  /// R[a] = array of R[b] … (c elements)
  case array
  /// R[a] = dictionary of R[b], R[b+1] … (c pairs)
  case dictionary
  /// R[a] = tuple of R[b] … (c elements); n = index into tupleLabels + 1, or 0
  case tuple
  /// R[a] = value of an enum of unknown type, case names[n], payload R[b] … (c words); `coerce` gives it its type
  case implicitCall

  // Types
  /// R[a] = R[b] seen as types[n]: a symbol or untyped enum value becomes a case or the static member of that type,
  /// an integer a double, an array a set, where the type says so (also inside optionals, arrays and dictionaries);
  /// an untyped case named "none" becomes nil where the type is optional and its inner type has no such member.
  /// An opaque value gains `notNil` unless the type is optional or `any`. Everything else is unchanged
  case coerce
  /// R[a] = whether R[b] is of types[n]. opaque → both
  case isType
  /// R[a] = R[b] if it is of types[n], else nil. opaque → both (an opaque value that is not nil, or nil); c = 1: an
  /// opaque value that may be nil
  case castOrNil
  /// as above, but the second outcome is a trap; c = 1: an object whose class nobody has said is of the type
  case castOrTrap

  // Operators
  /// R[a] = R[b] op R[c], n = BinaryOperator; opaque → opaque with the traits of both
  case binary
  /// R[a] = op R[b], n = UnaryOperator
  case unary
  /// R[a] = whether R[b] is an enum value or symbol of the case names[n]. opaque → both. c = origin index + 1 of R[b],
  /// or 0: when an opaque value is chosen to be of the case and carries no payload, R[b] and its origin may become the
  /// untyped symbol, so that the choice is remembered
  case isCase
  /// R[a] = whether the pattern value R[b] matches R[c] (`~=`): a range contains, otherwise equality
  case matches
  /// R[a] = R[b] without its optional; nil → trap. n = index into names + 1 of what is unwrapped, for blame, or 0
  case forceUnwrap
  /// R[a] = next element of the sequence R[b] at the counter R[b + 1], or jump to n.
  /// opaque sequence → none, or one opaque element
  case next
}

package enum BinaryOperator: Int32, Sendable {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, identical, notIdentical, less, lessOrEqual, greater, greaterOrEqual
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case closedRange, halfOpenRange
}

package enum UnaryOperator: Int32, Sendable {
  case negate, not, bitNot
  /// `a...`, `...a`, `..<a`
  case rangeFrom, rangeThrough, rangeUpTo
}
