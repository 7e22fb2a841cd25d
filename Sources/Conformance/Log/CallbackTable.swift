extension Callback {
  static let controllers: [Callback] = [
    Callback(name: "init", owner: .controller, order: .free, needsArguments: true),
    Callback(name: "loadView", owner: .controller),
    Callback(name: "viewDidLoad", owner: .controller),
    Callback(name: "viewWillAppear", owner: .controller, partner: "viewDidAppear"),
    Callback(name: "viewIsAppearing", owner: .controller),
    Callback(name: "viewDidAppear", owner: .controller, partner: "viewWillAppear"),
    Callback(name: "viewWillDisappear", owner: .controller, partner: "viewDidDisappear"),
    Callback(name: "viewDidDisappear", owner: .controller, partner: "viewWillDisappear"),
    Callback(
      name: "viewWillLayoutSubviews", owner: .controller, order: .layout, partner: "viewDidLayoutSubviews"),
    Callback(
      name: "viewDidLayoutSubviews", owner: .controller, order: .layout, partner: "viewWillLayoutSubviews"),
    Callback(name: "viewWillTransition", owner: .controller, spellings: ["viewWillTransitionToSize"]),
    Callback(name: "willMove", owner: .controller, partner: "didMove", spellings: ["willMoveToParentViewController"]),
    Callback(name: "didMove", owner: .controller, partner: "willMove", spellings: ["didMoveToParentViewController"]),
    Callback(name: "deinit", owner: .controller, spellings: ["dealloc", "deinitialized"]),
    Callback(name: "prepareForSegue", owner: .controller, order: .free),
    Callback(name: "beginAppearanceTransition", owner: .controller, order: .free),
    Callback(name: "endAppearanceTransition", owner: .controller, order: .free),
    Callback(name: "willTransition", owner: .controller, order: .free, needsArguments: true),
    Callback(name: "traitCollectionDidChange", owner: .controller, order: .free),
    Callback(name: "updateViewConstraints", owner: .controller, order: .free),
    Callback(name: "viewSafeAreaInsetsDidChange", owner: .controller, order: .free),
  ]

  static let transitions: [Callback] = [
    Callback(
      name: "presentationController(forPresented:)", owner: .transitioningDelegate,
      spellings: ["presentationControllerForPresentedViewController", "presentationControllerForPresented"]),
    Callback(
      name: "animationController(forPresented:)", owner: .transitioningDelegate,
      spellings: ["animationControllerForPresentedController", "animationControllerForPresented"]),
    Callback(
      name: "animationController(forDismissed:)", owner: .transitioningDelegate,
      spellings: ["animationControllerForDismissedController", "animationControllerForDismissed"]),
    Callback(name: "interactionControllerForPresentation", owner: .transitioningDelegate),
    Callback(name: "interactionControllerForDismissal", owner: .transitioningDelegate),
    Callback(
      name: "presentationTransitionWillBegin", owner: .presentationController, partner: "presentationTransitionDidEnd"),
    Callback(
      name: "presentationTransitionDidEnd", owner: .presentationController, partner: "presentationTransitionWillBegin"),
    Callback(
      name: "dismissalTransitionWillBegin", owner: .presentationController, partner: "dismissalTransitionDidEnd"),
    Callback(
      name: "dismissalTransitionDidEnd", owner: .presentationController, partner: "dismissalTransitionWillBegin"),
    Callback(
      name: "containerViewWillLayoutSubviews", owner: .presentationController, order: .layout,
      partner: "containerViewDidLayoutSubviews"),
    Callback(
      name: "containerViewDidLayoutSubviews", owner: .presentationController, order: .layout,
      partner: "containerViewWillLayoutSubviews"),
    Callback(name: "presentedView", owner: .presentationController, order: .free, needsArguments: true),
    Callback(name: "frameOfPresentedViewInContainerView", owner: .presentationController, order: .free),
    Callback(name: "shouldRemovePresentersView", owner: .presentationController, order: .free),
    Callback(name: "transitionDuration", owner: .animator, order: .free),
    Callback(name: "interruptibleAnimator", owner: .animator, order: .free),
    Callback(name: "animateTransition", owner: .animator),
    Callback(name: "animationEnded", owner: .animator),
    Callback(name: "startInteractiveTransition", owner: .interactionController),
    Callback(
      name: "update", owner: .interactionController, spellings: ["updateInteractiveTransition"], needsArguments: true),
    Callback(
      name: "finish", owner: .interactionController, spellings: ["finishInteractiveTransition"], needsArguments: true),
    Callback(
      name: "cancel", owner: .interactionController, spellings: ["cancelInteractiveTransition"], needsArguments: true),
    Callback(
      name: "pause", owner: .interactionController, spellings: ["pauseInteractiveTransition"], needsArguments: true),
    Callback(name: "completeTransition", owner: .context),
    Callback(name: "alongside", owner: .coordinator, needsArguments: true),
    Callback(name: "coordinatorCompletion", owner: .coordinator),
    Callback(name: "interactionChange", owner: .coordinator),
  ]

  static let containers: [Callback] = [
    Callback(name: "presentationControllerShouldDismiss", owner: .adaptiveDelegate),
    Callback(name: "presentationControllerWillDismiss", owner: .adaptiveDelegate),
    Callback(name: "presentationControllerDidDismiss", owner: .adaptiveDelegate),
    Callback(name: "presentationControllerDidAttemptToDismiss", owner: .adaptiveDelegate),
    Callback(
      name: "adaptivePresentationStyle", owner: .adaptiveDelegate, order: .free,
      spellings: ["adaptivePresentationStyleForPresentationController"]),
    Callback(
      name: "navigationController(animationControllerFor:)", owner: .navigationDelegate,
      spellings: ["animationControllerForOperation"]),
    Callback(
      name: "navigationController(interactionControllerFor:)", owner: .navigationDelegate,
      spellings: ["interactionControllerForAnimationController"]),
    Callback(
      name: "navigationController(willShow:)", owner: .navigationDelegate,
      partner: "navigationController(didShow:)", spellings: ["willShow", "willShowViewController"]),
    Callback(
      name: "navigationController(didShow:)", owner: .navigationDelegate,
      partner: "navigationController(willShow:)", spellings: ["didShow", "didShowViewController"]),
    Callback(
      name: "tabBarController(shouldSelect:)", owner: .tabDelegate,
      spellings: ["shouldSelect", "shouldSelectViewController"]),
    Callback(name: "tabBarController(animationControllerFor:)", owner: .tabDelegate),
    Callback(
      name: "tabBarController(didSelect:)", owner: .tabDelegate,
      spellings: ["didSelect", "didSelectViewController"]),
    Callback(
      name: "pageViewController(willTransitionTo:)", owner: .pageDelegate,
      spellings: ["willTransitionTo", "willTransitionToViewControllers"]),
    Callback(
      name: "pageViewController(didFinishAnimating:)", owner: .pageDelegate, spellings: ["didFinishAnimating"]),
  ]

  static let requests: [Callback] = [
    Callback(name: "gestureBegan", owner: .gesture, spellings: ["gesture.began"]),
    Callback(name: "gestureChanged", owner: .gesture, order: .free, spellings: ["gesture.changed"]),
    Callback(name: "gestureEnded", owner: .gesture, spellings: ["gesture.ended"]),
    Callback(name: "gestureCancelled", owner: .gesture, spellings: ["gesture.cancelled", "gesture.failed"]),
    Callback(
      name: "present", owner: .request, spellings: ["presentViewController"], needsArguments: true),
    Callback(
      name: "dismiss", owner: .request, spellings: ["dismissViewControllerAnimated"], needsArguments: true),
    Callback(name: "presentCompletion", owner: .request),
    Callback(name: "dismissCompletion", owner: .request),
    Callback(name: "pushViewController", owner: .request),
    Callback(name: "popViewController", owner: .request, spellings: ["popViewControllerAnimated"]),
    Callback(name: "setViewControllers", owner: .request),
  ]

  static let application: [Callback] = [
    Callback(
      name: "applicationDidEnterBackground", owner: .application,
      spellings: ["sceneDidEnterBackground", "didEnterBackgroundNotification"]),
    // Also when the app is launched.
    Callback(
      name: "applicationWillEnterForeground", owner: .application, order: .free,
      spellings: ["sceneWillEnterForeground", "willEnterForegroundNotification"]),
  ]

  static let messages: [Callback] = [
    Callback(name: "Unbalanced calls", owner: .console),
    Callback(name: "Attempt to present", owner: .console),
    Callback(name: "Attempt to dismiss", owner: .console),
    Callback(name: "Trying to dismiss while transitioning", owner: .console),
    Callback(name: "nested push animation", owner: .console),
    Callback(name: "nested pop animation", owner: .console),
    Callback(name: "Finishing up a navigation transition", owner: .console),
    Callback(name: "appearance callback misuse", owner: .console),
    Callback(name: "detached view controllers", owner: .console),
    Callback(name: "invalid argument", owner: .console),
    Callback(name: "frozen", owner: .request, needsArguments: true),
  ]
}
