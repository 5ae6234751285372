/** In copied HTML, says that the kinds in it are ours. */
export const copiedMark = "data-ghostlight";
