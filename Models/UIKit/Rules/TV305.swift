// TV305 no-leak-on-cancel: what is left is looked for as for TV304.

let leftAfterRollback = Leftover(
  .TV305, "a view that was added for the animation is still there after the cancelled transition")
