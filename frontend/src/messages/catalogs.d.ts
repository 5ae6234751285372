// Written by `npm run messages`.

declare module "*/aboutPage.md" {
  export const aboutPage: {
    readonly title: string;
    readonly sections: readonly ({
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
    })[];
    readonly lead: string;
  };
}

declare module "*/account.yaml" {
  export const profileWords: {
    readonly title: string;
    readonly lead: string;
    readonly youTitle: string;
    readonly fullName: string;
    readonly penName: string;
    readonly penNameHint: string;
    readonly bio: string;
    readonly bioHint: string;
    readonly website: string;
    readonly contactTitle: string;
    readonly contactLead: string;
    readonly address: string;
    readonly phone: string;
    readonly agent: string;
    readonly agentHint: string;
    readonly preview: string;
    readonly previewTitle: string;
    readonly previewBy: string;
    readonly previewNobody: string;
    readonly previewContact: string;
    readonly save: string;
    readonly busy: string;
    readonly saved: string;
    readonly nameMissing: string;
    readonly websiteOdd: string;
    readonly tooLong: (values: { readonly longest: number }) => string;
    readonly notSaved: string;
    readonly changedElsewhere: string;
    readonly newer: (values: { readonly field: string; readonly value: string }) => string;
    readonly newerEmpty: (values: { readonly field: string }) => string;
    readonly useNewer: string;
    readonly draft: string;
    readonly discard: string;
    readonly failed: string;
    readonly tryAgain: string;
  };
  export const accountFrameWords: {
    readonly nav: string;
  };
}

declare module "*/accountData.yaml" {
  export const accountDataWords: {
    readonly title: string;
    readonly lead: string;
    readonly start: string;
    readonly again: string;
    readonly cancel: string;
    readonly canceled: string;
    readonly looking: string;
    readonly progress: (values: { readonly done: number; readonly all: number }) => string;
    readonly bar: string;
    readonly done: (values: { readonly plays: number }) => string;
    readonly missing: (values: { readonly count: number }) => string;
    readonly behind: (values: { readonly count: number }) => string;
    readonly failed: string;
    readonly leaving: string;
    readonly unreadable: string;
    readonly fileName: (values: { readonly day: string }) => string;
    readonly readme: {
      readonly lead: (values: { readonly person: string; readonly day: string }) => string;
      readonly plays: (values: { readonly plays: number }) => string;
      readonly files: string;
      readonly notes: string;
      readonly missing: string;
      readonly behind: string;
    };
  };
}

declare module "*/actionGroups.yaml" {
  export const groupWords: {
    readonly typing: string;
    readonly elements: string;
    readonly text: string;
    readonly finding: string;
    readonly screen: string;
    readonly play: string;
    readonly view: string;
  };
  export const moreHeads: {
    readonly read: string;
    readonly make: string;
    readonly page: string;
    readonly app: string;
  };
}

declare module "*/activity.yaml" {
  export const activityWords: {
    readonly title: string;
    readonly lead: string;
    readonly types: {
      readonly page_visit: string;
      readonly sign_in: string;
      readonly play_created: string;
      readonly words_written: string;
      readonly export: string;
      readonly play_saved: string;
      readonly play_opened: string;
    };
    readonly data: {
      readonly from: (values: { readonly address: string }) => string;
      readonly at: (values: { readonly time: string }) => string;
      readonly untitled: string;
      readonly words: (values: { readonly count: number }) => string;
      readonly byItself: string;
      readonly byHand: string;
    };
    readonly filters: {
      readonly legend: string;
      readonly period: string;
      readonly from: string;
      readonly to: string;
      readonly person: string;
      readonly personHint: string;
      readonly type: string;
      readonly anyType: string;
      readonly path: string;
      readonly pathHint: string;
      readonly show: string;
      readonly clear: string;
      readonly today: string;
      readonly lastDays: (values: { readonly days: number }) => string;
      readonly span: (values: { readonly days: number }) => string;
      readonly slash: string;
      readonly nobody: string;
    };
    readonly totals: {
      readonly title: string;
      readonly loading: string;
      readonly failed: string;
      readonly all: string;
      readonly byHour: string;
      readonly byDay: string;
      readonly bar: (values: { readonly when: string; readonly count: number }) => string;
      readonly live: string;
    };
    readonly log: {
      readonly title: string;
      readonly loading: string;
      readonly failed: string;
      readonly tryAgain: string;
      readonly none: string;
      readonly noneSo: string;
      readonly when: string;
      readonly who: string;
      readonly type: string;
      readonly data: string;
      readonly page: string;
      readonly device: string;
      readonly onlyOf: (values: { readonly name: string }) => string;
      readonly unnamed: string;
      readonly left: string;
      readonly fresh: (values: { readonly count: number }) => string;
      readonly more: string;
      readonly noneYet: string;
      readonly back: (values: { readonly day: string; readonly time: string }) => string;
      readonly onWith: (values: { readonly day: string }) => string;
      readonly busy: string;
      readonly shown: (values: { readonly count: number }) => string;
      readonly freshAtLeast: (values: { readonly count: number }) => string;
    };
    readonly csv: {
      readonly button: string;
      readonly busy: (values: { readonly count: number }) => string;
      readonly cancel: string;
      readonly done: (values: { readonly count: number }) => string;
      readonly bounded: (values: { readonly count: number }) => string;
      readonly failed: string;
      readonly fileName: (values: { readonly days: string }) => string;
      readonly range: (values: { readonly from: string; readonly to: string }) => string;
    };
  };
}

declare module "*/admin.yaml" {
  export const adminWords: {
    readonly menu: string;
    readonly nav: string;
    readonly screens: {
      readonly userActivity: string;
      readonly crmAutomation: string;
      readonly messages: string;
      readonly serviceHealth: string;
    };
  };
}

declare module "*/auth.yaml" {
  export const authWords: {
    readonly signIn: {
      readonly title: string;
      readonly submit: string;
      readonly busy: string;
      readonly link: string;
      readonly passwordHint: string;
      readonly toSignUp: string;
      readonly toSignUpLink: string;
      readonly forgot: string;
      readonly ended: string;
      readonly elsewhere: string;
      readonly linkIncomplete: string;
    };
    readonly signUp: {
      readonly title: string;
      readonly lead: string;
      readonly leadPaid: (values: { readonly plan: string; readonly price: string }) => string;
      readonly submit: string;
      readonly busy: string;
      readonly toSignIn: string;
      readonly toSignInLink: string;
      readonly agree: string;
      readonly terms: string;
      readonly and: string;
      readonly privacy: string;
    };
    readonly fields: {
      readonly email: string;
      readonly password: string;
      readonly newPassword: string;
      readonly fullName: string;
      readonly code: string;
      readonly totp: string;
      readonly show: string;
      readonly hidden: string;
      readonly shown: string;
    };
    readonly check: {
      readonly emailMissing: string;
      readonly emailOdd: string;
      readonly passwordMissing: string;
      readonly nameMissing: string;
      readonly nameTooLong: string;
      readonly codeMissing: string;
      readonly totpOdd: string;
      readonly nobody: string;
    };
    readonly checklist: {
      readonly name: string;
      readonly hint: string;
      readonly enough: string;
      readonly uncommon: string;
      readonly unpatterned: string;
      readonly impersonal: string;
      readonly met: string;
      readonly missing: string;
      readonly good: string;
    };
    readonly checkMail: {
      readonly title: string;
      readonly text: (values: { readonly email: string }) => string;
      readonly stay: string;
      readonly goOn: string;
      readonly busy: string;
      readonly notYet: string;
      readonly nothing: string;
      readonly signIn: string;
      readonly or: string;
      readonly newPassword: string;
      readonly resend: string;
      readonly resent: string;
      readonly other: string;
    };
    readonly linkSent: {
      readonly title: string;
      readonly text: (values: { readonly email: string }) => string;
      readonly terms: string;
      readonly resend: string;
      readonly resent: string;
      readonly other: string;
    };
    readonly redeem: {
      readonly title: string;
      readonly text: (values: { readonly email: string }) => string;
      readonly submit: (values: { readonly email: string }) => string;
      readonly busy: string;
      readonly failedTitle: string;
      readonly resend: string;
      readonly password: string;
      readonly otherPerson: (values: { readonly email: string; readonly present: string }) => string;
      readonly leave: (values: { readonly present: string }) => string;
    };
    readonly offerPassword: {
      readonly title: string;
      readonly lead: string;
      readonly others: string;
      readonly submit: string;
      readonly busy: string;
      readonly keep: string;
    };
    readonly recovery: {
      readonly title: string;
      readonly lead: string;
      readonly code: string;
      readonly hint: string;
      readonly missing: string;
      readonly wrong: string;
      readonly submit: string;
      readonly busy: string;
      readonly back: string;
    };
    readonly totp: {
      readonly title: string;
      readonly lead: string;
      readonly hint: string;
      readonly submit: string;
      readonly busy: string;
      readonly back: string;
      readonly wrong: string;
      readonly used: string;
      readonly over: string;
      readonly lost: string;
      readonly useCode: string;
      readonly lostText: string;
      readonly lostLink: string;
    };
    readonly confirm: {
      readonly title: string;
      readonly text: string;
      readonly submit: string;
      readonly busy: string;
      readonly doneTitle: string;
      readonly done: string;
      readonly doneElsewhere: string;
      readonly failedTitle: string;
      readonly resend: string;
      readonly resent: string;
      readonly linkOver: string;
    };
    readonly forgot: {
      readonly title: string;
      readonly lead: string;
      readonly submit: string;
      readonly busy: string;
      readonly sentTitle: string;
      readonly sent: (values: { readonly email: string }) => string;
      readonly haveCode: string;
      readonly back: string;
    };
    readonly reset: {
      readonly title: string;
      readonly lead: string;
      readonly others: string;
      readonly submit: string;
      readonly busy: string;
      readonly doneTitle: string;
      readonly done: string;
      readonly again: string;
      readonly linkOver: string;
    };
    readonly failures: {
      readonly "session-missing": string;
      readonly "invalid-credentials": string;
      readonly "weak-password": string;
      readonly retryable: string;
      readonly "invalid-jwt": string;
      readonly "email-taken": string;
      readonly "wrong-code": string;
      readonly "expired-code": string;
      readonly "too-many": string;
      readonly "challenge-over": string;
      readonly "reset-asked": string;
      readonly "link-wrong": string;
      readonly "link-used": string;
      readonly "link-late": string;
      readonly "second-factor-on": string;
      readonly "sign-up-off": string;
      readonly unexpected: string;
    };
  };
}

declare module "*/automation.yaml" {
  export const automationWords: {
    readonly title: string;
    readonly lead: string;
    readonly actions: {
      readonly segment_users: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly sync_deal_pipeline: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly create_workflows: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly create_email_templates: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly setup_complete_automation: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly trigger_workflow: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
      readonly create_hubspot_form: {
        readonly label: string;
        readonly text: string;
        readonly done: string;
        readonly failed: string;
      };
    };
    readonly steps: {
      readonly properties: string;
      readonly events: string;
      readonly form: string;
      readonly segments: string;
      readonly workflows: string;
      readonly templates: string;
      readonly pipeline: string;
      readonly deals: string;
      readonly enrollment: string;
    };
    readonly run: string;
    readonly running: string;
    readonly oneByOne: string;
    readonly runSetup: string;
    readonly setup: string;
    readonly single: string;
    readonly results: string;
    readonly noResults: string;
    readonly states: {
      readonly done: string;
      readonly failed: string;
      readonly "not-begun": string;
      readonly running: string;
    };
    readonly step: string;
    readonly state: string;
    readonly created: string;
    readonly changed: string;
    readonly unchanged: string;
    readonly ids: string;
    readonly names: (values: { readonly count: number }) => string;
    readonly moreDeals: (values: { readonly rounds: number }) => string;
    readonly workflow: {
      readonly id: string;
      readonly idHint: string;
      readonly digits: string;
      readonly email: string;
      readonly noEmail: string;
      readonly properties: string;
      readonly propertiesHint: string;
      readonly badProperty: (values: { readonly line: number }) => string;
      readonly submit: string;
    };
    readonly form: {
      readonly name: string;
      readonly noName: string;
      readonly fields: string;
      readonly submitText: string;
      readonly thanks: string;
      readonly needed: string;
      readonly submit: string;
      readonly fieldLabels: {
        readonly email: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly message: string;
      };
      readonly start: {
        readonly submitText: string;
        readonly thanks: string;
      };
    };
    readonly syncs: {
      readonly title: string;
      readonly lead: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly tryAgain: string;
      readonly none: string;
      readonly waiting: (values: { readonly count: number }) => string;
      readonly who: string;
      readonly what: string;
      readonly since: string;
      readonly attempts: string;
      readonly why: string;
      readonly contact: string;
      readonly replay: string;
      readonly replayOf: (values: { readonly name: string }) => string;
      readonly replayAll: string;
      readonly replaying: (values: { readonly count: number }) => string;
      readonly more: string;
      readonly outcome: {
        readonly delivered: (values: { readonly count: number }) => string;
        readonly waiting: (values: { readonly count: number }) => string;
        readonly failed: (values: { readonly count: number }) => string;
        readonly gone: (values: { readonly count: number }) => string;
      };
      readonly failed: string;
    };
  };
}

