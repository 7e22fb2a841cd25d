// expect: holds
import RxSwift
import UIKit

final class SoundModel {
  let played = PublishSubject<String>()
  func load() -> Single<[String]> { .just([]) }
}

/// Has weak subscriptions, and one of something that ends by itself.
final class SoundPage: UIViewController {
  private let model = SoundModel()
  private let table = UITableView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.played.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    table.rx.itemSelected
      .filter { [weak self] _ in self?.view.tag == 0 }
      .subscribe(onNext: { _ in })
      .disposed(by: bag)
    model.load().subscribe(onSuccess: { self.title = $0.first }).disposed(by: bag)
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(SoundPage(), animated: true) }
}
