import { CannotProceed } from "./cannotProceed.ts";

/** Runs a command. What an operator must do is printed without a stack trace, and the exit code is 2. */
export async function runCommand(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 2;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof CannotProceed || isBadOption(error)) return error.message;
  const known = sentences.find(([names]) => names.test(codeOf(error)));
  return known && `${known[1]} (${codeOf(error)}: ${error.message})`;
}

/** `parseArgs` throws these for an option it doesn't know. */
const isBadOption = (error: Error): boolean =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** AWS's errors have names, and those of the network have codes. */
const codeOf = (error: Error): string => ("code" in error ? String(error.code) : error.name);

/** What the AWS SDK throws if nothing is wrong with the command. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^CredentialsProviderError$/, "There are no AWS credentials here. Check with: aws sts get-caller-identity"],
  [
    /^(ExpiredToken|ExpiredTokenException|UnrecognizedClientException|InvalidClientTokenId)$/,
    "AWS doesn't accept these credentials, or they have expired. Sign in again.",
  ],
  [
    /^(AccessDenied|AccessDeniedException|UnauthorizedOperation)$/,
    "These credentials may not do that. docs/deploying.md lists the permissions.",
  ],
  [
    /^(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|TimeoutError)$/,
    "AWS can't be reached. Check the network, and the region in the stage file.",
  ],
];
