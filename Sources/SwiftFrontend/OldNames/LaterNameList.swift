extension OldNameList {
  /// Swift 3 to 4.1: names that Swift 4.2 changed. Understood everywhere, since nothing else is called like this.
  static let swift3 = """
    addChildViewController(_:) addChild(_:)
    removeFromParentViewController() removeFromParent()
    willMove(toParentViewController:) willMove(toParent:)
    didMove(toParentViewController:) didMove(toParent:)
    setOverrideTraitCollection(_:forChildViewController:) setOverrideTraitCollection(_:forChild:)
    bringSubview(toFront:) bringSubviewToFront(_:)
    sendSubview(toBack:) sendSubviewToBack(_:)
    UIEdgeInsetsMake(_:_:_:_:) UIEdgeInsets.init(top:left:bottom:right:)
    UIEdgeInsetsInsetRect(_:_:) CGRect.inset(self:by:)
    .childViewControllers .children
    .isMovingToParentViewController .isMovingToParent
    .isMovingFromParentViewController .isMovingFromParent
    .childViewControllerForStatusBarStyle .childForStatusBarStyle
    .childViewControllerForStatusBarHidden .childForStatusBarHidden
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIGestureRecognizerState UIGestureRecognizer.State
    UINavigationControllerOperation UINavigationController.Operation
    UIApplicationState UIApplication.State
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UIBlurEffectStyle UIBlurEffect.Style
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UITableViewStyle UITableView.Style
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UIStackViewDistribution UIStackView.Distribution
    UIStackViewAlignment UIStackView.Alignment
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIImageRenderingMode UIImage.RenderingMode
    UIImageOrientation UIImage.Orientation
    """
}
