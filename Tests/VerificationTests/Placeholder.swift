import Testing

@Suite struct VerificationPlaceholder {
  @Test func builds() {}
}
