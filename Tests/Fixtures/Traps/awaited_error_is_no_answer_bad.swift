// What a request throws is an error: the clause that catches it takes the rows away, and nobody asks whether there are any.
import UIKit

struct Row: Decodable { let title: String }

final class RowService {
  private let session: URLSession

  init(session: URLSession = .shared) { self.session = session }

  func rows() async throws -> [Row] { try await decoded(URLRequest(url: URL(string: "rows")!)) }

  private func decoded<Answer: Decodable>(_ request: URLRequest) async throws -> Answer {
    let (data, _) = try await session.data(for: request)
    return try JSONDecoder().decode(Answer.self, from: data)
  }
}

final class RowPage: UITableViewController {
  private let service = RowService()
  private var rows: [Row]! = []
  private var titled: [Row] { rows.filter { !$0.title.isEmpty } }  // expect: TV1205

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self, service] in
      do {
        let rows = try await service.rows()
        self?.take(rows)
      } catch {
        self?.take(nil)
      }
    }
  }

  private func take(_ rows: [Row]?) {
    self.rows = rows
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titled.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = titled[indexPath.row].title
    detail.modalPresentationStyle = .formSheet
    present(detail, animated: true)
  }
}
