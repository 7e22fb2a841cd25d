import Testing

@Suite struct CommandLinePlaceholder {
  @Test func builds() {}
}
