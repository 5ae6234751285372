/** Something that reading a file changed or could not keep as it was, for people to read. */
export interface ImportNotice {
  /** A stable word that programs may compare. */
  readonly code: string;
  readonly message: string;
}
