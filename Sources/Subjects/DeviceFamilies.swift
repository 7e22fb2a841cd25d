/// For which devices the projects beside the files build their apps.
///
/// Of the targets of a project only apps say on what they run (Apple, Xcode build settings reference,
/// `TARGETED_DEVICE_FAMILY`: "1" is the iPhone, "2" the iPad); what a library has, too, runs where its clients run.
package struct DeviceFamilies {
  private let ofPhones: Set<Int>

  package init(_ projects: NearestProjects) {
    var found: Set<Int> = []
    for (number, place) in projects.places.enumerated() {
      if place?.spec?.isForPhones == true { found.insert(number) }
      guard let project = place?.project else { continue }
      if project.isForPhones || project.filesForPhones.contains(projects.names[number]) { found.insert(number) }
    }
    ofPhones = found
  }

  /// Whether the app that the file is part of is built for the iPhone alone; false where nothing is known.
  package func isForPhones(file: Int) -> Bool { ofPhones.contains(file) }

  /// The numbers of the files of such apps.
  package var text: String { ofPhones.sorted().map(String.init).joined(separator: " ") }
}