declare module "*/calls.yaml" {
  export const callWords: {
    readonly call: string;
    readonly none: string;
    readonly kinds: {
      readonly "ten-minute-festival": string;
      readonly "two-copies": string;
      readonly "five-actors": string;
      readonly "literary-office": string;
      readonly "development-residency": string;
    };
    readonly recipient: string;
    readonly recipientHint: string;
    readonly rulesOf: (values: { readonly year: string }) => string;
    readonly checkCall: string;
    readonly source: string;
    readonly newCall: string;
    readonly changeCopy: string;
    readonly change: string;
    readonly remove: string;
    readonly removed: (values: { readonly name: string }) => string;
    readonly checks: string;
    readonly met: (values: { readonly met: number; readonly all: number }) => string;
    readonly notMet: (values: { readonly count: number }) => string;
    readonly actorsHint: string;
    readonly namedCover: string;
    readonly blindCover: string;
    readonly blindContact: string;
    readonly blindContactHint: string;
    readonly namePattern: string;
    readonly namePatternHint: (values: { readonly example: string }) => string;
    readonly send: string;
    readonly sent: (values: { readonly files: number; readonly name: string }) => string;
    readonly versionName: (values: { readonly sent: string }) => string;
    readonly sentToOn: (values: { readonly recipient: string; readonly day: string }) => string;
    readonly andMore: (values: { readonly count: number }) => string;
    readonly keptNamed: (values: { readonly name: string }) => string;
    readonly keptUnnamed: (values: { readonly number: number }) => string;
    readonly notKept: (values: { readonly errorText: string }) => string;
    readonly logged: (values: { readonly recipient: string }) => string;
    readonly openEntry: string;
    readonly notLogged: (values: { readonly recipient: string; readonly errorText: string }) => string;
    readonly addAgain: string;
    readonly adding: string;
    readonly close: string;
    readonly goals: string;
    readonly sheet: string;
    readonly sheetHint: string;
    readonly sheetFields: {
      readonly title: string;
      readonly synopsis: string;
      readonly length: string;
      readonly cast: string;
      readonly productionHistory: string;
    };
    readonly length: (values: { readonly minutes: number; readonly pages: number }) => string;
    readonly timedLength: (values: { readonly minutes: number; readonly pages: number }) => string;
    readonly roles: (values: { readonly count: number }) => string;
    readonly copy: string;
    readonly copyField: (values: { readonly field: string }) => string;
    readonly copied: (values: { readonly field: string }) => string;
    readonly copyFailed: string;
  };
  export const callFormWords: {
    readonly title: string;
    readonly name: string;
    readonly caller: string;
    readonly callerKind: string;
    readonly kinds: {
      readonly theater: string;
      readonly competition: string;
      readonly person: string;
      readonly other: string;
    };
    readonly address: string;
    readonly addressHint: string;
    readonly year: string;
    readonly parts: string;
    readonly format: string;
    readonly anyFormat: string;
    readonly identity: string;
    readonly identities: {
      readonly any: string;
      readonly named: string;
      readonly blind: string;
      readonly phone: string;
      readonly titleOnly: string;
      readonly coverOnly: string;
    };
    readonly noPseudonym: string;
    readonly numbers: string;
    readonly numbersHint: string;
    readonly numberFields: {
      readonly firstPages: string;
      readonly leastPages: string;
      readonly mostPages: string;
      readonly leastMinutes: string;
      readonly mostMinutes: string;
      readonly mostActors: string;
      readonly fontPoints: string;
      readonly marginInches: string;
      readonly synopsisSentences: string;
      readonly synopsisWords: string;
    };
    readonly numberError: (values: { readonly min: number; readonly max: number }) => string;
    readonly paper: string;
    readonly papers: {
      readonly any: string;
      readonly letter: string;
      readonly a4: string;
    };
    readonly titlePage: string;
    readonly titlePages: {
      readonly any: string;
      readonly named: string;
      readonly unnamed: string;
    };
    readonly coverHasAddress: string;
    readonly pageNumbers: string;
    readonly fileName: string;
    readonly details: string;
    readonly note: string;
    readonly noteHint: string;
    readonly save: string;
    readonly saving: string;
    readonly cancel: string;
  };
  export const callDetailLabels: {
    readonly synopsis: string;
    readonly characters: string;
    readonly actsAndScenes: string;
    readonly bio: string;
    readonly productionHistory: string;
    readonly goals: string;
  };
  export const callCheckWords: {
    readonly states: {
      readonly passed: string;
      readonly failed: string;
      readonly toCheck: string;
    };
    readonly numbers: {
      readonly leastPages: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly mostPages: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly leastMinutes: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly mostMinutes: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly fontPoints: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly marginInches: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly synopsisSentences: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly synopsisWords: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly firstPages: (values: { readonly wanted: number; readonly found: number }) => string;
    };
    readonly unwritten: {
      readonly leastPages: (values: { readonly wanted: number }) => string;
      readonly mostPages: (values: { readonly wanted: number }) => string;
      readonly leastMinutes: (values: { readonly wanted: number }) => string;
      readonly mostMinutes: (values: { readonly wanted: number }) => string;
      readonly synopsisSentences: (values: { readonly wanted: number }) => string;
      readonly synopsisWords: (values: { readonly wanted: number }) => string;
    };
    readonly timed: {
      readonly leastMinutes: (values: { readonly wanted: number; readonly found: number }) => string;
      readonly mostMinutes: (values: { readonly wanted: number; readonly found: number }) => string;
    };
    readonly parts: string;
    readonly partsMissing: (values: { readonly names: string }) => string;
    readonly partsUnwritten: (values: { readonly names: string }) => string;
    readonly formats: {
      readonly pdf: string;
      readonly docx: string;
    };
    readonly identities: {
      readonly named: string;
      readonly blind: string;
      readonly phone: string;
      readonly titleOnly: string;
      readonly coverOnly: string;
    };
    readonly problems: {
      readonly noFile: string;
      readonly unnamed: string;
      readonly namedFiles: (values: { readonly names: string }) => string;
      readonly openNames: (values: { readonly names: string }) => string;
      readonly noPhone: string;
      readonly otherFields: (values: { readonly names: string }) => string;
      readonly namedPages: string;
    };
    readonly noPseudonym: string;
    readonly noPseudonymBlind: string;
    readonly address: string;
    readonly addressMissing: string;
    readonly addressNoCover: string;
    readonly actors: {
      readonly passed: (values: { readonly wanted: number; readonly roles: number }) => string;
      readonly failed: (values: { readonly wanted: number; readonly found: number; readonly place: string }) => string;
      readonly toCheck: (values: { readonly wanted: number; readonly found: number; readonly place: string; readonly roles: number }) => string;
      readonly nobody: (values: { readonly wanted: number }) => string;
      readonly wholePlay: string;
      readonly groups: (values: { readonly names: string }) => string;
    };
    readonly papers: {
      readonly letter: string;
      readonly a4: string;
    };
    readonly titlePages: {
      readonly named: string;
      readonly unnamed: string;
    };
    readonly coverProblems: {
      readonly noCover: string;
      readonly noTitle: string;
      readonly noAuthor: string;
      readonly hasAuthor: string;
    };
    readonly pageNumbers: string;
    readonly pageNumbersRestart: string;
    readonly fileName: (values: { readonly wanted: string }) => string;
    readonly written: (values: { readonly detail: string }) => string;
    readonly missing: (values: { readonly detail: string }) => string;
  };
}

declare module "*/characters.yaml" {
  export const charactersWords: {
    readonly none: string;
    readonly count: (values: { readonly count: number; readonly groups: number }) => string;
    readonly group: string;
    readonly sort: string;
    readonly sorts: {
      readonly appearance: string;
      readonly lines: string;
      readonly name: string;
    };
    readonly lines: (values: { readonly count: number }) => string;
    readonly noLines: string;
    readonly words: (values: { readonly count: number }) => string;
    readonly scenes: (values: { readonly count: number }) => string;
    readonly firstEntrance: string;
    readonly lastEntrance: string;
    readonly entrance: string;
    readonly readingDirections: string;
    readonly neverEnters: string;
    readonly first: string;
    readonly last: string;
    readonly opening: string;
    readonly formerNames: (values: { readonly names: string }) => string;
    readonly unlisted: string;
    readonly addToList: string;
    readonly stepTo: {
      readonly next: string;
      readonly previous: string;
    };
    readonly place: (values: { readonly current: number; readonly count: number }) => string;
    readonly color: string;
    readonly noColor: string;
    readonly colors: {
      readonly red: string;
      readonly orange: string;
      readonly green: string;
      readonly teal: string;
      readonly blue: string;
      readonly purple: string;
      readonly pink: string;
    };
    readonly rename: string;
    readonly merge: string;
    readonly renameTitle: (values: { readonly name: string }) => string;
    readonly mergeTitle: (values: { readonly name: string }) => string;
    readonly newName: string;
    readonly mergeWith: string;
    readonly chooseCharacter: string;
    readonly namesake: (values: { readonly name: string }) => string;
    readonly mentions: (values: { readonly mentions: string }) => string;
    readonly changes: (values: { readonly what: string }) => string;
    readonly renameButton: string;
    readonly mergeButton: string;
    readonly cancel: string;
    readonly renamed: (values: { readonly from: string; readonly to: string; readonly what: string }) => string;
    readonly staying: (values: { readonly count: number }) => string;
    readonly stayed: (values: { readonly count: number }) => string;
    readonly findOldName: (values: { readonly name: string }) => string;
    readonly undo: string;
    readonly problems: (values: { readonly count: number }) => string;
    readonly problem: {
      readonly spelling: (values: { readonly name: string; readonly count: number; readonly intended: string }) => string;
      readonly typo: (values: { readonly name: string; readonly count: number; readonly intended: string }) => string;
    };
    readonly showAll: (values: { readonly count: number }) => string;
    readonly correct: (values: { readonly intended: string }) => string;
    readonly ignore: string;
    readonly ignoreName: (values: { readonly name: string }) => string;
    readonly corrected: (values: { readonly name: string; readonly intended: string; readonly count: number }) => string;
    readonly ignored: (values: { readonly name: string }) => string;
    readonly checkedAgain: (values: { readonly count: number }) => string;
    readonly ignoredNames: (values: { readonly count: number }) => string;
    readonly cues: (values: { readonly count: number }) => string;
    readonly mentionsIn: (values: { readonly count: number; readonly places: string }) => string;
    readonly mentionPlaces: {
      readonly directions: string;
      readonly list: string;
      readonly front: string;
      readonly synopses: string;
    };
  };
}

declare module "*/commands.yaml" {
  export const commandWords: {
    readonly cancel: string;
    readonly label: string;
    readonly placeholder: string;
    readonly results: string;
    readonly none: string;
    readonly count: (values: { readonly count: number }) => string;
    readonly groups: {
      readonly recent: string;
      readonly here: string;
      readonly scenes: string;
      readonly everything: string;
    };
    readonly sections: {
      readonly scene: string;
      readonly character: string;
      readonly play: string;
    };
    readonly loadingPlays: string;
    readonly playsFailed: string;
    readonly alsoCalled: {
      readonly "kind-act": string;
      readonly "kind-setting": string;
      readonly "kind-direction": string;
      readonly "kind-cue": string;
      readonly "kind-parenthetical": string;
      readonly "kind-dialogue": string;
      readonly "kind-lyric": string;
      readonly simultaneous: string;
      readonly find: string;
      readonly replace: string;
      readonly "draft-view": string;
      readonly "light-speech": string;
      readonly "focus-mode": string;
      readonly typewriter: string;
      readonly "zoom-in": string;
      readonly "zoom-out": string;
      readonly "actual-size": string;
      readonly "hide-panels": string;
      readonly "full-screen": string;
      readonly pages: string;
      readonly "white-pages": string;
      readonly outline: string;
      readonly comments: string;
      readonly notes: string;
      readonly indexCards: string;
      readonly characters: string;
      readonly sceneGrid: string;
      readonly statistics: string;
      readonly goals: string;
      readonly listening: string;
      readonly history: string;
      readonly theme: string;
      readonly share: string;
      readonly export: string;
      readonly sendTo: string;
      readonly frontMatter: string;
      readonly pageLayout: string;
      readonly typing: string;
      readonly shortcuts: string;
    };
  };
  export const shortcutWords: {
    readonly hint: string;
    readonly change: string;
    readonly changeFor: (values: { readonly action: string }) => string;
    readonly press: string;
    readonly pressHint: string;
    readonly reset: string;
    readonly resetFor: (values: { readonly action: string }) => string;
    readonly resetAll: string;
    readonly none: string;
    readonly changed: (values: { readonly action: string; readonly keys: string }) => string;
    readonly taken: (values: { readonly action: string }) => string;
    readonly needsModifier: string;
    readonly reserved: (values: { readonly keys: string }) => string;
    readonly fixed: (values: { readonly keys: string }) => string;
    readonly done: string;
  };
}

declare module "*/consent.yaml" {
  export const consentWords: {
    readonly heading: string;
    readonly text: string;
    readonly policy: string;
    readonly acceptAll: string;
    readonly reject: string;
    readonly settings: string;
    readonly hide: string;
    readonly savePreferences: string;
    readonly kinds: readonly ({
      readonly name: "essential" | "functional" | "analytics";
      readonly label: string;
      readonly text: string;
    })[];
  };
}

declare module "*/contact.yaml" {
  export const contactWords: {
    readonly title: string;
    readonly lead: string;
    readonly useful: string;
    readonly points: readonly (string)[];
    readonly care: string;
    readonly byMail: string;
    readonly topics: {
      readonly question: string;
      readonly problem: string;
      readonly plan: string;
      readonly privacy: string;
      readonly idea: string;
      readonly other: string;
    };
    readonly form: {
      readonly name: string;
      readonly email: string;
      readonly topic: string;
      readonly message: string;
      readonly messageHint: (values: { readonly most: number }) => string;
      readonly trap: string;
      readonly machine: string;
      readonly kept: string;
      readonly needsScript: string;
      readonly send: string;
      readonly busy: string;
    };
    readonly sent: {
      readonly title: string;
      readonly text: (values: { readonly email: string }) => string;
      readonly another: string;
    };
  };
}

declare module "*/cookies.yaml" {
  export const cookieWords: {
    readonly title: string;
    readonly lead: string;
    readonly name: string;
    readonly where: string;
    readonly kind: string;
    readonly until: string;
    readonly kinds: {
      readonly essential: string;
      readonly functional: string;
      readonly analytics: string;
    };
    readonly places: {
      readonly local: string;
      readonly session: string;
      readonly "indexed-db": string;
      readonly cache: string;
      readonly cookie: string;
    };
    readonly entries: {
      readonly consentFlag: {
        readonly why: string;
        readonly until: string;
      };
      readonly consentPreferences: {
        readonly why: string;
        readonly until: string;
      };
      readonly signIn: {
        readonly why: string;
        readonly until: string;
      };
      readonly afterSignIn: {
        readonly why: string;
        readonly until: string;
      };
      readonly stage: {
        readonly why: string;
        readonly until: string;
      };
      readonly device: {
        readonly why: string;
        readonly until: string;
      };
      readonly storageAsked: {
        readonly why: string;
        readonly until: string;
      };
      readonly deviceReport: {
        readonly why: string;
        readonly until: string;
      };
      readonly ownLinks: {
        readonly why: string;
        readonly until: string;
      };
      readonly unstoredWords: {
        readonly why: string;
        readonly until: string;
      };
      readonly stopwatch: {
        readonly why: string;
        readonly until: string;
      };
      readonly replies: {
        readonly why: string;
        readonly until: string;
      };
      readonly readerFeedback: {
        readonly why: string;
        readonly until: string;
      };
      readonly healthCheck: {
        readonly why: string;
        readonly until: string;
      };
      readonly theme: {
        readonly why: string;
        readonly until: string;
      };
      readonly language: {
        readonly why: string;
        readonly until: string;
      };
      readonly view: {
        readonly why: string;
        readonly until: string;
      };
      readonly places: {
        readonly why: string;
        readonly until: string;
      };
      readonly outline: {
        readonly why: string;
        readonly until: string;
      };
      readonly listening: {
        readonly why: string;
        readonly until: string;
      };
      readonly playCounts: {
        readonly why: string;
        readonly until: string;
      };
      readonly exportSettings: {
        readonly why: string;
        readonly until: string;
      };
      readonly editorView: {
        readonly why: string;
        readonly until: string;
      };
      readonly shortcuts: {
        readonly why: string;
        readonly until: string;
      };
      readonly packageChoices: {
        readonly why: string;
        readonly until: string;
      };
      readonly importChoices: {
        readonly why: string;
        readonly until: string;
      };
      readonly presets: {
        readonly why: string;
        readonly until: string;
      };
      readonly readingPlaces: {
        readonly why: string;
        readonly until: string;
      };
      readonly readingSize: {
        readonly why: string;
        readonly until: string;
      };
      readonly reader: {
        readonly why: string;
        readonly until: string;
      };
      readonly cookieNotice: {
        readonly why: string;
        readonly until: string;
      };
      readonly reloadedAt: {
        readonly why: string;
        readonly until: string;
      };
      readonly activitySession: {
        readonly why: string;
        readonly until: string;
      };
      readonly lastLogin: {
        readonly why: string;
        readonly until: string;
      };
      readonly profileDraft: {
        readonly why: string;
        readonly until: string;
      };
      readonly newEmail: {
        readonly why: string;
        readonly until: string;
      };
      readonly linkPass: {
        readonly why: string;
        readonly until: string;
      };
      readonly beforeCheckout: {
        readonly why: string;
        readonly until: string;
      };
      readonly contactSync: {
        readonly why: string;
        readonly until: string;
      };
      readonly contactSeen: {
        readonly why: string;
        readonly until: string;
      };
      readonly contactProperties: {
        readonly why: string;
        readonly until: string;
      };
      readonly profileSync: {
        readonly why: string;
        readonly until: string;
      };
      readonly automatedMail: {
        readonly why: string;
        readonly until: string;
      };
      readonly automation: {
        readonly why: string;
        readonly until: string;
      };
      readonly visits: {
        readonly why: string;
        readonly until: string;
      };
      readonly replay: {
        readonly why: string;
        readonly until: string;
      };
      readonly plays: {
        readonly why: string;
        readonly until: string;
      };
      readonly earlierTexts: {
        readonly why: string;
        readonly until: string;
      };
      readonly lastRead: {
        readonly why: string;
        readonly until: string;
      };
      readonly release: {
        readonly why: string;
        readonly until: string;
      };
      readonly usedFiles: {
        readonly why: string;
        readonly until: string;
      };
      readonly siteSettings: {
        readonly why: string;
        readonly until: string;
      };
      readonly readerFiles: {
        readonly why: string;
        readonly until: string;
      };
      readonly hubspotVisitor: {
        readonly why: string;
        readonly until: string;
      };
      readonly hubspotVisits: {
        readonly why: string;
        readonly until: string;
      };
      readonly hubspotVisit: {
        readonly why: string;
        readonly until: string;
      };
      readonly hubspotBrowser: {
        readonly why: string;
        readonly until: string;
      };
      readonly hubspotOptOut: {
        readonly why: string;
        readonly until: string;
      };
    };
    readonly none: string;
  };
}

