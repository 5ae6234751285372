/** Something that reading a file changed or couldn't preserve, described for the user. */
export interface ImportNotice {
  /** A stable identifier for programs. */
  readonly code: string;
  readonly message: string;
}
