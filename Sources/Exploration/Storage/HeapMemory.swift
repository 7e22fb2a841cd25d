#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of the system's heap for the tables of a search, which are the most of what it takes.
package enum HeapMemory {
  /// The exit code of a program that ends because of itself and not of its input.
  private static let internalError: Int32 = 70

  /// Moves what is in a block to one of another size, or gets a first one. A system that refuses it ends the program with
  /// one sentence: nothing that a search could do without memory is worth more.
  package static func resized(_ memory: UnsafeMutableRawPointer?, bytes: Int) -> UnsafeMutableRawPointer {
    if let memory = realloc(memory, max(bytes, 1)) { return memory }
    end(refusing: bytes)
  }

  /// A block of zeros; refused as `resized` is.
  package static func zeros(bytes: Int) -> UnsafeMutableRawPointer {
    if let memory = calloc(max(bytes, 1), 1) { return memory }
    end(refusing: bytes)
  }

  package static func free(_ memory: UnsafeMutableRawPointer) {
    #if canImport(Darwin)
      Darwin.free(memory)
    #elseif canImport(Glibc)
      Glibc.free(memory)
    #elseif canImport(Musl)
      Musl.free(memory)
    #endif
  }

  @inline(never) static func end(refusing bytes: Int) -> Never {
    end(
      """
      transverify: the system refuses \(bytes / 1_000_000 + 1) MB of memory for the states of a search: give it more, or \
      bound the search with --max-states.

      """)
  }

  /// The table of one search cannot number what it would have to hold.
  @inline(never) static func end(_ sentence: String) -> Never {
    var sentence = sentence
    sentence.withUTF8 { text in
      if let base = text.baseAddress { _ = write(2, base, text.count) }
    }
    exit(internalError)
  }
}