declare module "*/dashboard.yaml" {
  export const templateWords: {
    readonly "ten-minute": {
      readonly title: string;
      readonly aside: string;
    };
    readonly "one-act": {
      readonly title: string;
      readonly aside: string;
    };
    readonly "full-length": {
      readonly title: string;
      readonly aside: string;
    };
  };
  export const dashboardWords: {
    readonly title: string;
    readonly loading: string;
    readonly search: string;
    readonly searchHint: string;
    readonly sort: string;
    readonly sortBy: {
      readonly changed: string;
      readonly title: string;
      readonly length: string;
    };
    readonly asGrid: string;
    readonly asList: string;
    readonly view: string;
    readonly bin: string;
    readonly backToPlays: string;
    readonly pages: (values: { readonly count: number }) => string;
    readonly words: (values: { readonly count: number }) => string;
    readonly changed: (values: { readonly day: string }) => string;
    readonly lastRead: (values: { readonly day: string }) => string;
    readonly continue: string;
    readonly continueOnPage: (values: { readonly page: number }) => string;
    readonly continueInAct: (values: { readonly act: string; readonly page: number }) => string;
    readonly lengthUnknown: string;
    readonly changedUnknown: string;
    readonly unknown: string;
    readonly by: string;
    readonly columns: {
      readonly title: string;
      readonly authors: string;
      readonly pages: string;
      readonly words: string;
      readonly changed: string;
      readonly read: string;
      readonly actions: string;
    };
    readonly noMatch: (values: { readonly text: string }) => string;
    readonly noTagMatch: string;
    readonly clearSearch: string;
    readonly stageWaits: string;
    readonly stageContinue: string;
    readonly stageDiscard: string;
    readonly stageDiscarded: string;
    readonly paymentFailed: string;
    readonly paymentRetried: string;
    readonly paymentRetriedUntil: (values: { readonly day: string }) => string;
    readonly paymentOverdue: string;
    readonly toSubscription: string;
    readonly newPlay: string;
    readonly newPlayAside: string;
    readonly newPlayTitle: string;
    readonly blank: string;
    readonly blankAside: string;
    readonly fromFile: string;
    readonly fromFileAside: (values: { readonly formats: string }) => string;
    readonly chooseFile: string;
    readonly dropHere: string;
    readonly importTitle: string;
    readonly cancel: string;
    readonly making: string;
    readonly notCreated: string;
    readonly notKept: string;
    readonly actionsOf: (values: { readonly title: string }) => string;
    readonly open: string;
    readonly feedback: string;
    readonly rename: string;
    readonly duplicate: string;
    readonly toBin: string;
    readonly removeHere: string;
    readonly pin: string;
    readonly unpin: string;
    readonly isPinned: string;
    readonly pinned: (values: { readonly title: string }) => string;
    readonly unpinned: (values: { readonly title: string }) => string;
    readonly tag: string;
    readonly editTags: string;
    readonly tagsTitle: (values: { readonly title: string }) => string;
    readonly chosenTags: string;
    readonly newTags: string;
    readonly newTagsHint: string;
    readonly tagTooLong: (values: { readonly most: number }) => string;
    readonly tooManyTags: (values: { readonly most: number }) => string;
    readonly saveTags: string;
    readonly tagged: (values: { readonly count: number; readonly title: string }) => string;
    readonly filterByTag: string;
    readonly exportPdf: string;
    readonly exportingPdf: (values: { readonly title: string }) => string;
    readonly linkCopied: (values: { readonly title: string }) => string;
    readonly renameTitle: string;
    readonly titleLabel: string;
    readonly titleTooLong: string;
    readonly titleEmpty: string;
    readonly save: string;
    readonly renamed: (values: { readonly title: string }) => string;
    readonly copyOf: (values: { readonly title: string }) => string;
    readonly duplicated: (values: { readonly title: string }) => string;
    readonly binned: (values: { readonly title: string }) => string;
    readonly undo: string;
    readonly removeTitle: string;
    readonly removeText: (values: { readonly title: string }) => string;
    readonly remove: string;
    readonly keep: string;
    readonly removed: (values: { readonly title: string }) => string;
    readonly sample: string;
    readonly sampleWhy: string;
    readonly opensOffline: string;
    readonly onlyHere: string;
    readonly overLimit: string;
    readonly cannotSync: string;
    readonly inBin: string;
    readonly gone: string;
    readonly copyHere: string;
    readonly waiting: string;
    readonly restore: string;
    readonly restoreNamed: (values: { readonly title: string }) => string;
    readonly restored: (values: { readonly title: string }) => string;
    readonly goesOn: (values: { readonly day: string }) => string;
    readonly binLead: string;
    readonly binEmpty: string;
    readonly usage: (values: { readonly count: number; readonly limit: number }) => string;
    readonly unlimited: (values: { readonly count: number }) => string;
    readonly usageLabel: string;
    readonly seePlans: string;
    readonly fullTitle: string;
    readonly full: (values: { readonly limit: number }) => string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly emptyStart: string;
    readonly emptyOther: string;
    readonly failedTitle: string;
    readonly onlyStored: string;
    readonly canWrite: string;
    readonly canFind: (values: { readonly item: string }) => string;
    readonly retry: string;
    readonly dismiss: string;
  };
}

declare module "*/deviceStorage.yaml" {
  export const deviceStorageWords: {
    readonly title: string;
    readonly lead: string;
    readonly room: (values: { readonly used: string; readonly available: string }) => string;
    readonly kept: string;
    readonly notKept: string;
    readonly none: string;
    readonly plays: (values: { readonly count: number }) => string;
    readonly partial: string;
    readonly waiting: string;
    readonly onlyHere: string;
    readonly remove: string;
    readonly removeNamed: (values: { readonly title: string }) => string;
    readonly removed: (values: { readonly title: string }) => string;
  };
}

declare module "*/devices.yaml" {
  export const deviceWords: {
    readonly title: string;
    readonly lead: string;
    readonly lost: string;
    readonly loading: string;
    readonly tryAgain: string;
    readonly none: string;
    readonly thisDevice: string;
    readonly browserOn: (values: { readonly browser: string; readonly system: string }) => string;
    readonly unknownBrowser: string;
    readonly seen: (values: { readonly moment: string }) => string;
    readonly unsynced: (values: { readonly title: string }) => string;
    readonly openThere: string;
    readonly rename: string;
    readonly renameNamed: (values: { readonly name: string }) => string;
    readonly nameLabel: string;
    readonly nameHint: (values: { readonly browser: string }) => string;
    readonly nameTooLong: (values: { readonly most: number }) => string;
    readonly save: string;
    readonly saving: string;
    readonly cancel: string;
    readonly signOut: string;
    readonly signOutNamed: (values: { readonly name: string }) => string;
    readonly signedOut: (values: { readonly name: string }) => string;
    readonly wasSignedOut: (values: { readonly moment: string }) => string;
    readonly forget: string;
    readonly forgetNamed: (values: { readonly name: string }) => string;
    readonly forgotten: (values: { readonly name: string }) => string;
    readonly elsewhere: string;
    readonly elsewhereTitle: string;
    readonly elsewhereOf: (values: { readonly name: string; readonly moment: string }) => string;
    readonly elsewhereWhy: string;
    readonly toDevices: string;
    readonly close: string;
  };
}

declare module "*/editor.yaml" {
  export const kindWords: {
    readonly act: string;
    readonly scene: string;
    readonly setting: string;
    readonly direction: string;
    readonly cue: string;
    readonly parenthetical: string;
    readonly dialogue: string;
    readonly lyric: string;
    readonly transition: string;
    readonly centered: string;
    readonly pageBreak: string;
    readonly note: string;
  };
  export const keyNames: {
    readonly Backspace: string;
    readonly Delete: string;
    readonly Insert: string;
    readonly Home: string;
    readonly End: string;
    readonly PageUp: string;
    readonly PageDown: string;
    readonly Space: string;
  };
  export const actionWords: {
    readonly enter: string;
    readonly newline: string;
    readonly tab: string;
    readonly shiftTab: string;
    readonly joinBefore: string;
    readonly joinBehind: string;
    readonly bold: string;
    readonly italic: string;
    readonly underline: string;
    readonly undo: string;
    readonly redo: string;
    readonly simultaneous: string;
    readonly sceneUp: string;
    readonly sceneDown: string;
    readonly pageBreak: string;
    readonly nextComment: string;
    readonly previousComment: string;
    readonly find: string;
    readonly replace: string;
    readonly findNext: string;
    readonly findPrevious: string;
    readonly goBack: string;
    readonly goForward: string;
    readonly indexCards: string;
    readonly goTo: string;
    readonly toggleBookmark: string;
    readonly nextBookmark: string;
    readonly previousBookmark: string;
    readonly characters: string;
    readonly addNote: string;
    readonly notes: string;
    readonly nextSpeech: string;
    readonly previousSpeech: string;
    readonly save: string;
    readonly stagePanel: string;
    readonly stageStrip: string;
    readonly sceneGrid: string;
    readonly statistics: string;
    readonly history: string;
    readonly goals: string;
    readonly listen: string;
    readonly pageLayout: string;
    readonly typing: string;
    readonly commands: string;
    readonly shortcuts: string;
  };
  export const menuHeads: {
    readonly change: string;
    readonly emphasis: string;
    readonly element: string;
    readonly arrange: string;
    readonly play: string;
    readonly scenes: string;
    readonly stage: string;
    readonly progress: string;
    readonly help: string;
    readonly page: string;
    readonly size: string;
    readonly go: string;
    readonly screen: string;
  };
  export const editorWords: {
    readonly goTo: string;
    readonly bookmarkAdded: (values: { readonly name: string }) => string;
    readonly bookmarkRemoved: (values: { readonly name: string }) => string;
    readonly back: string;
    readonly title: string;
    readonly manuscript: string;
    readonly manuscriptHelp: string;
    readonly outline: string;
    readonly skip: string;
    readonly toolbar: string;
    readonly foldOutline: string;
    readonly unfoldOutline: string;
    readonly titlePage: string;
    readonly titleHint: string;
    readonly firstLineHint: string;
    readonly frontMatter: string;
    readonly frontMatterItem: string;
    readonly editFrontMatter: string;
    readonly pageLayout: string;
    readonly typing: string;
    readonly commands: string;
    readonly shortcuts: string;
    readonly commentsAndNew: (values: { readonly count: number }) => string;
    readonly together: string;
    readonly frontRestored: (values: { readonly part: string }) => string;
    readonly export: string;
    readonly exportFile: string;
    readonly sendTo: string;
    readonly sendToItem: string;
    readonly print: string;
    readonly element: string;
    readonly text: string;
    readonly tools: string;
    readonly more: string;
    readonly cannotOpen: string;
    readonly toPlays: string;
    readonly recognized: (values: { readonly kind: string }) => string;
    readonly enterLeads: (values: { readonly kind: string }) => string;
    readonly tabLeads: (values: { readonly kind: string }) => string;
    readonly notSimultaneous: string;
    readonly onPage: (values: { readonly page: number }) => string;
    readonly page: (values: { readonly page: number; readonly pages: number }) => string;
    readonly words: (values: { readonly words: number }) => string;
    readonly untitledAct: string;
    readonly untitledScene: string;
    readonly helpFor: (values: { readonly title: string }) => string;
    readonly backToText: string;
    readonly closePanel: (values: { readonly title: string }) => string;
    readonly panelFailed: string;
    readonly tryAgain: string;
    readonly suggestions: string;
    readonly completions: string;
  };
  export const frontWords: {
    readonly title: string;
    readonly subtitle: string;
    readonly credit: string;
    readonly authors: string;
    readonly translator: string;
    readonly contact: string;
    readonly draftDate: string;
    readonly source: string;
    readonly copyright: string;
  };
}

declare module "*/exporting.yaml" {
  export const exportingWords: {
    readonly title: string;
    readonly remembered: string;
    readonly useDefaults: string;
    readonly format: string;
    readonly layout: string;
    readonly paper: string;
    readonly own: (values: { readonly name: string }) => string;
    readonly ofLayout: (values: { readonly name: string }) => string;
    readonly scope: string;
    readonly wholePlay: string;
    readonly headings: string;
    readonly headingsHint: string;
    readonly chooseHeading: string;
    readonly sides: string;
    readonly character: string;
    readonly sidesHint: string;
    readonly sidesLocked: (values: { readonly plan: string }) => string;
    readonly noCharacters: string;
    readonly include: string;
    readonly options: {
      readonly titlePage: string;
      readonly characterPage: string;
      readonly notes: string;
      readonly sceneNumbers: string;
      readonly speechNumbers: string;
    };
    readonly blind: string;
    readonly blindHint: string;
    readonly booklet: string;
    readonly bookletHint: string;
    readonly watermark: string;
    readonly hasWatermark: (values: { readonly text: string }) => string;
    readonly removeWatermark: string;
    readonly watermarkHint: string;
    readonly marks: string;
    readonly marksHint: string;
    readonly marksLoading: string;
    readonly marksSince: string;
    readonly marksPaper: string;
    readonly marksPaperHint: string;
    readonly paperColors: {
      readonly white: string;
      readonly blue: string;
      readonly pink: string;
      readonly yellow: string;
      readonly green: string;
      readonly goldenrod: string;
    };
    readonly noNamedVersion: string;
    readonly namesLocked: (values: { readonly plan: string }) => string;
    readonly seePlans: string;
    readonly preview: string;
    readonly previewWait: string;
    readonly previewFailed: string;
    readonly previewEmpty: string;
    readonly previewFirst: (values: { readonly length: string; readonly shown: number }) => string;
    readonly previewAbout: (values: { readonly length: string }) => string;
    readonly previewChanges: (values: { readonly changed: number; readonly count: number }) => string;
    readonly previewUnchanged: (values: { readonly length: string }) => string;
    readonly previewText: string;
    readonly previewReading: string;
    readonly pageLabel: (values: { readonly number: number }) => string;
    readonly coloredPageLabel: (values: { readonly number: number; readonly color: string }) => string;
    readonly exportFile: string;
    readonly exporting: string;
    readonly missingGlyphs: (values: { readonly characters: number }) => string;
    readonly missingTitle: string;
    readonly missingLead: string;
    readonly missingList: string;
    readonly exportAnyway: string;
    readonly cancel: string;
    readonly times: (values: { readonly count: number }) => string;
    readonly moreCharacters: (values: { readonly count: number }) => string;
    readonly blindFile: string;
    readonly notesFile: string;
    readonly bookletFile: string;
    readonly marksFile: string;
    readonly sidesFile: (values: { readonly character: string }) => string;
    readonly partFile: string;
    readonly fileFailed: string;
    readonly pdfFailed: string;
    readonly previewFirstChanges: (values: { readonly changed: number; readonly count: number; readonly shown: number }) => string;
  };
  export const missingWords: {
    readonly places: {
      readonly title: string;
      readonly front: string;
      readonly watermark: string;
    };
    readonly page: (values: { readonly page: string }) => string;
    readonly names: {
      readonly "♭": string;
      readonly "♮": string;
      readonly "✓": string;
      readonly "✔": string;
      readonly "✗": string;
      readonly "✘": string;
      readonly "★": string;
      readonly "☆": string;
      readonly "❦": string;
      readonly "⁂": string;
      readonly "‽": string;
      readonly "�": string;
    };
    readonly kinds: {
      readonly emoji: string;
      readonly han: string;
      readonly kana: string;
      readonly hangul: string;
      readonly arabic: string;
      readonly devanagari: string;
      readonly thai: string;
      readonly letter: string;
      readonly number: string;
      readonly punctuation: string;
      readonly symbol: string;
    };
  };
}

declare module "*/failure.yaml" {
  export const failureWords: {
    readonly title: string;
    readonly text: string;
    readonly tryAgain: string;
    readonly refresh: string;
    readonly offlineTitle: string;
    readonly offlineText: string;
    readonly offline: string;
    readonly busy: string;
    readonly tooLarge: string;
    readonly signedOut: string;
    readonly ours: string;
    readonly strangeAnswer: string;
    readonly close: string;
  };
}

declare module "*/faqPage.md" {
  export const faqPage: {
    readonly title: string;
    readonly sections: readonly ({
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
    })[];
    readonly lead: string;
  };
}

