import Testing

@Suite struct ExplorationPlaceholder {
  @Test func builds() {}
}
