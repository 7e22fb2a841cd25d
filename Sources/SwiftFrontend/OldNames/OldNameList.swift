/// Names that UIKit, Foundation and Core Graphics had in earlier versions of Swift, and what they are called now.
///
/// One name per line, first the old one, then the new one in the notation of `swift_name`: `method(label:_:)`,
/// `getter:property`, `Type.method(self:label:)` for a free function that became a member, `Type.init(…)`. Names without
/// parentheses are types, constants or properties (those begin with a dot). Lines may come in any order.
enum OldNameList {
  /// Swift 2: understood in files that are surely written in it (`OldSwift`), since Swift 3 code may declare the same names.
  static let swift2 = """
    animateTransition(_:) animateTransition(using:)
    transitionDuration(_:) transitionDuration(using:)
    interruptibleAnimatorForTransition(_:) interruptibleAnimator(using:)
    animationControllerForPresentedController(_:presentingController:sourceController:) \
    animationController(forPresented:presenting:source:)
    animationControllerForDismissedController(_:) animationController(forDismissed:)
    interactionControllerForPresentation(_:) interactionControllerForPresentation(using:)
    interactionControllerForDismissal(_:) interactionControllerForDismissal(using:)
    presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:) \
    presentationController(forPresented:presenting:source:)
    adaptivePresentationStyleForPresentationController(_:) adaptivePresentationStyle(for:)
    adaptivePresentationStyleForPresentationController(_:traitCollection:) adaptivePresentationStyle(for:traitCollection:)
    navigationController(_:animationControllerForOperation:fromViewController:toViewController:) \
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerForAnimationController:) navigationController(_:interactionControllerFor:)
    navigationController(_:willShowViewController:animated:) navigationController(_:willShow:animated:)
    navigationController(_:didShowViewController:animated:) navigationController(_:didShow:animated:)
    tabBarController(_:animationControllerForTransitionFromViewController:toViewController:) \
    tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:interactionControllerForAnimationController:) tabBarController(_:interactionControllerFor:)
    tabBarController(_:shouldSelectViewController:) tabBarController(_:shouldSelect:)
    tabBarController(_:didSelectViewController:) tabBarController(_:didSelect:)
    viewControllerForKey(_:) viewController(forKey:)
    viewForKey(_:) view(forKey:)
    initialFrameForViewController(_:) initialFrame(for:)
    finalFrameForViewController(_:) finalFrame(for:)
    containerView() getter:containerView
    isAnimated() getter:isAnimated
    isInteractive() getter:isInteractive
    transitionWasCancelled() getter:transitionWasCancelled
    presentationStyle() getter:presentationStyle
    targetTransform() getter:targetTransform
    isCancelled() getter:isCancelled
    initiallyInteractive() getter:initiallyInteractive
    percentComplete() getter:percentComplete
    completionVelocity() getter:completionVelocity
    completionCurve() getter:completionCurve
    notifyWhenInteractionEndsUsingBlock(_:) notifyWhenInteractionEnds(_:)
    animateAlongsideTransition(_:completion:) animate(alongsideTransition:completion:)
    animateAlongsideTransitionInView(_:animation:completion:) animateAlongsideTransition(in:animation:completion:)
    transitionCoordinator() getter:transitionCoordinator
    UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
    UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
    UITransitionContextFromViewKey UITransitionContextViewKey.from
    UITransitionContextToViewKey UITransitionContextViewKey.to
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    showViewController(_:sender:) show(_:sender:)
    frameOfPresentedViewInContainerView() getter:frameOfPresentedViewInContainerView
    presentedView() getter:presentedView
    shouldPresentInFullscreen() getter:shouldPresentInFullscreen
    shouldRemovePresentersView() getter:shouldRemovePresentersView
    viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    willTransitionToTraitCollection(_:withTransitionCoordinator:) willTransition(to:with:)
    sizeForChildContentContainer(_:withParentContainerSize:) size(forChildContentContainer:withParentContainerSize:)
    prepareForSegue(_:sender:) prepare(for:sender:)
    performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
    preferredStatusBarStyle() getter:preferredStatusBarStyle
    prefersStatusBarHidden() getter:prefersStatusBarHidden
    isBeingPresented() getter:isBeingPresented
    isBeingDismissed() getter:isBeingDismissed
    isMovingToParentViewController() getter:isMovingToParent
    isMovingFromParentViewController() getter:isMovingFromParent
    isViewLoaded() getter:isViewLoaded
    popViewControllerAnimated(_:) popViewController(animated:)
    popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    transitionFromViewController(_:toViewController:duration:options:animations:completion:) \
    transition(from:to:duration:options:animations:completion:)
    willMoveToParentViewController(_:) willMove(toParent:)
    didMoveToParentViewController(_:) didMove(toParent:)
    addChildViewController(_:) addChild(_:)
    animateWithDuration(_:animations:) animate(withDuration:animations:)
    animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) \
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    animateKeyframesWithDuration(_:delay:options:animations:completion:) \
    animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) \
    addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    transitionWithView(_:duration:options:animations:completion:) \
    transition(with:duration:options:animations:completion:)
    transitionFromView(_:toView:duration:options:completion:) transition(from:to:duration:options:completion:)
    insertSubview(_:atIndex:) insertSubview(_:at:)
    isDescendantOfView(_:) isDescendant(of:)
    drawViewHierarchyInRect(_:afterScreenUpdates:) drawHierarchy(in:afterScreenUpdates:)
    convertRect(_:toView:) convert(_:to:)
    convertRect(_:fromView:) convert(_:from:)
    convertPoint(_:toView:) convert(_:to:)
    convertPoint(_:fromView:) convert(_:from:)
    renderInContext(_:) render(in:)
    addAnimation(_:forKey:) add(_:forKey:)
    locationInView(_:) location(in:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
    touchesBegan(_:withEvent:) touchesBegan(_:with:)
    touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
    performSelector(_:withObject:afterDelay:) perform(_:with:afterDelay:)
    performSelector(_:withObject:) perform(_:with:)
    dispatch_async(_:_:) DispatchQueue.async(self:execute:)
    dispatch_sync(_:_:) DispatchQueue.sync(self:execute:)
    dispatch_after(_:_:_:) DispatchQueue.asyncAfter(deadline:self:execute:)
    dispatch_get_main_queue() getter:DispatchQueue.main
    dispatch_get_global_queue(_:_:) DispatchQueue.global()
    dispatch_group_create() DispatchGroup.init()
    dispatch_group_enter(_:) DispatchGroup.enter(self:)
    dispatch_group_leave(_:) DispatchGroup.leave(self:)
    dispatch_group_notify(_:_:_:) DispatchGroup.notify(self:queue:execute:)
    dispatch_group_async(_:_:_:) DispatchQueue.async(group:self:execute:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) \
    scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    defaultCenter() getter:default
    sharedApplication() getter:shared
    mainScreen() getter:main
    mainBundle() getter:main
    mainQueue() getter:main
    standardUserDefaults() getter:standard
    currentDevice() getter:current
    addObserverForName(_:object:queue:usingBlock:) addObserver(forName:object:queue:using:)
    postNotificationName(_:object:) post(name:object:)
    postNotificationName(_:object:userInfo:) post(name:object:userInfo:)
    blackColor() getter:black
    whiteColor() getter:white
    clearColor() getter:clear
    redColor() getter:red
    grayColor() getter:gray
    colorWithAlphaComponent(_:) withAlphaComponent(_:)
    CGPointMake(_:_:) CGPoint.init(x:y:)
    CGSizeMake(_:_:) CGSize.init(width:height:)
    CGRectMake(_:_:_:_:) CGRect.init(x:y:width:height:)
    CGVectorMake(_:_:) CGVector.init(dx:dy:)
    CGRectInset(_:_:_:) CGRect.insetBy(self:dx:dy:)
    CGRectOffset(_:_:_:) CGRect.offsetBy(self:dx:dy:)
    CGRectGetWidth(_:) getter:CGRect.width(self:)
    CGRectGetHeight(_:) getter:CGRect.height(self:)
    CGRectGetMinX(_:) getter:CGRect.minX(self:)
    CGRectGetMidX(_:) getter:CGRect.midX(self:)
    CGRectGetMaxX(_:) getter:CGRect.maxX(self:)
    CGRectGetMinY(_:) getter:CGRect.minY(self:)
    CGRectGetMidY(_:) getter:CGRect.midY(self:)
    CGRectGetMaxY(_:) getter:CGRect.maxY(self:)
    CGRectContainsPoint(_:_:) CGRect.contains(self:_:)
    CGRectIntersectsRect(_:_:) CGRect.intersects(self:_:)
    CGRectUnion(_:_:) CGRect.union(self:_:)
    CGRectEqualToRect(_:_:) CGRect.equalTo(self:_:)
    CGRectIsEmpty(_:) getter:CGRect.isEmpty(self:)
    CGPointZero CGPoint.zero
    CGSizeZero CGSize.zero
    CGRectZero CGRect.zero
    UIEdgeInsetsZero UIEdgeInsets.zero
    CGAffineTransformIdentity CGAffineTransform.identity
    CGAffineTransformMakeScale(_:_:) CGAffineTransform.init(scaleX:y:)
    CGAffineTransformMakeTranslation(_:_:) CGAffineTransform.init(translationX:y:)
    CGAffineTransformMakeRotation(_:) CGAffineTransform.init(rotationAngle:)
    CGAffineTransformScale(_:_:_:) CGAffineTransform.scaledBy(self:x:y:)
    CGAffineTransformTranslate(_:_:_:) CGAffineTransform.translatedBy(self:x:y:)
    CGAffineTransformRotate(_:_:) CGAffineTransform.rotated(self:by:)
    CGAffineTransformConcat(_:_:) CGAffineTransform.concatenating(self:_:)
    CGAffineTransformInvert(_:) CGAffineTransform.inverted(self:)
    CGAffineTransformIsIdentity(_:) getter:CGAffineTransform.isIdentity(self:)
    NSTimeInterval TimeInterval
    NSNotificationCenter NotificationCenter
    NSNotification Notification
    NSTimer Timer
    NSBundle Bundle
    NSOperationQueue OperationQueue
    NSOperation Operation
    NSUserDefaults UserDefaults
    NSFileManager FileManager
    .hidden .isHidden
    .sourceViewController .source
    .destinationViewController .destination
    .opaque .isOpaque
    .userInteractionEnabled .isUserInteractionEnabled
    .enabled .isEnabled
    .selected .isSelected
    .highlighted .isHighlighted
    .navigationBarHidden .isNavigationBarHidden
    .toolbarHidden .isToolbarHidden
    .translucent .isTranslucent
    .scrollEnabled .isScrollEnabled
    .pagingEnabled .isPagingEnabled
    .dragging .isDragging
    .decelerating .isDecelerating
    .tracking .isTracking
    .zooming .isZooming
    .doubleSided .isDoubleSided
    .removedOnCompletion .isRemovedOnCompletion
    """

