import Testing

@Suite struct MachinePlaceholder {
  @Test func builds() {}
}
