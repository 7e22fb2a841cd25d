import Testing

@Suite struct ReportersPlaceholder {
  @Test func builds() {}
}
