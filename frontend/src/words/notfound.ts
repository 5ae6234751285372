export const notFoundWords = {
  title: "There is nothing on this stage",
  text: "The address does not lead to a page of Ghostlight. It may have been mistyped, or the page has moved.",
  home: "To the front of the house",
} as const;
