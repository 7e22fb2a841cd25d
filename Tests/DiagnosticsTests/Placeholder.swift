import Testing

@Suite struct DiagnosticsPlaceholder {
  @Test func builds() {}
}
