// What an app ships: developer.apple.com, `Bundle.url(forResource:withExtension:)`, nil "if the file could not be located".
// One that the code names is part of the app, or the app would fail at the first start; a name that is computed may lead
// nowhere, and so may whatever else a bundle answers.
import Foundation

class Bundle: NSObject {
  static var main: Bundle { Bundle() }

  override init() {}
  init(for aClass: AnyClass) {}

  func url(forResource name: String?, withExtension ext: String?) -> URL? { isUnknown(name) ? unknown(.code) : there() }

  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    isUnknown(name) ? unknown(.code) : there()
  }

  func path(forResource name: String?, ofType ext: String?) -> String? { isUnknown(name) ? unknown(.code) : there() }
  func object(forInfoDictionaryKey key: String) -> Any? { isUnknown(key) ? unknown(.code) : there() }
  func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    isUnknown(name) ? unknown(.code) : there()
  }
}

/// Nobody knows what it is, but it is there.
func there<T>() -> T? {
  let value: T? = unknown(.code)
  return value!
}
