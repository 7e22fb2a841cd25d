import Testing

@Suite struct SwiftFrontendPlaceholder {
  @Test func builds() {}
}
