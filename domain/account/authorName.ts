/** The names that an account has. The pen name and the profile's full name are missing until the profile has loaded. */
export interface Named {
  readonly pen_name?: string | undefined;
  readonly full_name?: string | undefined;
  readonly user_metadata: { readonly full_name: string };
}

/** Returns the name under which a person writes: the pen name if there is one. */
export const authorName = ({ pen_name, full_name, user_metadata }: Named): string =>
  pen_name?.trim() || full_name?.trim() || user_metadata.full_name.trim();