  /// Words that only code of Swift 2 can use: the SDK refuses them since Swift 3, and hardly anybody declares them.
  static let proofs = """
    animateWithDuration animateKeyframesWithDuration viewControllerForKey viewForKey initialFrameForViewController \
    finalFrameForViewController UITransitionContextFromViewControllerKey UITransitionContextToViewControllerKey \
    UITransitionContextFromViewKey UITransitionContextToViewKey presentViewController dismissViewControllerAnimated \
    popViewControllerAnimated popToRootViewControllerAnimated dispatch_async dispatch_after dispatch_sync dispatch_time \
    dispatch_get_main_queue dispatch_group_create dispatch_group_enter NSTimeInterval NSOperationQueue \
    NSNotificationCenter NSUserDefaults NSBundle sharedApplication mainScreen defaultCenter locationInView \
    translationInView velocityInView CGAffineTransformIdentity CGAffineTransformMakeScale \
    CGAffineTransformMakeTranslation CGAffineTransformMakeRotation CGRectZero CGPointZero CGSizeZero CGRectGetWidth \
    CGRectGetHeight CGRectGetMidX CGRectGetMaxX snapshotViewAfterScreenUpdates animateAlongsideTransition \
    instantiateViewControllerWithIdentifier performSegueWithIdentifier renderInContext blackColor whiteColor clearColor \
    convertRect convertPoint didMoveToParentViewController willMoveToParentViewController \
    colorWithAlphaComponent
    """

  /// Words that only declarations of Swift 2 use; who migrated may have left one behind.
  static let declarations = """
    animationControllerForPresentedController animationControllerForDismissedController \
    presentationControllerForPresentedViewController animationControllerForOperation \
    interactionControllerForAnimationController adaptivePresentationStyleForPresentationController prepareForSegue \
    viewWillTransitionToSize willTransitionToTraitCollection
    """

  /// Words of Swift 3 and later.
  static let modern = """
    withDuration DispatchQueue TimeInterval NotificationCenter forPresented forDismissed animationControllerFor \
    interactionControllerFor fileprivate escaping await MainActor URLSession UserDefaults IndexPath
    """
}