declare module "*/feedback.yaml" {
  export const feedbackKindWords: {
    readonly comment: string;
    readonly question: string;
    readonly working: string;
    readonly typo: string;
    readonly answer: string;
  };
  export const feedbackWords: {
    readonly title: string;
    readonly comments: string;
    readonly freshComments: (values: { readonly count: number }) => string;
    readonly isUnread: string;
    readonly aReader: string;
    readonly readerNumber: (values: { readonly number: number }) => string;
    readonly namesake: (values: { readonly name: string; readonly number: number }) => string;
    readonly unnamedLink: (values: { readonly number: number }) => string;
    readonly linkNamesake: (values: { readonly label: string; readonly number: number }) => string;
    readonly linkOff: (values: { readonly label: string }) => string;
    readonly viaLink: (values: { readonly label: string }) => string;
    readonly onDraft: (values: { readonly draft: string }) => string;
    readonly onText: (values: { readonly day: string }) => string;
    readonly aboutReader: string;
    readonly more: string;
    readonly markRead: (values: { readonly count: number }) => string;
    readonly quoteDiffers: string;
    readonly quoteUnchecked: string;
    readonly resolved: string;
    readonly onTheWhole: string;
    readonly gone: string;
    readonly edited: string;
    readonly you: string;
    readonly page: (values: { readonly page: number }) => string;
    readonly reply: string;
    readonly replyTo: (values: { readonly name: string }) => string;
    readonly yourReply: (values: { readonly name: string }) => string;
    readonly replyTooLong: (values: { readonly over: number }) => string;
    readonly sendReply: string;
    readonly sending: string;
    readonly keepForLater: string;
    readonly resolve: string;
    readonly reopen: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removeKeep: string;
    readonly nowResolved: string;
    readonly nowOpen: string;
    readonly nowRemoved: string;
    readonly replied: string;
    readonly undo: string;
    readonly toText: string;
    readonly verbOf: (values: { readonly verb: string; readonly name: string; readonly text: string }) => string;
    readonly failed: string;
    readonly cannotLoad: string;
    readonly tryAgain: string;
    readonly loading: string;
    readonly closedTitle: (values: { readonly plan: string }) => string;
    readonly closedText: string;
    readonly closedWay: string;
    readonly next: string;
    readonly previous: string;
    readonly position: (values: { readonly position: number; readonly count: number }) => string;
    readonly allFeedback: string;
    readonly emptyPanel: string;
    readonly noneMatch: string;
    readonly noneOpen: string;
    readonly showAll: string;
    readonly openOnly: string;
    readonly reader: {
      readonly title: (values: { readonly name: string }) => string;
      readonly blockText: string;
      readonly blockedText: string;
      readonly block: string;
      readonly unblock: string;
      readonly unblockOf: (values: { readonly name: string }) => string;
      readonly blocked: (values: { readonly name: string }) => string;
      readonly unblocked: (values: { readonly name: string }) => string;
      readonly blockedTitle: string;
      readonly remove: string;
      readonly removeText: (values: { readonly count: number }) => string;
      readonly removeSure: (values: { readonly count: number }) => string;
      readonly removeNow: (values: { readonly count: number }) => string;
      readonly removed: (values: { readonly name: string }) => string;
      readonly close: string;
    };
    readonly screen: {
      readonly views: string;
      readonly said: string;
      readonly emptyTitle: string;
      readonly emptyText: string;
      readonly share: string;
      readonly noPlay: string;
      readonly order: string;
      readonly orders: {
        readonly newest: string;
        readonly play: string;
      };
      readonly counts: (values: { readonly open: number; readonly resolved: number }) => string;
      readonly shown: (values: { readonly count: number; readonly all: number }) => string;
      readonly heat: string;
      readonly heatSummary: (values: { readonly scene: string; readonly count: number }) => string;
      readonly heatTable: string;
      readonly heatScene: string;
      readonly heatCount: string;
      readonly beforeScenes: string;
      readonly onTheWhole: string;
      readonly gone: string;
      readonly remarksIn: (values: { readonly scene: string; readonly count: number }) => string;
      readonly allShown: (values: { readonly all: number }) => string;
    };
    readonly questions: {
      readonly title: string;
      readonly none: string;
      readonly edit: string;
      readonly write: string;
      readonly locked: (values: { readonly plan: string }) => string;
      readonly number: (values: { readonly number: number }) => string;
      readonly add: string;
      readonly up: (values: { readonly number: number }) => string;
      readonly down: (values: { readonly number: number }) => string;
      readonly remove: (values: { readonly number: number }) => string;
      readonly save: string;
      readonly saving: string;
      readonly saved: string;
      readonly cancel: string;
      readonly hint: string;
      readonly answersTo: (values: { readonly count: number }) => string;
      readonly noAnswers: string;
      readonly former: string;
      readonly kept: string;
    };
    readonly filters: {
      readonly label: string;
      readonly open: string;
      readonly state: string;
      readonly kind: string;
      readonly reader: string;
      readonly link: string;
      readonly scene: string;
      readonly any: string;
      readonly states: {
        readonly unread: string;
        readonly open: string;
        readonly resolved: string;
      };
    };
  };
}

declare module "*/feedbackReport.yaml" {
  export const feedbackReportWords: {
    readonly export: string;
    readonly word: string;
    readonly pdf: string;
    readonly csv: string;
    readonly working: string;
    readonly fileName: (values: { readonly title: string }) => string;
    readonly summary: string;
    readonly writtenOn: (values: { readonly date: string; readonly count: number; readonly readers: number }) => string;
    readonly byReader: string;
    readonly byScene: string;
    readonly counted: (values: { readonly name: string; readonly count: number }) => string;
    readonly countedOpen: (values: { readonly name: string; readonly count: number; readonly open: number }) => string;
    readonly saidBy: (values: { readonly name: string; readonly date: string }) => string;
    readonly resolved: (values: { readonly who: string }) => string;
    readonly aboutGone: (values: { readonly quote: string }) => string;
    readonly answerTo: (values: { readonly question: string }) => string;
    readonly author: string;
  };
}

declare module "*/find.yaml" {
  export const findWords: {
    readonly bar: string;
    readonly find: string;
    readonly replaceWith: string;
    readonly next: string;
    readonly previous: string;
    readonly close: string;
    readonly showReplace: string;
    readonly options: string;
    readonly replace: string;
    readonly replaceAll: string;
    readonly matchCase: string;
    readonly wholeWord: string;
    readonly pattern: string;
    readonly element: string;
    readonly allElements: string;
    readonly character: string;
    readonly allCharacters: string;
    readonly part: string;
    readonly wholePlay: string;
    readonly place: (values: { readonly current: number; readonly count: number }) => string;
    readonly results: (values: { readonly count: number }) => string;
    readonly searching: string;
    readonly replaced: (values: { readonly count: number }) => string;
    readonly problems: {
      readonly invalid: string;
      readonly slow: string;
      readonly "too-many": string;
      readonly unavailable: string;
    };
  };
}

declare module "*/frontMatter.yaml" {
  export const frontMatterWords: {
    readonly editFrontPage: (values: { readonly page: number; readonly pages: number }) => string;
    readonly done: string;
    readonly form: string;
    readonly pages: string;
    readonly pagesLabel: (values: { readonly count: number }) => string;
    readonly titlePage: string;
    readonly page: (values: { readonly number: number }) => string;
    readonly limit: (values: { readonly limit: number }) => string;
    readonly fillInScenes: string;
    readonly fillInSongs: string;
    readonly noSongs: string;
    readonly noScenes: string;
    readonly character: {
      readonly name: string;
      readonly age: string;
      readonly gender: string;
      readonly description: string;
      readonly doubling: string;
      readonly doublingHint: string;
      readonly unnamed: (values: { readonly position: number }) => string;
    };
    readonly reorderHint: (values: { readonly up: string; readonly down: string }) => string;
    readonly add: string;
    readonly addSpeakers: (values: { readonly count: number }) => string;
    readonly unlisted: (values: { readonly names: string }) => string;
    readonly addedSpeakers: (values: { readonly count: number }) => string;
    readonly moveUp: (values: { readonly name: string }) => string;
    readonly moveDown: (values: { readonly name: string }) => string;
    readonly remove: (values: { readonly name: string }) => string;
    readonly up: string;
    readonly down: string;
    readonly removeShort: string;
    readonly moved: (values: { readonly name: string; readonly position: number; readonly count: number }) => string;
    readonly first: (values: { readonly name: string }) => string;
    readonly last: (values: { readonly name: string }) => string;
    readonly removed: (values: { readonly name: string }) => string;
    readonly undo: string;
  };
  export const frontSections: {
    readonly titlePage: string;
    readonly opening: string;
    readonly characters: string;
    readonly world: string;
    readonly production: string;
    readonly closing: string;
  };
  export const frontFieldLabels: {
    readonly title: string;
    readonly subtitle: string;
    readonly credit: string;
    readonly authors: string;
    readonly translator: string;
    readonly source: string;
    readonly draftDate: string;
    readonly contact: string;
    readonly copyright: string;
    readonly dedication: string;
    readonly epigraph: string;
    readonly place: string;
    readonly time: string;
    readonly setting: string;
    readonly actsAndScenes: string;
    readonly synopsis: string;
    readonly productionNotes: string;
    readonly productionHistory: string;
    readonly musicalNumbers: string;
    readonly acknowledgments: string;
  };
  export const frontFieldHints: {
    readonly translator: string;
    readonly source: string;
    readonly draftDate: string;
    readonly contact: string;
    readonly copyright: string;
    readonly actsAndScenes: string;
    readonly productionHistory: string;
    readonly musicalNumbers: string;
    readonly acknowledgments: string;
  };
}

declare module "*/goals.yaml" {
  export const goalsWords: {
    readonly today: (values: { readonly words: number; readonly goal: number }) => string;
    readonly todayWithout: (values: { readonly words: number }) => string;
    readonly paused: (values: { readonly words: number }) => string;
    readonly draftProgress: (values: { readonly words: number; readonly goal: number }) => string;
    readonly streak: (values: { readonly days: number }) => string;
    readonly daily: string;
    readonly draft: string;
    readonly goalHint: string;
    readonly counting: string;
    readonly outOfRange: (values: { readonly max: number }) => string;
    readonly week: string;
    readonly weekDays: (values: { readonly days: number }) => string;
    readonly weekHint: (values: { readonly missed: number }) => string;
    readonly pauses: string;
    readonly pausesHint: string;
    readonly noPauses: string;
    readonly pause: (values: { readonly from: string; readonly to: string }) => string;
    readonly from: string;
    readonly to: string;
    readonly addPause: string;
    readonly removePause: string;
    readonly removePauseNamed: (values: { readonly pause: string }) => string;
    readonly endsBefore: string;
    readonly noDay: string;
    readonly done: string;
    readonly chart: string;
    readonly chartDescription: (values: { readonly days: number }) => string;
    readonly chartWhy: string;
    readonly todayReached: (values: { readonly words: number }) => string;
    readonly draftReached: (values: { readonly words: number }) => string;
    readonly chartGoal: (values: { readonly goal: number; readonly reached: number }) => string;
  };
}

declare module "*/guide.yaml" {
  export const guideWords: {
    readonly description: string;
    readonly samplesTitle: string;
    readonly samplesText: string;
    readonly sample: (values: { readonly layout: string }) => string;
    readonly endText: string;
    readonly start: string;
  };
}

declare module "*/guidePage.md" {
  export const guidePage: {
    readonly title: string;
    readonly sections: readonly ({
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
    })[];
    readonly lead: string;
  };
}

declare module "*/health.yaml" {
  export const healthWords: {
    readonly states: {
      readonly healthy: string;
      readonly degraded: string;
      readonly unhealthy: string;
    };
    readonly checks: {
      readonly database: string;
      readonly authentication: string;
      readonly security: string;
      readonly localStorage: string;
      readonly network: string;
    };
    readonly section: {
      readonly title: string;
      readonly lead: string;
      readonly overall: {
        readonly healthy: string;
        readonly degraded: string;
        readonly unhealthy: string;
      };
      readonly looking: string;
      readonly again: string;
      readonly busy: string;
      readonly at: (values: { readonly time: string }) => string;
      readonly score: (values: { readonly score: number }) => string;
      readonly scoreTitle: string;
      readonly none: string;
      readonly answered: (values: { readonly ms: number }) => string;
      readonly works: string;
      readonly check: string;
      readonly state: string;
      readonly remark: string;
      readonly events: (values: { readonly count: number }) => string;
    };
    readonly admin: {
      readonly title: string;
      readonly lead: string;
      readonly failed: string;
      readonly tryAgain: string;
      readonly day: string;
      readonly earlier: string;
      readonly later: string;
      readonly none: string;
      readonly chart: string;
      readonly rounds: (values: { readonly healthy: number; readonly all: number }) => string;
      readonly slowest: (values: { readonly ms: number }) => string;
      readonly lowest: (values: { readonly score: number }) => string;
      readonly hours: readonly (string)[];
      readonly troubles: string;
      readonly noTroubles: string;
      readonly more: (values: { readonly count: number }) => string;
      readonly from: string;
      readonly to: string;
      readonly what: string;
      readonly state: string;
      readonly why: string;
      readonly violations: string;
      readonly noViolations: string;
      readonly kind: string;
      readonly page: string;
      readonly blocked: string;
      readonly directive: string;
      readonly times: string;
      readonly kinds: {
        readonly csp_violation: string;
        readonly mixed_content: string;
        readonly unsafe_inline: string;
        readonly xss_attempt: string;
      };
    };
  };
}

declare module "*/help.yaml" {
  export const helpWords: {
    readonly title: string;
    readonly lead: string;
    readonly firstTitle: string;
    readonly first: readonly ({
      readonly title: string;
      readonly text: string;
    })[];
    readonly topics: string;
    readonly search: string;
    readonly found: (values: { readonly count: number }) => string;
    readonly guide: string;
    readonly guideText: string;
    readonly keysCaption: string;
    readonly afterColumn: string;
    readonly enterColumn: string;
    readonly tabColumn: string;
    readonly shortcutsCaption: string;
    readonly commandColumn: string;
    readonly otherColumn: string;
    readonly macColumn: string;
  };
}

declare module "*/helpTopics.md" {
  export const helpTopics: readonly ({
    readonly id: "first-play" | "elements-and-keys" | "finding-your-way" | "characters-and-notes" | "import-and-export" | "submissions" | "sending-a-play" | "layouts" | "sharing" | "feedback" | "offline-and-saving" | "history" | "account" | "billing";
    readonly title: string;
    readonly sections: readonly ({
      readonly id: "start-a-play" | "write-the-first-lines" | "save-and-come-back" | "get-it-on-paper" | "enter-and-tab" | "in-an-empty-element" | "what-enter-recognizes" | "quotes-dashes-and-other-marks" | "spelling" | "copying-and-pasting" | "using-the-keyboard-alone" | "commands-and-shortcuts" | "all-keyboard-shortcuts" | "your-list-of-plays" | "finding-and-replacing" | "outline-index-cards-and-bookmarks" | "views" | "characters" | "who-is-on-stage" | "notes" | "listening" | "goals" | "importing" | "exporting" | "what-theaters-ask-for" | "copies-without-names" | "the-log" | "deadlines-and-late-answers" | "importing-a-spreadsheet" | "send-to" | "calls" | "page-layout" | "front-matter" | "creating-a-link" | "a-link-for-each-reader" | "reading-a-play-again" | "reading-without-a-connection" | "passwords-end-dates-and-blind-reading" | "reading-comments" | "announcing-a-new-draft" | "who-can-comment" | "working-offline" | "what-the-saving-status-means" | "version-history" | "any-moment" | "deleted-text" | "kept" | "signing-in" | "your-name-on-title-pages" | "language" | "your-data" | "protecting-your-account" | "plans-and-payments" | "when-a-plan-ends";
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
      readonly terms?: readonly ({
        readonly term: string;
        readonly text: string;
      })[];
    })[];
    readonly lead: string;
    readonly picture?: "editor" | "shortcuts" | "commands" | "characters" | "export" | "layout" | "shared" | "comments" | "saving" | "history" | "account" | "plan";
  })[];
}

declare module "*/history.yaml" {
  export const historyWords: {
    readonly title: string;
    readonly versions: string;
    readonly versionsNow: (values: { readonly name: string }) => string;
    readonly now: string;
    readonly loading: string;
    readonly tryAgain: string;
    readonly deviceOnly: string;
    readonly none: string;
    readonly hidden: (values: { readonly count: number; readonly plan: string }) => string;
    readonly gone: string;
    readonly goneOrHidden: string;
    readonly seePlans: string;
    readonly thisDevice: string;
    readonly named: (values: { readonly name: string; readonly moment: string }) => string;
    readonly beforeDeletion: string;
    readonly moments: string;
    readonly writtenAt: string;
    readonly session: (values: { readonly moment: string; readonly count: number }) => string;
    readonly sessionNow: (values: { readonly count: number }) => string;
    readonly sessionOnly: (values: { readonly count: number }) => string;
    readonly sessionOlder: string;
    readonly moment: string;
    readonly momentNumber: (values: { readonly number: number }) => string;
    readonly momentHint: string;
    readonly momentLoading: string;
    readonly earlier: string;
    readonly later: string;
    readonly wordsThenNow: (values: { readonly count: number; readonly now: number }) => string;
    readonly changeThen: (values: { readonly change: string }) => string;
    readonly wordsAdded: (values: { readonly count: number }) => string;
    readonly wordsRemoved: (values: { readonly count: number }) => string;
    readonly noWords: string;
    readonly deleted: string;
    readonly deletedWhy: string;
    readonly deletedSearch: string;
    readonly deletedPassages: string;
    readonly deletedLoading: string;
    readonly deletedNone: string;
    readonly deletedNotFound: string;
    readonly deletedCount: (values: { readonly count: number }) => string;
    readonly passagePlaces: (values: { readonly count: number }) => string;
    readonly passageWords: (values: { readonly count: number }) => string;
    readonly passageAction: (values: { readonly action: string; readonly text: string }) => string;
    readonly putBack: string;
    readonly putBackDone: string;
    readonly putBackChanged: string;
    readonly putBackMoment: string;
    readonly insertAtCursor: string;
    readonly momentBefore: string;
    readonly showAll: string;
    readonly showLess: string;
    readonly wholePlay: string;
    readonly fromTo: (values: { readonly from: string; readonly to: string }) => string;
    readonly fromBeginning: (values: { readonly to: string }) => string;
    readonly nameNow: string;
    readonly name: string;
    readonly rename: string;
    readonly nameLabel: string;
    readonly nameHint: string;
    readonly saveName: string;
    readonly removeName: string;
    readonly cancel: string;
    readonly missingName: string;
    readonly options: string;
    readonly view: string;
    readonly changes: string;
    readonly pages: string;
    readonly compareWith: string;
    readonly comparing: string;
    readonly reading: string;
    readonly failed: string;
    readonly same: string;
    readonly change: (values: { readonly place: number; readonly count: number }) => string;
    readonly changeCount: (values: { readonly count: number }) => string;
    readonly next: string;
    readonly nextChange: string;
    readonly previous: string;
    readonly previousChange: string;
    readonly direction: (values: { readonly older: string; readonly newer: string }) => string;
    readonly unchanged: (values: { readonly count: number }) => string;
    readonly unchangedScenes: (values: { readonly count: number }) => string;
    readonly opening: string;
    readonly frontMatter: string;
    readonly characters: string;
    readonly sceneMoved: string;
    readonly moved: string;
    readonly added: string;
    readonly removed: string;
    readonly emphasis: string;
    readonly kindWas: (values: { readonly kind: string }) => string;
    readonly pageNumber: (values: { readonly page: number; readonly count: number }) => string;
    readonly restorePlay: string;
    readonly restoreScene: string;
    readonly restoreSceneNamed: (values: { readonly name: string }) => string;
    readonly restoreSpeech: string;
    readonly restoreSpeechOf: (values: { readonly text: string }) => string;
    readonly restored: string;
    readonly undo: string;
    readonly shrunk: (values: { readonly lost: number; readonly before: number }) => string;
    readonly lostSteps: string;
    readonly dismissLost: string;
    readonly leaveIt: string;
    readonly restoreText: string;
    readonly exportVersion: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeWhy: string;
  };
}

