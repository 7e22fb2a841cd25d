@main
enum Transverify {
  static func main() {}
}
