import { Duration, Names, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
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
import { refreshTokenDays } from "#domain/api/sessions.ts";
import type { Alarms } from "./Alarms.ts";
import type { UserPoolAction, UserPoolTrigger } from "./functionSpecs.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";
import type { MailSender } from "./MailSender.ts";
import { SignInWebAcl } from "./SignInWebAcl.ts";
import type { Stage } from "./stage.ts";

interface UserDirectoryProps {
  /** The sender; without it Cognito's own, with at most 50 e-mails a day. */
  readonly sender?: MailSender | undefined;
  readonly alarms: Alarms;
  readonly stage: Pick<Stage, "isNew">;
}

/** Accounts: the user pool with its web ACL, its one client (the browser), and the group of administrators. */
export class UserDirectory extends Construct {
  readonly clientId: string;
  readonly #pool: UserPool;

  constructor(scope: Construct, id: string, { sender, alarms, stage: { isNew = false } }: UserDirectoryProps) {
    super(scope, id);
    this.#pool = new UserPool(this, "Pool", { ...poolProps, deletionProtection: !isNew, email: senderOf(sender) });
    acknowledgePolicies(this.#pool);
    new SignInWebAcl(this, "WebAcl", { poolArn: this.#pool.userPoolArn, alarms });
    this.clientId = this.#addBrowserClient();
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

  /** The issuer that its tokens name. */
  get issuer(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.poolId}`;
  }

  /** Makes Cognito call a function at one step of the sign-in. */
  addTrigger(trigger: UserPoolTrigger, { lambda }: HandlerFunction): void {
    // Version 2 of this trigger covers access tokens, which the API reads the groups from.
    if (trigger === "preTokenGeneration")
      this.#pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, lambda, LambdaVersion.V2_0);
    else this.#pool.addTrigger(operations[trigger], lambda);
  }

  /**
   * Lets a function act on the pool. The policy is a resource separate from the function's role. The pool depends on
   * its triggers and they depend on their roles, so a role that names the pool would depend on itself.
   */
  grant({ lambda }: HandlerFunction, actions: readonly UserPoolAction[]): void {
    const { role } = lambda;
    if (!role) throw new Error(`${lambda.node.path} has no role.`);
    new Policy(this, `PolicyOf${Names.uniqueId(lambda)}`, {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `cognito-idp:${action}`),
          resources: [this.#pool.userPoolArn],
        }),
      ],
    });
  }

  #addBrowserClient(): string {
    const client = new UserPoolClient(this, "BrowserClient", {
      userPool: this.#pool,
      generateSecret: false,
      disableOAuth: true,
      // Only our functions can use the last one, to check a password together with a recovery code.
      authFlows: { userSrp: true, custom: true, adminUserPassword: true },
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(refreshTokenDays),
      // Two tabs may refresh with the same token at the same moment.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      readAttributes: readable,
      writeAttributes: writable,
    });
    return client.userPoolClientId;
  }
}

const operations: Readonly<Record<Exclude<UserPoolTrigger, "preTokenGeneration">, UserPoolOperation>> = {
  customMessage: UserPoolOperation.CUSTOM_MESSAGE,
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  defineAuthChallenge: UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  createAuthChallenge: UserPoolOperation.CREATE_AUTH_CHALLENGE,
  verifyAuthChallenge: UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
  postAuthentication: UserPoolOperation.POST_AUTHENTICATION,
};

/** The locale is the language of the account's e-mails. Every pool has this attribute without listing it. */
const written = { email: true, fullname: true, locale: true } as const;
const readable = new ClientAttributes().withStandardAttributes({ ...written, emailVerified: true });
const writable = new ClientAttributes().withStandardAttributes(written);

const poolProps = {
  featurePlan: FeaturePlan.ESSENTIALS,
  selfSignUpEnabled: true,
  signInAliases: { email: true },
  signInCaseSensitive: false,
  autoVerify: { email: true },
  // A new address is used only after it's confirmed; until then the owner signs in with the old one.
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
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} as const;

const senderOf = (sender: MailSender | undefined): UserPoolEmail =>
  sender
    ? UserPoolEmail.withSES({
        fromEmail: sender.address,
        fromName: sender.name,
        sesVerifiedDomain: sender.domain,
        configurationSetName: sender.configurationSetName,
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