declare module "*/home.yaml" {
  export const homeWords: {
    readonly headline: readonly (string)[];
    readonly lead: string;
    readonly start: string;
    readonly toPlays: string;
    readonly import: string;
    readonly small: string;
    readonly stageLabel: string;
    readonly stageNote: string;
    readonly stageHelp: string;
    readonly pageNumber: string;
    readonly empty: string;
  };
  export const openingPage: readonly ({
    readonly kind: "direction" | "cue" | "dialogue" | "parenthetical";
    readonly text: string;
  })[];
}

declare module "*/homeBands.yaml" {
  export const bandWords: {
    readonly typing: {
      readonly title: string;
      readonly text: string;
      readonly shown: string;
      readonly pause: string;
      readonly lines: readonly (string)[];
      readonly keys: readonly (string)[];
    };
    readonly editor: {
      readonly title: string;
      readonly text: string;
      readonly points: readonly ({
        readonly title: string;
        readonly text: string;
      })[];
    };
    readonly layouts: {
      readonly title: string;
      readonly text: string;
    };
    readonly word: {
      readonly title: string;
      readonly text: string;
      readonly before: string;
      readonly after: string;
      readonly typed: readonly (string)[];
      readonly imported: readonly (string)[];
    };
    readonly sharing: {
      readonly title: string;
      readonly text: string;
      readonly demonstration: string;
      readonly note: string;
    };
    readonly formats: {
      readonly title: string;
      readonly inTitle: string;
      readonly inText: string;
      readonly outTitle: string;
      readonly outText: string;
      readonly guide: string;
    };
    readonly comparison: {
      readonly title: string;
      readonly text: string;
      readonly caption: string;
      readonly subject: string;
      readonly columns: readonly (string)[];
      readonly rows: readonly (readonly (string)[])[];
    };
    readonly prices: {
      readonly title: string;
      readonly text: string;
      readonly more: string;
    };
    readonly questions: {
      readonly title: string;
      readonly more: string;
    };
    readonly closing: {
      readonly title: string;
      readonly text: string;
    };
  };
}

declare module "*/importing.yaml" {
  export const importingWords: {
    readonly title: (values: { readonly files: number }) => string;
    readonly titleOfPlays: (values: { readonly plays: number }) => string;
    readonly lead: string;
    readonly queue: string;
    readonly file: (values: { readonly name: string; readonly state: string }) => string;
    readonly states: {
      readonly waiting: string;
      readonly reading: string;
      readonly refused: string;
      readonly ready: string;
      readonly adding: string;
      readonly added: string;
      readonly addedHere: string;
    };
    readonly removeFile: (values: { readonly name: string }) => string;
    readonly remove: string;
    readonly reading: (values: { readonly name: string }) => string;
    readonly refusedTitle: (values: { readonly name: string }) => string;
    readonly chooseOther: string;
    readonly addedTitle: (values: { readonly title: string }) => string;
    readonly addedHereTitle: (values: { readonly title: string }) => string;
    readonly openPlay: string;
    readonly failed: (values: { readonly name: string }) => string;
    readonly folder: (values: { readonly name: string }) => string;
    readonly leftOutTitle: (values: { readonly files: number }) => string;
    readonly leftOut: (values: { readonly files: number; readonly megabytes: number; readonly names: string }) => string;
    readonly titleLabel: string;
    readonly authors: string;
    readonly titlePage: string;
    readonly recognized: string;
    readonly facts: {
      readonly acts: string;
      readonly scenes: string;
      readonly characters: string;
      readonly speeches: string;
      readonly pages: string;
    };
    readonly format: string;
    readonly encoding: string;
    readonly encodingHint: string;
    readonly automaticEncoding: (values: { readonly encoding: string }) => string;
    readonly everyLine: string;
    readonly everyLineText: string;
    readonly updating: string;
    readonly updated: (values: { readonly pages: number; readonly speeches: number; readonly characters: number }) => string;
    readonly severalPlays: (values: { readonly count: number }) => string;
    readonly severalPlaysLead: (values: { readonly names: string }) => string;
    readonly severalPlaysRoom: (values: { readonly room: number }) => string;
    readonly importApart: (values: { readonly count: number }) => string;
    readonly importAsOne: string;
    readonly partOfFile: (values: { readonly number: number; readonly count: number }) => string;
    readonly playOfFile: (values: { readonly name: string; readonly title: string }) => string;
    readonly otherPlays: string;
    readonly usesChoices: string;
    readonly startOver: string;
    readonly shareLead: string;
    readonly share: (values: { readonly count: number }) => string;
    readonly shared: (values: { readonly count: number }) => string;
    readonly undo: string;
    readonly notices: string;
    readonly proposals: {
      readonly "cast-list": (values: { readonly count: number }) => string;
      readonly "spoken-names": (values: { readonly count: number }) => string;
      readonly "silent-names": (values: { readonly count: number }) => string;
      readonly unspoken: (values: { readonly count: number }) => string;
      readonly "few-spoken": (values: { readonly count: number; readonly description: string }) => string;
    };
    readonly accept: {
      readonly "cast-list": string;
      readonly "spoken-names": string;
      readonly "silent-names": string;
      readonly unspoken: string;
      readonly "few-spoken": string;
    };
    readonly noNotices: string;
    readonly noticeKinds: {
      readonly changed: string;
      readonly guessed: string;
      readonly dropped: string;
    };
    readonly line: (values: { readonly line: number }) => string;
    readonly more: (values: { readonly count: number }) => string;
    readonly groups: string;
    readonly groupsLead: string;
    readonly paragraphs: (values: { readonly count: number }) => string;
    readonly element: (values: { readonly description: string }) => string;
    readonly automatic: (values: { readonly kind: string }) => string;
    readonly markedApart: (values: { readonly kind: string; readonly count: number }) => string;
    readonly speech: string;
    readonly otherKinds: {
      readonly speech: string;
      readonly title: string;
      readonly characters: string;
      readonly leftOut: string;
    };
    readonly showOnPage: string;
    readonly showOnPageLabel: (values: { readonly description: string }) => string;
    readonly moreGroups: (values: { readonly count: number }) => string;
    readonly split: string;
    readonly splitLabel: (values: { readonly description: string }) => string;
    readonly splitBy: string;
    readonly splitNow: string;
    readonly join: string;
    readonly joinLabel: (values: { readonly description: string }) => string;
    readonly examplesLead: (values: { readonly count: number }) => string;
    readonly firstKind: string;
    readonly secondKind: string;
    readonly exampleLabel: (values: { readonly role: string; readonly text: string }) => string;
    readonly examplesFew: string;
    readonly examplesAlike: string;
    readonly examplesSplit: (values: { readonly first: string; readonly looks: string; readonly second: string; readonly others: string }) => string;
    readonly splitByExamples: string;
    readonly earlier: string;
    readonly later: string;
    readonly paragraphsShown: (values: { readonly from: number; readonly to: number; readonly count: number }) => string;
    readonly passages: string;
    readonly passagesLead: string;
    readonly marks: string;
    readonly mark: (values: { readonly count: number; readonly first: string; readonly last: string }) => string;
    readonly removeMark: string;
    readonly removeMarkLabel: (values: { readonly text: string }) => string;
    readonly choosePassage: string;
    readonly findParagraph: string;
    readonly noParagraph: string;
    readonly noPassage: string;
    readonly chosenPassage: (values: { readonly count: number; readonly first: string; readonly last: string }) => string;
    readonly passageKinds: {
      readonly title: string;
      readonly characters: string;
      readonly leftOut: string;
    };
    readonly preview: string;
    readonly previewPage: (values: { readonly number: number; readonly count: number }) => string;
    readonly previous: string;
    readonly next: string;
    readonly enlarge: string;
    readonly shrink: string;
    readonly discardTitle: string;
    readonly discardAll: (values: { readonly count: number }) => string;
    readonly discardOne: (values: { readonly name: string }) => string;
    readonly discard: string;
    readonly keepCorrections: string;
    readonly cancel: string;
    readonly done: string;
    readonly add: string;
    readonly addAll: (values: { readonly plays: number }) => string;
    readonly adding: string;
    readonly notAdded: string;
    readonly notCorrected: string;
    readonly added: (values: { readonly title: string }) => string;
    readonly addedAll: (values: { readonly plays: number }) => string;
    readonly addedOverLimit: (values: { readonly plays: number; readonly others: number; readonly names: string }) => string;
    readonly planTitle: string;
    readonly planRoom: (values: { readonly room: number; readonly others: number; readonly planName: string }) => string;
    readonly moreNames: (values: { readonly count: number }) => string;
    readonly page: (values: { readonly label: string }) => string;
    readonly quote: (values: { readonly text: string }) => string;
  };
}

declare module "*/kept.yaml" {
  export const keptWords: {
    readonly title: string;
    readonly notice: (values: { readonly count: number }) => string;
    readonly why: string;
    readonly close: string;
    readonly settled: string;
    readonly found: {
      readonly "written-into-removed": string;
      readonly "left-behind": string;
      readonly doubled: string;
    };
    readonly verbs: {
      readonly "put-back": string;
      readonly "throw-away": string;
      readonly "bring-along": string;
      readonly "leave-here": string;
      readonly "keep-one": string;
      readonly "keep-both": string;
    };
    readonly verbOn: (values: { readonly verb: string; readonly words: string }) => string;
    readonly start: string;
    readonly inScene: (values: { readonly heading: string }) => string;
    readonly afterCue: (values: { readonly cue: string }) => string;
    readonly moved: (values: { readonly heading: string }) => string;
    readonly theScene: string;
  };
}

declare module "*/listening.yaml" {
  export const listeningWords: {
    readonly title: string;
    readonly start: string;
    readonly pause: string;
    readonly resume: string;
    readonly stop: string;
    readonly next: string;
    readonly previous: string;
    readonly speed: string;
    readonly speeds: {
      readonly "0.75": string;
      readonly "1": string;
      readonly "1.25": string;
      readonly "1.5": string;
    };
    readonly skipDirections: string;
    readonly readNames: string;
    readonly voices: string;
    readonly narrator: string;
    readonly noVoice: string;
    readonly remoteVoices: string;
    readonly remoteVoicesHint: string;
    readonly noVoiceForLanguage: string;
    readonly pausedByWriting: string;
    readonly nothing: string;
  };
}

declare module "*/mailChoice.yaml" {
  export const mailChoiceWords: {
    readonly titles: {
      readonly comments: string;
      readonly replies: string;
    };
    readonly stop: {
      readonly title: string;
      readonly text: string;
      readonly button: string;
      readonly busy: string;
      readonly doneTitle: string;
      readonly done: string;
    };
    readonly stopReplies: {
      readonly title: string;
      readonly text: string;
      readonly button: string;
      readonly busy: string;
      readonly doneTitle: string;
      readonly done: string;
    };
    readonly confirm: {
      readonly title: string;
      readonly text: string;
      readonly button: string;
      readonly busy: string;
      readonly doneTitle: string;
      readonly done: string;
    };
    readonly brokenTitle: string;
    readonly broken: string;
  };
}

declare module "*/menuLabels.yaml" {
  export const menuLabels: {
    readonly untitled: string;
    readonly titleUnknown: string;
    readonly comments: string;
    readonly share: string;
    readonly shareItem: string;
    readonly findEarlier: string;
  };
}

declare module "*/messages.yaml" {
  export const messagesWords: {
    readonly title: string;
    readonly lead: string;
    readonly loading: string;
    readonly failed: string;
    readonly tryAgain: string;
    readonly none: string;
    readonly open: string;
    readonly answered: (values: { readonly day: string }) => string;
    readonly reply: string;
    readonly subject: string;
    readonly markAnswered: string;
    readonly markOpen: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: (values: { readonly name: string }) => string;
    readonly cancel: string;
    readonly notDone: string;
    readonly more: string;
    readonly busy: string;
    readonly shown: (values: { readonly count: number }) => string;
  };
}

declare module "*/noAccess.yaml" {
  export const noAccessWords: {
    readonly title: string;
    readonly text: string;
    readonly secondFactor: string;
    readonly belongs: string;
    readonly plays: string;
    readonly security: string;
  };
}

declare module "*/notes.yaml" {
  export const noteWords: {
    readonly private: string;
    readonly states: {
      readonly open: (values: { readonly count: number }) => string;
      readonly done: string;
      readonly all: string;
    };
    readonly statesLabel: string;
    readonly none: string;
    readonly noneOpen: string;
    readonly noneDone: string;
    readonly ofPlay: string;
    readonly beforeFirst: string;
    readonly gone: string;
    readonly done: string;
    readonly goTo: string;
    readonly edit: string;
    readonly editNote: (values: { readonly text: string }) => string;
    readonly remove: string;
    readonly removeNote: (values: { readonly text: string }) => string;
    readonly removed: string;
    readonly discarded: string;
    readonly undo: string;
    readonly isGone: string;
    readonly sceneGone: string;
    readonly inText: string;
    readonly empty: string;
    readonly field: string;
    readonly about: string;
    readonly aboutPassage: (values: { readonly quote: string }) => string;
    readonly aboutScene: (values: { readonly name: string }) => string;
    readonly aboutAct: (values: { readonly name: string }) => string;
    readonly save: string;
    readonly cancel: string;
    readonly tooLong: (values: { readonly over: number }) => string;
    readonly tooMany: (values: { readonly most: number }) => string;
  };
}

declare module "*/notfound.yaml" {
  export const notFoundWords: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
}

declare module "*/offline.yaml" {
  export const offlineWords: {
    readonly newRelease: string;
    readonly reload: string;
    readonly notYet: string;
  };
}

declare module "*/offlineReading.yaml" {
  export const offlineReadingWords: {
    readonly stored: {
      readonly offline: (values: { readonly moment: string }) => string;
      readonly unanswered: (values: { readonly moment: string }) => string;
    };
    readonly notStored: {
      readonly offline: string;
      readonly unanswered: string;
    };
    readonly needsConnection: string;
  };
}

