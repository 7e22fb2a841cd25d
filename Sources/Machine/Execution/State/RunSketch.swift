extension Machine {
  /// A hash of where a run stands: its active calls with their instructions, the last site, the offers so far. Runs whose
  /// configurations are equal (`ConfigurationEncoder`) have equal sketches.
  func sketch() -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: core.pointee.lastSite) ^ UInt64(truncatingIfNeeded: core.pointee.offerCount)
    for index in 0..<core.pointee.frameCount {
      let frame = core.pointee.frames + index
      hash =
        (hash ^ UInt64(UInt32(frame.pointee.function)) << 20 ^ UInt64(UInt32(frame.pointee.pc)))
        &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return hash
  }
}
