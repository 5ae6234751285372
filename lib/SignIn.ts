import { Duration, Names, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolClient,
  UserPoolEmail,
  UserPoolGroup,
  UserPoolOperation,
} from "aws-cdk-lib/aws-cognito";
import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import { secondFactors } from "#domain/api/secondFactors.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";

interface SignInProps {
  /** The sender; without it Cognito's own, at most 50 mails a day. */
  readonly mailFrom?: string | undefined;
}

/** Who people are: the user pool, its one client (the browser), and the group of administrators. */
export class SignIn extends Construct {
  readonly clientId: string;
  readonly #pool: UserPool;

  constructor(scope: Construct, id: string, { mailFrom }: SignInProps) {
    super(scope, id);
    this.#pool = new UserPool(this, "People", { ...poolProps, email: sender(mailFrom) });
    acknowledgePolicies(this.#pool);
    this.clientId = this.#addBrowser();
    new UserPoolGroup(this, "Administrators", {
      userPool: this.#pool,
      groupName: "admins",
      description: "May use the admin screens and the admin routes of the API",
    });
  }

  get poolId(): string {
    return this.#pool.userPoolId;
  }

  get poolArn(): string {
    return this.#pool.userPoolArn;
  }

  /** What its tokens say that they were issued by. */
  get issuer(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.poolId}`;
  }

  /** Lets a function write the mails that confirm an address or reset a password. */
  writeMessagesWith({ lambda }: HandlerFunction): void {
    this.#pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, lambda);
  }

  /** Lets functions say what signs in besides a password. */
  challengeWith({ define, create, verify }: Readonly<Record<"define" | "create" | "verify", HandlerFunction>>): void {
    this.#pool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, define.lambda);
    this.#pool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, create.lambda);
    this.#pool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, verify.lambda);
  }

  /** Tells a function of every sign-in. */
  rememberWith({ lambda }: HandlerFunction): void {
    this.#pool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, lambda);
  }

  /**
   * Lets a function act on the pool. The leave stands beside the function's role, not in it: the pool waits for the
   * functions that it calls, and they for their roles, so a role that names the pool would wait for itself.
   */
  allow({ lambda }: HandlerFunction, actions: readonly `Admin${string}`[]): void {
    const { role } = lambda;
    if (!role) throw new Error(`${lambda.node.path} has no role.`);
    new Policy(this, `LeaveOf${Names.uniqueId(lambda)}`, {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `cognito-idp:${action}`),
          resources: [this.#pool.userPoolArn],
        }),
      ],
    });
  }

  #addBrowser(): string {
    const client = new UserPoolClient(this, "Browser", {
      userPool: this.#pool,
      generateSecret: false,
      disableOAuth: true,
      authFlows: { userSrp: true, custom: true },
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Two tabs may refresh at the same moment with the same token.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: readable,
      writeAttributes: writable,
    });
    return client.userPoolClientId;
  }
}

const readable = new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true, fullname: true });
const writable = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });

const poolProps = {
  featurePlan: FeaturePlan.ESSENTIALS,
  selfSignUpEnabled: true,
  signInAliases: { email: true },
  signInCaseSensitive: false,
  autoVerify: { email: true },
  // A new address counts only when it is confirmed; until then the old one lets its owner in.
  keepOriginal: { email: true },
  standardAttributes: { email: { required: true, mutable: true }, fullname: { required: false, mutable: true } },
  passwordPolicy: {
    minLength: 8,
    requireDigits: false,
    requireLowercase: false,
    requireSymbols: false,
    requireUppercase: false,
  },
  mfa: Mfa.OPTIONAL,
  mfaSecondFactor: { otp: secondFactors.includes("totp"), sms: secondFactors.includes("phone") },
  accountRecovery: AccountRecovery.EMAIL_ONLY,
  deletionProtection: true,
  removalPolicy: RemovalPolicy.RETAIN,
} as const;

const sender = (mailFrom: string | undefined): UserPoolEmail =>
  mailFrom
    ? UserPoolEmail.withSES({
        fromEmail: mailFrom,
        fromName: "Ghostlight",
        sesVerifiedDomain: mailFrom.slice(mailFrom.indexOf("@") + 1),
      })
    : UserPoolEmail.withCognito();

function acknowledgePolicies(pool: UserPool): void {
  Validations.of(pool).acknowledge({
    id: "AwsSolutions-COG1",
    reason: "NIST SP 800-63B: length counts and rules of composition make passwords worse.",
  });
  Validations.of(pool).acknowledge({
    id: "AwsSolutions-COG2",
    reason: "A second factor is offered to everyone and forced on nobody: these are writers' accounts.",
  });
  Validations.of(pool).acknowledge({
    id: "AwsSolutions-COG8",
    reason: "The Plus plan's threat protection costs more a user than the service; limits and lock-out are our own.",
  });
}