declare module "*/outline.yaml" {
  export const outlineWords: {
    readonly noHeadings: string;
    readonly addScene: string;
    readonly sceneOfAct: (values: { readonly act: string; readonly scene: string }) => string;
    readonly scenesOf: (values: { readonly act: string }) => string;
    readonly edit: string;
    readonly editAct: string;
    readonly drag: string;
    readonly addSceneTo: (values: { readonly act: string }) => string;
    readonly goTo: string;
    readonly goToScene: (values: { readonly name: string }) => string;
    readonly reorderHint: (values: { readonly up: string; readonly down: string }) => string;
    readonly moved: (values: { readonly name: string; readonly before: string }) => string;
    readonly movedInto: (values: { readonly name: string; readonly act: string }) => string;
    readonly stays: (values: { readonly name: string }) => string;
    readonly outOfOrder: (values: { readonly count: number; readonly heading: string }) => string;
    readonly numberAgain: string;
    readonly keepNumbers: string;
    readonly pages: (values: { readonly from: number; readonly to: number }) => string;
    readonly eighths: (values: { readonly length: string; readonly size: string }) => string;
    readonly words: (values: { readonly count: number }) => string;
    readonly speeches: (values: { readonly count: number }) => string;
    readonly characters: (values: { readonly count: number }) => string;
    readonly noCards: string;
    readonly movedFirst: (values: { readonly name: string }) => string;
    readonly onePage: (values: { readonly page: number }) => string;
  };
  export const outlineTabWords: {
    readonly outline: string;
    readonly cards: string;
    readonly cast: string;
  };
  export const statusWords: {
    readonly idea: string;
    readonly draft: string;
    readonly done: string;
  };
  export const colorWords: {
    readonly red: string;
    readonly orange: string;
    readonly yellow: string;
    readonly green: string;
    readonly blue: string;
    readonly purple: string;
  };
  export const sceneFormWords: {
    readonly title: {
      readonly act: string;
      readonly scene: string;
      readonly newScene: string;
    };
    readonly name: string;
    readonly synopsis: string;
    readonly synopsisHint: string;
    readonly status: string;
    readonly noStatus: string;
    readonly color: string;
    readonly noColor: string;
    readonly place: string;
    readonly first: string;
    readonly firstIn: (values: { readonly act: string }) => string;
    readonly after: (values: { readonly scene: string }) => string;
    readonly addNote: string;
    readonly save: string;
    readonly notSaved: string;
    readonly cancel: string;
  };
  export const bookmarkWords: {
    readonly title: string;
    readonly rename: string;
    readonly remove: string;
    readonly name: string;
    readonly save: string;
    readonly cancel: string;
  };
  export const goToWords: {
    readonly cancel: string;
    readonly field: string;
    readonly page: (values: { readonly page: number }) => string;
    readonly noPage: (values: { readonly pages: number }) => string;
    readonly nothing: string;
    readonly noPlaces: string;
    readonly bookmark: string;
  };
}

declare module "*/ownLayouts.yaml" {
  export const ownLayoutWords: {
    readonly adjust: string;
    readonly adjustTitle: string;
    readonly basedOn: (values: { readonly layout: string }) => string;
    readonly adjusted: (values: { readonly layout: string }) => string;
    readonly adjustedDescription: string;
    readonly lead: (values: { readonly layout: string }) => string;
    readonly apply: string;
    readonly cancel: string;
    readonly reset: string;
    readonly resetGroup: (values: { readonly group: string }) => string;
    readonly resetAll: string;
    readonly preview: string;
    readonly previewPages: (values: { readonly pages: string }) => string;
    readonly previewSample: string;
    readonly page: (values: { readonly number: number }) => string;
    readonly saveAs: string;
    readonly saveTitle: string;
    readonly nameLabel: string;
    readonly nameHint: string;
    readonly replaces: string;
    readonly save: string;
    readonly saving: string;
    readonly rename: string;
    readonly renameTitle: string;
    readonly remove: string;
    readonly removeTitle: (values: { readonly name: string }) => string;
    readonly removeText: string;
    readonly removeNow: string;
    readonly removing: string;
    readonly exportLayout: string;
    readonly importLayout: string;
    readonly chooseFile: string;
    readonly numberNeeded: string;
    readonly numberRange: (values: { readonly least: string; readonly most: string }) => string;
    readonly markTooLong: (values: { readonly length: number }) => string;
    readonly markText: string;
    readonly nameColumnEnd: string;
    readonly fontLike: (values: { readonly font: string; readonly other: string }) => string;
  };
  export const unitNames: {
    readonly in: string;
    readonly mm: string;
    readonly points: string;
    readonly lines: string;
    readonly "times the type size": string;
  };
  export const pageFieldLabels: {
    readonly "font.family": string;
    readonly "font.size": string;
    readonly lineSpacing: string;
    readonly "margins.left": string;
    readonly "margins.right": string;
    readonly "margins.top": string;
    readonly "margins.bottom": string;
    readonly "pageNumber.scheme": string;
    readonly "pageNumber.top": string;
    readonly frontNumbers: string;
    readonly "newPage.act": string;
    readonly "newPage.scene": string;
  };
  export const styleFieldLabels: {
    readonly left: string;
    readonly right: string;
    readonly align: string;
    readonly linesBefore: string;
    readonly capitals: string;
    readonly bold: string;
    readonly italic: string;
    readonly underline: string;
    readonly brackets: string;
  };
  export const markFieldLabels: {
    readonly "marks.continued": string;
    readonly "marks.more": string;
    readonly "marks.speaksOn": string;
    readonly "marks.afterName": string;
  };
  export const usualMarks: {
    readonly "marks.continued": string;
    readonly "marks.more": string;
    readonly "marks.speaksOn": string;
    readonly "marks.afterName": string;
  };
  export const groupNames: {
    readonly page: string;
    readonly names: string;
    readonly speeches: string;
    readonly directions: string;
    readonly headings: string;
    readonly lyrics: string;
    readonly front: string;
    readonly marks: string;
  };
  export const styleTitles: {
    readonly act: string;
    readonly scene: string;
    readonly setting: string;
    readonly direction: string;
    readonly innerDirection: string;
    readonly cue: string;
    readonly parenthetical: string;
    readonly dialogue: string;
    readonly lyric: string;
    readonly transition: string;
    readonly centered: string;
    readonly frontHeading: string;
    readonly frontText: string;
    readonly castMember: string;
  };
  export const choiceNames: {
    readonly left: string;
    readonly center: string;
    readonly right: string;
    readonly "act-scene-page": string;
    readonly "act-page": string;
    readonly page: string;
    readonly "page-of-act": string;
    readonly none: string;
    readonly roman: string;
  };
  export const specimen: {
    readonly act: string;
    readonly scene: string;
    readonly setting: string;
    readonly direction: string;
    readonly firstName: string;
    readonly firstSpeech: string;
    readonly parenthetical: string;
    readonly secondSpeech: string;
    readonly secondName: string;
    readonly thirdSpeech: string;
    readonly innerDirection: string;
    readonly fourthSpeech: string;
    readonly lyric: string;
    readonly transition: string;
  };
}

declare module "*/pageCount.yaml" {
  export const pageCountWords: {
    readonly pages: (values: { readonly pages: number }) => string;
    readonly withSheets: (values: { readonly pages: string; readonly sheets: number }) => string;
  };
}

declare module "*/pageDescriptions.yaml" {
  export const pageDescriptions: {
    readonly home: string;
    readonly about: string;
    readonly contact: string;
    readonly faq: string;
    readonly pricing: string;
    readonly privacy: string;
    readonly terms: string;
    readonly cookies: string;
  };
  export const structuredWords: {
    readonly category: string;
    readonly system: string;
    readonly pictureText: string;
  };
}

declare module "*/pageLayout.yaml" {
  export const layoutNames: {
    readonly "guild-modern": string;
    readonly "us-manuscript": string;
    readonly musical: string;
    readonly uk: string;
    readonly european: string;
    readonly "acting-edition": string;
    readonly "large-print": string;
  };
  export const layoutDescriptions: {
    readonly "guild-modern": string;
    readonly "us-manuscript": string;
    readonly musical: string;
    readonly uk: string;
    readonly european: string;
    readonly "acting-edition": string;
    readonly "large-print": string;
  };
  export const paperNames: {
    readonly letter: string;
    readonly a4: string;
  };
  export const paperSizes: {
    readonly letter: string;
    readonly a4: string;
  };
  export const pageLayoutWords: {
    readonly item: string;
    readonly title: string;
    readonly lead: string;
    readonly layout: string;
    readonly paper: string;
    readonly pages: (values: { readonly pages: number }) => string;
    readonly undo: string;
    readonly done: string;
  };
}

declare module "*/pasting.yaml" {
  export const pasteWords: {
    readonly pastedAs: string;
    readonly ways: {
      readonly recognized: string;
      readonly dialogue: string;
      readonly plain: string;
    };
    readonly status: (values: { readonly way: string }) => string;
    readonly another: string;
    readonly otherWay: (values: { readonly key: string }) => string;
    readonly nextPlace: string;
    readonly toPlaces: (values: { readonly key: string }) => string;
    readonly place: (values: { readonly number: number; readonly count: number }) => string;
    readonly placeWithText: (values: { readonly number: number; readonly count: number; readonly text: string }) => string;
  };
}

declare module "*/personalLinks.yaml" {
  export const personalLinkWords: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly readers: string;
    readonly readersHint: string;
    readonly noReaders: string;
    readonly tooMany: (values: { readonly count: number; readonly max: number }) => string;
    readonly noRoom: (values: { readonly max: number; readonly count: number }) => string;
    readonly problems: {
      readonly taken: string;
      readonly twice: string;
      readonly tooLong: string;
    };
    readonly list: string;
    readonly optionsFor: string;
    readonly labelHint: string;
    readonly make: (values: { readonly count: number }) => string;
    readonly making: (values: { readonly done: number; readonly all: number }) => string;
    readonly made: (values: { readonly count: number }) => string;
    readonly someMade: (values: { readonly count: number }) => string;
    readonly back: string;
    readonly messages: string;
    readonly messagesLead: string;
    readonly message: string;
    readonly messageHint: (values: { readonly name: string; readonly title: string; readonly link: string }) => string;
    readonly noLinkInMessage: (values: { readonly link: string }) => string;
    readonly defaultMessage: (values: { readonly name: string; readonly title: string; readonly link: string }) => string;
    readonly copyOne: string;
    readonly copyOneLabel: (values: { readonly name: string }) => string;
    readonly mailOne: string;
    readonly mailOneLabel: (values: { readonly name: string }) => string;
    readonly copied: (values: { readonly name: string }) => string;
    readonly copyAll: string;
    readonly copiedAll: string;
    readonly notCopied: string;
    readonly personalTo: (values: { readonly name: string }) => string;
    readonly readerName: string;
    readonly readerNameHint: string;
    readonly readerEmail: string;
    readonly noName: string;
    readonly nameTooLong: string;
    readonly noAddress: string;
    readonly madeFor: string;
    readonly announcement: {
      readonly title: string;
      readonly open: string;
      readonly change: string;
      readonly hint: string;
      readonly suggested: string;
      readonly publish: string;
      readonly publishing: string;
      readonly remove: string;
      readonly empty: string;
      readonly shown: string;
      readonly done: string;
      readonly removed: string;
    };
  };
}

declare module "*/pictures.yaml" {
  export const pictureWords: {
    readonly editor: string;
    readonly commands: string;
    readonly characters: string;
    readonly comments: string;
    readonly export: string;
    readonly import: string;
    readonly layout: string;
    readonly shared: string;
    readonly shortcuts: string;
    readonly saving: string;
    readonly history: string;
    readonly account: string;
    readonly plan: string;
  };
}

declare module "*/presets.yaml" {
  export const presetWords: {
    readonly unnamed: string;
    readonly tooLong: string;
  };
}

declare module "*/pricing.yaml" {
  export const pricingWords: {
    readonly title: string;
    readonly lead: string;
    readonly interval: string;
    readonly intervals: {
      readonly monthly: string;
      readonly yearly: string;
    };
    readonly purposes: {
      readonly free: string;
      readonly writer: string;
      readonly company: string;
    };
    readonly plus: (values: { readonly plan: string }) => string;
    readonly perMonth: string;
    readonly price: (values: { readonly dollars: number }) => string;
    readonly forever: string;
    readonly billedMonthly: (values: { readonly perMonth: number }) => string;
    readonly billedYearly: (values: { readonly yearly: number; readonly saving: number }) => string;
    readonly noCard: string;
    readonly plays: (values: { readonly limit: number }) => string;
    readonly openSubmissions: (values: { readonly limit: number }) => string;
    readonly allSubmissions: string;
    readonly versions: (values: { readonly days: number }) => string;
    readonly everything: string;
    readonly yours: string;
    readonly priceFor: (values: { readonly dollars: number; readonly interval: string }) => string;
    readonly choose: (values: { readonly plan: string; readonly price: string }) => string;
    readonly upgrade: (values: { readonly plan: string; readonly price: string }) => string;
    readonly start: string;
    readonly toPlays: string;
    readonly leaving: string;
    readonly changeTo: (values: { readonly plan: string; readonly price: string }) => string;
    readonly notYet: (values: { readonly cheaper: string }) => string;
    readonly notSold: string;
    readonly paying: string;
    readonly end: string;
    readonly unlimited: string;
    readonly feedback: {
      readonly title: string;
      readonly text: string;
      readonly note: string;
    };
    readonly questions: readonly ({
      readonly question: string;
      readonly answer: string;
    })[];
    readonly questionsTitle: string;
    readonly groups: {
      readonly title: string;
      readonly text: string;
      readonly link: string;
    };
  };
}

declare module "*/privacyPage.md" {
  export const privacyPage: {
    readonly title: string;
    readonly sections: readonly ({
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
    })[];
    readonly lead: string;
  };
}

declare module "*/proof.yaml" {
  export const proofWords: {
    readonly password: string;
    readonly passwordHint: string;
    readonly passwordMissing: string;
    readonly wrongPassword: string;
    readonly notConfirmed: string;
    readonly show: string;
    readonly hidden: string;
    readonly shown: string;
    readonly code: string;
    readonly codeHint: string;
    readonly codeOdd: string;
    readonly cancel: string;
    readonly busy: string;
    readonly newPassword: string;
    readonly noPassword: string;
    readonly sendLink: string;
    readonly linkSent: (values: { readonly email: string }) => string;
  };
}

declare module "*/readerChanges.yaml" {
  export const readerChangesWords: {
    readonly title: string;
    readonly summary: (values: { readonly changes: number; readonly scenes: number; readonly day: string }) => string;
    readonly position: (values: { readonly number: number; readonly count: number }) => string;
    readonly added: (values: { readonly added: string }) => string;
    readonly removed: (values: { readonly removed: string }) => string;
    readonly replaced: (values: { readonly added: string; readonly removed: string }) => string;
    readonly moved: string;
    readonly previous: string;
    readonly next: string;
    readonly markRead: string;
    readonly hide: string;
  };
}

declare module "*/readerFeedback.yaml" {
  export const readerFeedbackWords: {
    readonly title: string;
    readonly open: (values: { readonly count: number }) => string;
    readonly openNew: (values: { readonly fresh: number }) => string;
    readonly close: string;
    readonly back: string;
    readonly kinds: {
      readonly comment: string;
      readonly question: string;
      readonly working: string;
      readonly typo: string;
      readonly answer: string;
    };
    readonly choose: string;
    readonly bar: string;
    readonly onPassage: string;
    readonly onWhole: string;
    readonly whyNotFront: string;
    readonly whyNotPages: string;
    readonly toWhole: string;
    readonly asks: {
      readonly comment: string;
      readonly question: string;
      readonly working: string;
      readonly typo: string;
      readonly answer: string;
    };
    readonly name: string;
    readonly nameHint: string;
    readonly signed: (values: { readonly name: string }) => string;
    readonly email: string;
    readonly emailHint: string;
    readonly emailWrong: string;
    readonly empty: string;
    readonly left: (values: { readonly characters: number }) => string;
    readonly over: (values: { readonly characters: number }) => string;
    readonly tooManyLetters: (values: { readonly over: number }) => string;
    readonly send: string;
    readonly save: string;
    readonly cancel: string;
    readonly discard: string;
    readonly kept: string;
    readonly notKept: string;
    readonly tooLong: string;
    readonly loading: string;
    readonly none: string;
    readonly noneByTouch: string;
    readonly howTo: string;
    readonly howToByTouch: string;
    readonly unfinished: string;
    readonly goOn: string;
    readonly edit: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly removeYes: string;
    readonly removeNo: string;
    readonly edited: string;
    readonly sent: string;
    readonly waiting: string;
    readonly refused: (values: { readonly errorText: string }) => string;
    readonly again: string;
    readonly offline: string;
    readonly slowed: string;
    readonly off: string;
    readonly locked: string;
    readonly unreachable: string;
    readonly author: string;
    readonly you: string;
    readonly newReply: string;
    readonly answerAuthor: string;
    readonly yourReply: string;
    readonly resolved: string;
    readonly gone: string;
    readonly quote: string;
    readonly showPassage: string;
    readonly closed: string;
    readonly ending: string;
    readonly endingText: string;
    readonly questions: string;
    readonly thanks: string;
    readonly said: string;
  };
}

