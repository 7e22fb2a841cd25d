import RxSwift
import UIKit

final class SoundModel {
  let played = PublishSubject<String>()
  func load() -> Single<[String]> { .just([]) }
}

/// Its own bag keeps subscriptions that keep it.
final class SoundPage: UIViewController {
  private let model = SoundModel()
  private let table = UITableView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.played.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  // expect: TV902
    table.rx.itemSelected  // expect: TV902
      .filter { _ in self.view.tag == 0 }
      .subscribe(onNext: { _ in })
      .disposed(by: bag)
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(SoundPage(), animated: true) }
}