declare module "*/reading.yaml" {
  export const readingWords: {
    readonly untitled: string;
    readonly opening: string;
    readonly demonstration: {
      readonly title: string;
      readonly text: string;
    };
    readonly personal: {
      readonly title: (values: { readonly name: string }) => string;
      readonly text: string;
      readonly signed: (values: { readonly name: string }) => string;
    };
    readonly announced: (values: { readonly day: string }) => string;
    readonly tellsLastScene: string;
    readonly gone: {
      readonly title: string;
      readonly text: string;
      readonly unsent: string;
      readonly copy: string;
      readonly copied: string;
      readonly notCopied: string;
    };
    readonly failed: {
      readonly title: string;
      readonly retry: string;
    };
    readonly locked: {
      readonly title: string;
      readonly text: string;
      readonly password: string;
      readonly open: string;
      readonly opening: string;
      readonly empty: string;
    };
    readonly skip: string;
    readonly bar: string;
    readonly contents: string;
    readonly acts: string;
    readonly characters: string;
    readonly charactersHint: string;
    readonly groupName: (values: { readonly name: string }) => string;
    readonly titlePage: string;
    readonly speeches: (values: { readonly count: number }) => string;
    readonly previousSpeech: string;
    readonly nextSpeech: string;
    readonly allSpeeches: string;
    readonly follows: (values: { readonly name: string }) => string;
    readonly view: string;
    readonly layout: string;
    readonly copy: string;
    readonly manuscript: string;
    readonly manuscriptLoading: string;
    readonly manuscriptFailed: string;
    readonly pageLabel: (values: { readonly number: number }) => string;
    readonly textSize: string;
    readonly smaller: string;
    readonly larger: string;
    readonly theme: string;
    readonly language: string;
    readonly light: string;
    readonly dark: string;
    readonly save: string;
    readonly pdf: string;
    readonly largePrint: string;
    readonly epub: string;
    readonly docx: string;
    readonly fountain: string;
    readonly preparing: string;
    readonly print: string;
    readonly notPrinted: string;
    readonly cast: string;
    readonly place: string;
    readonly time: string;
    readonly setting: string;
    readonly actsAndScenes: string;
    readonly synopsis: string;
    readonly productionNotes: string;
    readonly productionHistory: string;
    readonly musicalNumbers: string;
    readonly acknowledgments: string;
    readonly by: string;
    readonly introductions: {
      readonly translator: string;
    };
    readonly part: string;
    readonly asOf: (values: { readonly day: string }) => string;
    readonly live: (values: { readonly day: string }) => string;
    readonly blind: string;
    readonly empty: string;
    readonly newer: string;
    readonly showNewer: string;
    readonly keepOlder: string;
    readonly turnedOff: string;
    readonly keepReading: string;
    readonly progress: string;
    readonly leftOff: string;
    readonly fromStart: string;
    readonly end: string;
    readonly endOfPart: string;
    readonly madeWith: string;
    readonly promise: string;
    readonly writeYourOwn: string;
    readonly thisPassage: string;
    readonly remarkOn: (values: { readonly what: string }) => string;
  };
}

declare module "*/replyMails.yaml" {
  export const replyMailWords: {
    readonly title: string;
    readonly open: string;
    readonly email: string;
    readonly hint: string;
    readonly emailWrong: string;
    readonly send: string;
    readonly sending: string;
    readonly cancel: string;
    readonly waiting: (values: { readonly email: string }) => string;
    readonly on: (values: { readonly email: string }) => string;
    readonly again: string;
    readonly resend: string;
    readonly turnOff: string;
  };
}

declare module "*/runningTime.yaml" {
  export const runningTimeWords: {
    readonly estimated: (values: { readonly length: string }) => string;
    readonly estimatedWhy: string;
    readonly timed: (values: { readonly length: string }) => string;
    readonly timedWhy: (values: { readonly day: string }) => string;
    readonly outdatedWhy: (values: { readonly day: string; readonly length: string }) => string;
  };
}

declare module "*/saveManually.yaml" {
  export const saveManuallyWords: {
    readonly copyText: string;
    readonly downloadFountain: string;
    readonly copied: string;
    readonly exportFailed: string;
    readonly stopped: string;
  };
}

declare module "*/saving.yaml" {
  export const savingWords: {
    readonly saved: string;
    readonly saving: string;
    readonly onDevice: string;
    readonly onDeviceShort: string;
    readonly inBin: string;
    readonly notSaved: string;
    readonly overdue: string;
    readonly overdueShort: string;
    readonly offline: string;
    readonly signedOut: string;
    readonly signInToSync: string;
    readonly cannotSync: string;
    readonly details: string;
    readonly cannotSyncTitle: string;
    readonly close: string;
    readonly gone: string;
    readonly tooLarge: string;
    readonly notAccepted: string;
    readonly playLimit: string;
    readonly planFull: string;
    readonly onHold: string;
    readonly storageFull: string;
    readonly noStorage: string;
    readonly notHere: string;
    readonly noSuchPlay: string;
    readonly forgotten: string;
    readonly tooNew: string;
    readonly stillEmpty: string;
    readonly diverged: string;
  };
}

declare module "*/savingNotices.yaml" {
  export const savingNoticeWords: {
    readonly sessionOver: string;
    readonly signIn: string;
    readonly later: string;
    readonly binNotice: string;
    readonly restore: string;
    readonly restoring: string;
    readonly copyPlay: string;
    readonly copying: string;
    readonly copied: (values: { readonly title: string }) => string;
    readonly openInTab: string;
    readonly notRemoved: string;
    readonly unsentAtSignOut: (values: { readonly plays: number }) => string;
    readonly otherPerson: string;
  };
}

declare module "*/security.yaml" {
  export const securityWords: {
    readonly title: string;
    readonly lead: string;
    readonly credentialsTitle: string;
    readonly waysTitle: string;
    readonly providers: {
      readonly email: string;
    };
    readonly orLink: string;
    readonly factors: {
      readonly totp: string;
      readonly phone: string;
    };
    readonly statuses: {
      readonly verified: string;
      readonly unverified: string;
    };
    readonly off: string;
    readonly kinds: {
      readonly identity: string;
      readonly factor: string;
    };
    readonly appTitle: string;
    readonly appLead: string;
    readonly appOnLead: string;
    readonly factorsLoading: string;
    readonly factorsFailed: string;
    readonly setUp: string;
    readonly preparing: string;
    readonly scanTitle: string;
    readonly scan: string;
    readonly qr: string;
    readonly secretTitle: string;
    readonly secretKeep: string;
    readonly open: string;
    readonly codeTitle: string;
    readonly code: string;
    readonly codeOdd: string;
    readonly codeWrong: string;
    readonly switchOn: string;
    readonly switchingOn: string;
    readonly cancel: string;
    readonly switchedOn: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removeSubmit: string;
    readonly removed: string;
    readonly codesTitle: string;
    readonly codesLeft: (values: { readonly left: number }) => string;
    readonly codesFailed: string;
    readonly makeCodes: string;
    readonly makeNewCodes: string;
    readonly makingCodes: string;
    readonly makeNewTitle: string;
    readonly makeNewText: string;
    readonly makeNewSubmit: string;
    readonly newCodesTitle: string;
    readonly newCodesText: string;
    readonly copyCodes: string;
    readonly codesCopied: string;
    readonly codesNotCopied: string;
    readonly codesKept: string;
    readonly lostTitle: string;
    readonly lost: string;
    readonly sessionsTitle: string;
    readonly sessions: string;
    readonly before: (values: { readonly moment: string }) => string;
    readonly everywhere: string;
    readonly here: string;
    readonly signInsTitle: string;
    readonly signIns: string;
    readonly signInsLoading: string;
    readonly signInsFailed: string;
    readonly tryAgain: string;
    readonly noSignIns: string;
    readonly when: string;
    readonly how: string;
    readonly device: string;
    readonly unknownDevice: string;
    readonly means: {
      readonly password: string;
      readonly link: string;
      readonly "recovery-code": string;
    };
  };
}

declare module "*/settings.yaml" {
  export const settingsWords: {
    readonly title: string;
    readonly change: string;
    readonly cancel: string;
    readonly email: string;
    readonly changeEmail: string;
    readonly continue: string;
    readonly newEmail: string;
    readonly newEmailHint: string;
    readonly emailMissing: string;
    readonly emailOdd: string;
    readonly emailSame: string;
    readonly sendCode: string;
    readonly sendingCode: string;
    readonly codeFrom: string;
    readonly codeSent: (values: { readonly email: string; readonly old: string }) => string;
    readonly codeOdd: string;
    readonly codeWrong: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly resend: string;
    readonly resent: string;
    readonly otherEmail: string;
    readonly keepEmail: string;
    readonly emailChanged: (values: { readonly email: string }) => string;
    readonly password: string;
    readonly passwordDots: string;
    readonly changePassword: string;
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly show: string;
    readonly hidden: string;
    readonly shown: string;
    readonly oldMissing: string;
    readonly oldWrong: string;
    readonly passwordSame: string;
    readonly setPassword: string;
    readonly settingPassword: string;
    readonly passwordChanged: string;
    readonly othersStay: string;
    readonly everywhere: string;
    readonly writingTitle: string;
    readonly interfaceLanguage: string;
    readonly interfaceLanguageHint: string;
    readonly language: string;
    readonly languageHint: string;
    readonly languageSaved: (values: { readonly language: string }) => string;
    readonly theme: string;
    readonly themeHint: string;
    readonly light: string;
    readonly dark: string;
    readonly mailsTitle: string;
    readonly privacyTitle: string;
    readonly privacy: string;
    readonly cookies: string;
    readonly crmOptOut: string;
    readonly crmOptOutHint: string;
    readonly crmRefused: string;
    readonly crmAllowed: string;
    readonly commentMails: string;
    readonly commentMailsHint: string;
    readonly commentMailsOn: string;
    readonly commentMailsOff: string;
  };
  export const deleteAccountWords: {
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly dialogTitle: string;
    readonly goesTitle: string;
    readonly goes: readonly (string)[];
    readonly keepsTitle: string;
    readonly keeps: string;
    readonly exportFirst: string;
    readonly next: string;
    readonly cancel: string;
    readonly proveTitle: string;
    readonly proved: string;
    readonly submit: string;
    readonly busy: string;
  };
  export const accountDeletedWords: {
    readonly title: string;
    readonly lead: string;
    readonly text: string;
    readonly kept: string;
    readonly back: string;
    readonly home: string;
  };
}

declare module "*/sharing.yaml" {
  export const sharingWords: {
    readonly share: string;
    readonly shareItem: string;
    readonly title: (values: { readonly play: string }) => string;
    readonly lead: string;
    readonly promise: string;
    readonly loading: string;
    readonly tryAgain: string;
    readonly close: string;
    readonly newLink: string;
    readonly links: string;
    readonly options: string;
    readonly make: string;
    readonly making: string;
    readonly keep: string;
    readonly keeping: string;
    readonly cancel: string;
    readonly label: string;
    readonly labelHint: string;
    readonly labelTooLong: string;
    readonly shows: string;
    readonly whole: string;
    readonly scenes: string;
    readonly noScenes: string;
    readonly chooseScene: string;
    readonly when: string;
    readonly live: string;
    readonly frozen: string;
    readonly partIsFrozen: string;
    readonly feedback: string;
    readonly feedbackText: string;
    readonly mayDownload: string;
    readonly mayDownloadText: string;
    readonly tellsLastScene: string;
    readonly tellsLastSceneText: string;
    readonly isBlind: string;
    readonly isBlindText: string;
    readonly names: {
      readonly title: string;
      readonly lead: string;
      readonly none: string;
      readonly unknown: string;
      readonly live: string;
      readonly loading: string;
      readonly count: (values: { readonly count: number }) => string;
    };
    readonly password: string;
    readonly passwordHint: string;
    readonly newPasswordHint: string;
    readonly passwordTooShort: string;
    readonly noPassword: string;
    readonly endsAt: string;
    readonly endsAtHint: string;
    readonly endLiesBack: string;
    readonly gated: {
      readonly feedback: string;
      readonly blindReading: string;
      readonly linkPasswords: string;
      readonly linkEndDates: string;
    };
    readonly locked: (values: { readonly plan: string; readonly features: string }) => string;
    readonly seePlans: string;
    readonly copy: string;
    readonly copied: string;
    readonly copiedSign: string;
    readonly send: string;
    readonly address: string;
    readonly qr: string;
    readonly mail: string;
    readonly mailSubject: (values: { readonly play: string }) => string;
    readonly mailBody: (values: { readonly play: string; readonly address: string }) => string;
    readonly open: string;
    readonly change: string;
    readonly refresh: string;
    readonly refreshed: string;
    readonly chooseAgain: string;
    readonly revoke: string;
    readonly revokeQuestion: string;
    readonly revokeNow: string;
    readonly revoked: string;
    readonly noLinks: string;
    readonly made: string;
    readonly kept: string;
    readonly nameless: string;
    readonly problem: string;
    readonly nothingToRead: string;
    readonly facts: {
      readonly scenes: (values: { readonly count: number }) => string;
      readonly whole: string;
      readonly live: string;
      readonly asOf: (values: { readonly day: string }) => string;
      readonly blind: string;
      readonly feedback: string;
      readonly downloads: string;
      readonly password: string;
      readonly until: (values: { readonly day: string }) => string;
      readonly ended: (values: { readonly day: string }) => string;
      readonly progress: string;
      readonly lastScene: (values: { readonly scene: string }) => string;
      readonly notOpened: string;
      readonly opened: (values: { readonly times: number; readonly day: string }) => string;
    };
  };
}

declare module "*/shell.yaml" {
  export const shellWords: {
    readonly brand: string;
    readonly loading: string;
    readonly skip: string;
    readonly nav: string;
    readonly foot: string;
    readonly signIn: string;
    readonly signOut: string;
    readonly signOutHere: string;
    readonly yourPlays: string;
    readonly cookieSettings: string;
    readonly footNote: string;
    readonly account: (values: { readonly name: string }) => string;
    readonly dismiss: string;
    readonly lightTheme: string;
    readonly darkTheme: string;
    readonly dark: string;
    readonly unsentTitle: string;
    readonly correctionsTitle: string;
    readonly unreachableTitle: string;
    readonly othersUnreachable: string;
    readonly unsentStay: string;
    readonly unsentLeave: string;
  };
}

declare module "*/shortcuts.yaml" {
  export const shortcutGroups: readonly ({
    readonly title: string;
    readonly actions: readonly ({
      readonly label: string;
      readonly keys: string;
      readonly macKeys: string;
    })[];
  })[];
}

declare module "*/stage.yaml" {
  export const stageWords: {
    readonly nobody: string;
    readonly perhaps: (values: { readonly count: number }) => string;
    readonly perhapsMore: (values: { readonly count: number }) => string;
    readonly perhapsNames: (values: { readonly names: string }) => string;
    readonly perhapsWhy: string;
    readonly computing: string;
    readonly stripChoice: string;
    readonly openPanel: string;
    readonly hint: {
      readonly gone: (values: { readonly name: string }) => string;
      readonly early: (values: { readonly name: string }) => string;
    };
    readonly hintsTitle: string;
    readonly hintsWhy: string;
    readonly enteredHere: (values: { readonly name: string }) => string;
    readonly offstage: string;
    readonly reasonWrong: {
      readonly gone: (values: { readonly name: string }) => string;
      readonly early: (values: { readonly name: string }) => string;
    };
    readonly frenchScenes: string;
    readonly frenchScenesWhy: string;
    readonly frenchScene: (values: { readonly number: number }) => string;
    readonly atStart: string;
    readonly enters: (values: { readonly count: number; readonly names: string }) => string;
    readonly exits: (values: { readonly count: number; readonly names: string }) => string;
    readonly corrected: string;
    readonly correct: string;
    readonly correctBlock: (values: { readonly text: string }) => string;
    readonly here: string;
    readonly noChange: string;
    readonly whoEnters: string;
    readonly whoExits: string;
    readonly nobodyToEnter: string;
    readonly nobodyToExit: string;
    readonly saveCorrection: string;
    readonly cancel: string;
    readonly asRecognized: string;
    readonly noSpeakers: string;
    readonly beforeFirstScene: string;
    readonly unnamedScene: string;
    readonly goTo: (values: { readonly text: string }) => string;
    readonly character: string;
    readonly groupName: (values: { readonly name: string }) => string;
    readonly lines: string;
    readonly words: string;
    readonly silent: string;
    readonly silentSign: string;
    readonly silentWhy: string;
    readonly perhapsCell: string;
    readonly cell: (values: { readonly lines: number }) => string;
    readonly byFrenchScene: string;
    readonly downloadCsv: string;
    readonly gridCaption: string;
    readonly gridHint: string;
    readonly gridPerhaps: string;
    readonly gridEmpty: string;
    readonly fileName: (values: { readonly title: string }) => string;
  };
}

declare module "*/statistics.yaml" {
  export const statisticsWords: {
    readonly numbers: string;
    readonly counting: string;
    readonly pages: string;
    readonly words: string;
    readonly runningTime: string;
    readonly byPages: string;
    readonly byWords: string;
    readonly asTable: string;
    readonly balance: string;
    readonly spoken: string;
    readonly directions: string;
    readonly other: string;
    readonly kind: string;
    readonly share: string;
    readonly percent: (values: { readonly share: number }) => string;
    readonly balanceChart: (values: { readonly spoken: number; readonly directions: number; readonly other: number }) => string;
    readonly characters: string;
    readonly charactersByLines: string;
    readonly charactersChart: (values: { readonly count: number; readonly first: string }) => string;
    readonly sortBy: string;
    readonly character: string;
    readonly group: string;
    readonly groupName: (values: { readonly name: string }) => string;
    readonly lines: string;
    readonly noCharacters: string;
    readonly moreCharacters: (values: { readonly count: number }) => string;
    readonly scenes: string;
    readonly scenesChart: (values: { readonly count: number; readonly longest: string }) => string;
    readonly scene: string;
    readonly total: string;
    readonly noScenes: string;
    readonly change: string;
    readonly wordCount: (values: { readonly count: number }) => string;
    readonly changeChart: (values: { readonly from: string; readonly to: string; readonly first: number; readonly last: number }) => string;
    readonly changeWhy: string;
    readonly changeLater: string;
    readonly day: string;
    readonly downloadCsv: string;
    readonly fileName: (values: { readonly title: string }) => string;
    readonly about: string;
    readonly name: string;
    readonly play: string;
  };
}

declare module "*/submission.yaml" {
  export const submissionWords: {
    readonly lead: string;
    readonly contents: string;
    readonly parts: {
      readonly script: string;
      readonly blindScript: string;
      readonly firstPages: string;
      readonly synopsis: string;
      readonly characters: string;
      readonly actsAndScenes: string;
      readonly musicalNumbers: string;
      readonly productionHistory: string;
      readonly titlePage: string;
      readonly coverLetter: string;
      readonly bio: string;
      readonly goals: string;
    };
    readonly missing: {
      readonly script: string;
      readonly blindScript: string;
      readonly firstPages: string;
      readonly synopsis: string;
      readonly characters: string;
      readonly actsAndScenes: string;
      readonly musicalNumbers: string;
      readonly productionHistory: string;
      readonly titlePage: string;
      readonly coverLetter: string;
      readonly bio: string;
      readonly goals: string;
    };
    readonly addToFront: string;
    readonly openProfile: string;
    readonly pages: string;
    readonly pagesHint: string;
    readonly pagesError: string;
    readonly letter: string;
    readonly blind: string;
    readonly blindHint: string;
    readonly format: string;
    readonly formats: {
      readonly pdf: string;
      readonly docx: string;
    };
    readonly presets: string;
    readonly preset: string;
    readonly noPreset: string;
    readonly presetName: string;
    readonly savePreset: string;
    readonly rename: string;
    readonly remove: string;
    readonly presetsFailed: (values: { readonly errorText: string }) => string;
    readonly tryAgain: string;
    readonly saved: (values: { readonly name: string }) => string;
    readonly renamed: (values: { readonly name: string }) => string;
    readonly removed: (values: { readonly name: string }) => string;
    readonly builtIn: {
      readonly theater: string;
      readonly competition: string;
    };
    readonly files: string;
    readonly noFiles: string;
    readonly summary: (values: { readonly files: number }) => string;
    readonly zip: (values: { readonly files: number; readonly name: string }) => string;
    readonly named: string;
    readonly save: string;
    readonly saving: string;
    readonly cancel: string;
    readonly nothing: string;
    readonly failed: string;
  };
}

declare module "*/submissionImport.yaml" {
  export const submissionImportWords: {
    readonly title: string;
    readonly lead: string;
    readonly chooseFile: string;
    readonly file: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly usePasted: string;
    readonly empty: string;
    readonly tooLarge: string;
    readonly workbook: string;
    readonly cancel: string;
    readonly back: string;
    readonly close: string;
    readonly columns: string;
    readonly columnsLead: string;
    readonly column: string;
    readonly columnNumber: (values: { readonly number: string }) => string;
    readonly example: string;
    readonly goesTo: string;
    readonly dates: string;
    readonly fieldOf: (values: { readonly heading: string }) => string;
    readonly formOf: (values: { readonly heading: string }) => string;
    readonly toNotes: string;
    readonly hasHeadings: string;
    readonly hasHeadingsText: string;
    readonly forms: {
      readonly us: string;
      readonly european: string;
      readonly iso: string;
    };
    readonly currency: string;
    readonly currencyHint: string;
    readonly preview: string;
    readonly rows: (values: { readonly count: number }) => string;
    readonly withProblems: (values: { readonly count: number }) => string;
    readonly line: string;
    readonly unnamed: string;
    readonly problems: {
      readonly noRecipient: string;
      readonly tooLong: string;
      readonly unread: (values: { readonly field: string; readonly cell: string }) => string;
    };
    readonly store: (values: { readonly count: number }) => string;
    readonly progressLabel: string;
    readonly progress: (values: { readonly stored: number; readonly all: number }) => string;
    readonly done: (values: { readonly count: number }) => string;
    readonly stopped: string;
    readonly goOn: string;
  };
}

declare module "*/submissionLog.yaml" {
  export const submissionLogWords: {
    readonly title: string;
    readonly helpFor: (values: { readonly title: string }) => string;
    readonly add: string;
    readonly import: string;
    readonly export: string;
    readonly fileName: (values: { readonly day: string }) => string;
    readonly loading: string;
    readonly failedTitle: string;
    readonly retry: string;
    readonly seePlans: string;
    readonly notSaved: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly emptyStart: string;
    readonly emptyImport: string;
    readonly view: string;
    readonly asTable: string;
    readonly asBoard: string;
    readonly search: string;
    readonly searchHint: string;
    readonly filters: string;
    readonly filtersSet: (values: { readonly count: number }) => string;
    readonly play: string;
    readonly allPlays: string;
    readonly state: string;
    readonly allStates: string;
    readonly openStates: string;
    readonly year: string;
    readonly allYears: string;
    readonly kind: string;
    readonly allKinds: string;
    readonly sortBy: string;
    readonly noMatch: string;
    readonly clearFilters: string;
    readonly shownOf: (values: { readonly shown: number; readonly count: number }) => string;
    readonly totals: {
      readonly label: string;
      readonly sent: (values: { readonly count: number }) => string;
      readonly open: (values: { readonly count: number }) => string;
      readonly answered: (values: { readonly count: number }) => string;
      readonly fees: (values: { readonly year: string; readonly amounts: string }) => string;
      readonly noFees: (values: { readonly year: string }) => string;
    };
    readonly states: {
      readonly planned: string;
      readonly waiting: string;
      readonly longlist: string;
      readonly declined: string;
      readonly accepted: string;
      readonly withdrawn: string;
    };
    readonly kinds: {
      readonly theater: string;
      readonly competition: string;
      readonly person: string;
      readonly other: string;
    };
    readonly columns: {
      readonly recipient: string;
      readonly play: string;
      readonly version: string;
      readonly deadline: string;
      readonly sent: string;
      readonly fee: string;
      readonly state: string;
      readonly expected: string;
      readonly actions: string;
    };
    readonly sortColumn: (values: { readonly column: string }) => string;
    readonly groups: {
      readonly answerLate: string;
      readonly overdue: string;
      readonly week: string;
      readonly month: string;
      readonly later: string;
      readonly none: string;
    };
    readonly groupEmpty: string;
    readonly alsoWaiting: (values: { readonly count: number }) => string;
    readonly untitled: string;
    readonly dueAt: (values: { readonly day: string }) => string;
    readonly dueAtTime: (values: { readonly day: string; readonly time: string }) => string;
    readonly sentOn: (values: { readonly day: string }) => string;
    readonly expectedBy: (values: { readonly day: string }) => string;
    readonly answeredOn: (values: { readonly day: string }) => string;
    readonly late: string;
    readonly overdue: string;
    readonly entryGone: string;
    readonly actionsOf: (values: { readonly recipient: string }) => string;
    readonly edit: string;
    readonly markSent: string;
    readonly markLonglist: string;
    readonly markDeclined: string;
    readonly markAccepted: string;
    readonly withdraw: string;
    readonly openSent: string;
    readonly changedSince: string;
    readonly delete: string;
    readonly undo: string;
    readonly saved: (values: { readonly recipient: string }) => string;
    readonly marked: (values: { readonly recipient: string; readonly state: string }) => string;
    readonly deleted: (values: { readonly recipient: string }) => string;
    readonly deleteTitle: string;
    readonly deleteText: (values: { readonly recipient: string }) => string;
    readonly keep: string;
    readonly call: {
      readonly named: (values: { readonly name: string }) => string;
      readonly ownWithoutYear: string;
      readonly deleted: string;
      readonly unknown: (values: { readonly errorText: string }) => string;
      readonly again: string;
    };
    readonly addTitle: string;
    readonly editTitle: string;
    readonly cancel: string;
    readonly save: string;
    readonly saving: string;
    readonly fields: {
      readonly recipient: string;
      readonly recipientHint: string;
      readonly recipientKind: string;
      readonly address: string;
      readonly addressHint: string;
      readonly playTitle: string;
      readonly play: string;
      readonly otherPlay: string;
      readonly savedVersion: string;
      readonly noVersion: string;
      readonly versionNumber: (values: { readonly number: string }) => string;
      readonly versionName: string;
      readonly versionHint: string;
      readonly files: string;
      readonly filesHint: string;
      readonly deadlineDay: string;
      readonly deadlineTime: string;
      readonly deadlineTimeHint: string;
      readonly zone: string;
      readonly ownZone: (values: { readonly zone: string }) => string;
      readonly ownTime: (values: { readonly moment: string }) => string;
      readonly fee: string;
      readonly currency: string;
      readonly sentOn: string;
      readonly state: string;
      readonly answeredOn: string;
      readonly answerExpectedBy: string;
      readonly notes: string;
    };
    readonly parts: {
      readonly what: string;
      readonly when: string;
      readonly fee: string;
      readonly answer: string;
    };
    readonly errors: {
      readonly recipient: string;
      readonly amount: string;
      readonly currency: string;
      readonly other: string;
    };
    readonly headings: {
      readonly playTitle: string;
      readonly recipient: string;
      readonly recipientKind: string;
      readonly address: string;
      readonly deadline: string;
      readonly deadlineTime: string;
      readonly deadlineZone: string;
      readonly sentOn: string;
      readonly versionName: string;
      readonly files: string;
      readonly fee: string;
      readonly currency: string;
      readonly state: string;
      readonly answeredOn: string;
      readonly answerExpectedBy: string;
      readonly notes: string;
      readonly playId: string;
      readonly versionId: string;
      readonly callId: string;
      readonly submissionId: string;
      readonly createdAt: string;
      readonly changedAt: string;
    };
  };
}

declare module "*/submissionsDue.yaml" {
  export const dueWords: {
    readonly next: (values: { readonly day: string; readonly recipient: string }) => string;
    readonly nextOf: (values: { readonly day: string; readonly recipient: string; readonly play: string }) => string;
    readonly onDay: (values: { readonly day: string }) => string;
    readonly late: (values: { readonly count: number }) => string;
  };
}

declare module "*/subscription.yaml" {
  export const subscriptionWords: {
    readonly title: string;
    readonly plan: string;
    readonly status: string;
    readonly paid: string;
    readonly intervals: {
      readonly monthly: string;
      readonly yearly: string;
    };
    readonly plays: string;
    readonly limit: (values: { readonly limit: number }) => string;
    readonly plans: string;
    readonly manage: string;
    readonly manageAside: string;
    readonly manageEnded: string;
    readonly managing: string;
    readonly given: string;
    readonly givenContact: string;
    readonly unknown: {
      readonly title: string;
      readonly text: string;
      readonly again: string;
      readonly trying: string;
    };
    readonly billingFailed: string;
    readonly problem: string;
    readonly wanted: {
      readonly feedback: {
        readonly title: string;
        readonly text: (values: { readonly plan: string }) => string;
      };
    };
    readonly back: string;
    readonly waiting: {
      readonly title: string;
      readonly text: string;
    };
    readonly open: {
      readonly title: string;
      readonly text: (values: { readonly plan: string }) => string;
      readonly news: string;
    };
    readonly late: {
      readonly title: string;
      readonly text: string;
      readonly again: string;
      readonly contact: string;
    };
    readonly left: string;
    readonly goOn: {
      readonly plays: string;
      readonly feedback: string;
      readonly writing: string;
    };
    readonly unlimited: string;
  };
  export const onHoldWords: {
    readonly locked: string;
    readonly update: string;
    readonly feedbackTitle: string;
    readonly feedback: string;
  };
  export const statusSentences: {
    readonly free: string;
    readonly unknown: (values: { readonly status: string }) => string;
    readonly paidThrough: (values: { readonly day: string }) => string;
    readonly endsAtPeriodEnd: (values: { readonly day: string }) => string;
    readonly activeUntil: (values: { readonly day: string }) => string;
    readonly renews: (values: { readonly day: string }) => string;
    readonly trialCanceled: (values: { readonly day: string }) => string;
    readonly trial: (values: { readonly day: string }) => string;
    readonly late: string;
    readonly lateUntil: (values: { readonly day: string }) => string;
    readonly lateAndClosed: string;
    readonly unpaid: string;
    readonly paused: string;
    readonly ended: (values: { readonly day: string }) => string;
    readonly incomplete: string;
    readonly incompleteExpired: string;
  };
}

declare module "*/termsPage.md" {
  export const termsPage: {
    readonly title: string;
    readonly sections: readonly ({
      readonly heading: string;
      readonly paragraphs: readonly (string)[];
    })[];
    readonly lead: string;
  };
}

declare module "*/timing.yaml" {
  export const timingWords: {
    readonly title: string;
    readonly hint: string;
    readonly reading: (values: { readonly day: string; readonly length: string }) => string;
    readonly changed: string;
    readonly timedOn: (values: { readonly day: string }) => string;
    readonly changedSince: (values: { readonly day: string; readonly length: string }) => string;
    readonly remove: string;
    readonly removed: string;
    readonly undo: string;
    readonly stopwatch: string;
    readonly start: string;
    readonly pause: string;
    readonly resume: string;
    readonly next: string;
    readonly finish: string;
    readonly discard: string;
    readonly discarded: string;
    readonly soFar: string;
    readonly paused: string;
    readonly nowReading: (values: { readonly scene: string }) => string;
    readonly keepsRunning: string;
    readonly saved: string;
    readonly tooShort: string;
    readonly notStored: string;
    readonly typed: string;
    readonly time: string;
    readonly timeHint: string;
    readonly timeError: string;
    readonly day: string;
    readonly dayError: string;
    readonly save: string;
    readonly sceneTime: string;
  };
}

declare module "*/tips.yaml" {
  export const tipWords: {
    readonly title: string;
    readonly withKeys: {
      readonly cue: string;
      readonly dialogue: string;
      readonly direction: string;
    };
    readonly withBar: {
      readonly cue: string;
      readonly dialogue: string;
      readonly direction: string;
    };
    readonly inSetting: string;
    readonly hide: string;
    readonly hidden: string;
  };
}

declare module "*/titles.yaml" {
  export const titleWords: {
    readonly home: string;
    readonly about: string;
    readonly contact: string;
    readonly faq: string;
    readonly help: string;
    readonly guide: string;
    readonly pricing: string;
    readonly privacy: string;
    readonly terms: string;
    readonly cookies: string;
    readonly auth: string;
    readonly signup: string;
    readonly forgotPassword: string;
    readonly resetPassword: string;
    readonly shared: string;
    readonly editor: string;
    readonly dashboard: string;
    readonly submissions: string;
    readonly profile: string;
    readonly accountSettings: string;
    readonly subscription: string;
    readonly feedback: string;
    readonly crmAutomation: string;
    readonly userActivity: string;
    readonly messages: string;
    readonly serviceHealth: string;
    readonly security: string;
    readonly goodbye: string;
    readonly notFound: string;
  };
}

declare module "*/typing.yaml" {
  export const typingWords: {
    readonly item: string;
    readonly title: string;
    readonly language: string;
    readonly languageHint: string;
    readonly accountLanguage: (values: { readonly language: string }) => string;
    readonly replacements: string;
    readonly undoHint: string;
    readonly done: string;
    readonly keptQuotes: string;
  };
  export const replacementWords: {
    readonly quotes: {
      readonly label: string;
      readonly text: (values: { readonly marks: string }) => string;
    };
    readonly dashes: {
      readonly label: string;
      readonly text: (values: { readonly marks: string }) => string;
    };
    readonly ellipses: {
      readonly label: string;
      readonly text: (values: { readonly marks: string }) => string;
    };
  };
}

declare module "*/versionSubmissions.yaml" {
  export const versionSubmissionWords: {
    readonly title: string;
  };
}

declare module "*/view.yaml" {
  export const viewWords: {
    readonly menu: string;
    readonly group: string;
    readonly draft: string;
    readonly lit: string;
    readonly focus: string;
    readonly typewriter: string;
    readonly whitePages: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoom: (values: { readonly percent: number }) => string;
    readonly actualSize: string;
    readonly overview: string;
    readonly overviewTitle: string;
    readonly overviewHint: string;
    readonly page: (values: { readonly label: string }) => string;
    readonly titlePage: string;
    readonly frontPage: string;
    readonly hidePanels: string;
    readonly fullScreen: string;
    readonly writingTips: string;
  };
}
